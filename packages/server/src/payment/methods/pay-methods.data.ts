import type { Label } from '@mallwright/contract/values'

/** A leaf of the payment methods. */
export interface LeafPlan {
  readonly code: string
  readonly name: Label
  readonly showType: number
  readonly payChannels: readonly number[]
  readonly needsPhone?: boolean
  readonly needsAccount?: boolean
  readonly tips?: Label
}

/** A method with its leaves, or with tabs of leaves. */
export interface MethodPlan {
  readonly code: string
  readonly name: Label
  readonly icon: string
  readonly leaves?: readonly LeafPlan[]
  readonly tabs?: readonly { readonly code: string; readonly name: Label; readonly leaves: readonly LeafPlan[] }[]
}

/** Where a leaf is offered: 1 browser, 2 native shell outside WeChat, 4 WeChat. */
const EVERYWHERE = [1, 2, 4]
const OUTSIDE_WECHAT = [1, 2]

const WECHAT: Omit<MethodPlan, 'leaves'> = {
  code: 'WECHAT',
  name: { zh: '微信支付', en: 'WeChat Pay' },
  icon: 'wechat',
}
const QR: LeafPlan = {
  code: '1002',
  name: { zh: '微信扫码', en: 'WeChat QR code' },
  showType: 3,
  payChannels: OUTSIDE_WECHAT,
}
const MINI_PROGRAM: LeafPlan = {
  code: '1003',
  name: { zh: '微信小程序', en: 'WeChat mini program' },
  showType: 6,
  payChannels: EVERYWHERE,
}

const TRANSFER_TIPS: Label = {
  zh: '<p>请使用<strong>与付款账户一致</strong>的企业账户转账，并在附言中填写付款单号。到账核销后订单自动生效。</p>',
  en: '<p>Transfer from <strong>the account that you enter here</strong> and give the payment number as reference. The order goes on once the money is booked.</p>',
}

/** The methods of each channel. The sandbox has one for each show type, and one that no client knows. Engine 7.1. */
export const METHOD_PLANS: Readonly<Record<string, readonly MethodPlan[]>> = {
  // Mini programs pay by the same channel, once the shop can lead to one.
  wechat: [{ ...WECHAT, leaves: [QR] }],
  transfer: [
    {
      code: 'TRANSFER',
      name: { zh: '企业转账', en: 'Company transfer' },
      icon: 'transfer',
      leaves: [
        {
          code: '4001',
          name: { zh: '对公转账', en: 'Bank transfer' },
          showType: 2,
          payChannels: EVERYWHERE,
          needsAccount: true,
          tips: TRANSFER_TIPS,
        },
      ],
    },
  ],
  sandbox: [
    {
      ...WECHAT,
      leaves: [
        { code: '1001', name: { zh: '微信H5', en: 'WeChat in the browser' }, showType: 1, payChannels: OUTSIDE_WECHAT },
        QR,
        MINI_PROGRAM,
      ],
    },
    {
      code: 'ALIPAY',
      name: { zh: '支付宝', en: 'Alipay' },
      icon: 'alipay',
      leaves: [
        { code: '2001', name: { zh: '支付宝网页', en: 'Alipay website' }, showType: 2, payChannels: OUTSIDE_WECHAT },
        { code: '2002', name: { zh: '支付宝扫码', en: 'Alipay QR code' }, showType: 3, payChannels: OUTSIDE_WECHAT },
        { code: '2003', name: { zh: '支付宝小程序', en: 'Alipay mini program' }, showType: 5, payChannels: EVERYWHERE },
      ],
    },
    {
      code: 'BANK',
      name: { zh: '银行支付', en: 'Online banking' },
      icon: 'bank',
      tabs: [
        {
          code: 'BANK_PERSON',
          name: { zh: '个人网银', en: 'Personal' },
          leaves: [
            {
              code: '3101',
              name: { zh: '演示银行甲', en: 'Demo bank A' },
              showType: 2,
              payChannels: EVERYWHERE,
              needsPhone: true,
              tips: {
                zh: '<p>单笔限额 <strong>50,000 元</strong>，以银行规定为准。</p>',
                en: '<p>At most <strong>50,000 yuan</strong> a payment; the bank may set less.</p>',
              },
            },
            {
              code: '3102',
              name: { zh: '演示银行乙', en: 'Demo bank B' },
              showType: 1,
              payChannels: EVERYWHERE,
              needsPhone: true,
            },
          ],
        },
        {
          code: 'BANK_COMPANY',
          name: { zh: '企业网银', en: 'Company' },
          leaves: [
            {
              code: '100',
              name: { zh: '企业网银网关', en: 'Banking gateway' },
              showType: 2,
              payChannels: EVERYWHERE,
              needsAccount: true,
            },
            {
              code: '3202',
              name: { zh: '演示银行丙', en: 'Demo bank C' },
              showType: 2,
              payChannels: EVERYWHERE,
              needsAccount: true,
            },
          ],
        },
      ],
    },
    {
      code: 'WALLET',
      name: { zh: '数字钱包', en: 'Digital wallet' },
      icon: 'wallet',
      leaves: [
        { code: '5001', name: { zh: '原生支付', en: 'Native wallet' }, showType: 4, payChannels: EVERYWHERE },
        {
          code: '5009',
          name: { zh: '未知方式（演示）', en: 'Unknown method (demo)' },
          showType: 9,
          payChannels: EVERYWHERE,
        },
      ],
    },
  ],
}
