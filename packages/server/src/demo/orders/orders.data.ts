import type { AfterSaleStepName, AskStep } from './play-after-sale.ts'
import type { InvoiceStepName } from './play-invoice.ts'
import { TIMED_OFFERS } from '../trade/timed-offers.data.ts'

/** What happens to an order of the demo; a number is the time (min) that passes. */
export type OrderStep =
  | number
  | 'approve'
  | 'reject'
  | 'expireApproval'
  | 'beginPay'
  | 'failPay'
  | 'pay'
  | 'expirePay'
  | 'lateMoney'
  | 'transfer'
  | 'refuseTransfer'
  | 'cancel'
  | 'cancelByShop'
  | 'remind'
  | 'shipLate'
  | 'changeAddress'
  | 'shipLine'
  | 'ship'
  | 'track'
  | 'extend'
  | 'receive'
  | 'receiveByTime'
  | 'delete'
  | AfterSaleStepName
  | InvoiceStepName
  | AskStep

/** An order of the demo, or several of one trade: what is bought, and what happens to it until now. Domain 4.6. */
export interface OrderPlan {
  /** Number behind the D. */
  readonly number: number
  readonly phone: string
  readonly lines: readonly (readonly [variant: string, qty: number])[]
  /** Name of a coupon that its buyer has received. */
  readonly coupon?: string
  readonly remark?: string
  /** Time (h) that it can be paid, where half an hour would be over before anybody looks. */
  readonly payHours?: number
  readonly steps: readonly OrderStep[]
}

const HOUR = 60
const DAY = 24 * HOUR

/** A parcel from the payment to the courier, with the hours between its steps. */
const SENT = ['pay', 3 * HOUR, 'ship', 5 * HOUR, 'track', 4 * HOUR, 'track', 9 * HOUR, 'track'] as const
const AT_THE_DOOR = [...SENT, 7 * HOUR, 'track', 8 * HOUR, 'track'] as const
const SIGNED = [...AT_THE_DOOR, 3 * HOUR, 'track'] as const

/** From the application to the shop that has its goods again, with the hours between. */
const AGREED = [3 * HOUR, 'agree'] as const
const SENT_BACK = [...AGREED, 20 * HOUR, 'sendBack'] as const
const BACK_AT_THE_SHOP = [...SENT_BACK, 2 * DAY, 'takeBack'] as const
const RECEIVED = [5, ...SIGNED, DAY, 'receive', DAY] as const

/** From the application to the invoice, with the hours between. */
const INVOICED = ['applyInvoice', 5 * HOUR, 'acceptInvoice', 3 * HOUR, 'issueInvoice'] as const

/** Orders whose after-sales stand in each state: A01 is D24's, others D19's, D41's and D42's. Domain 4.6. */
const AFTER_SALE_PLANS: readonly OrderPlan[] = [
  {
    number: 47,
    phone: '19900130003',
    lines: [['P05003-02', 4]],
    steps: [...RECEIVED, { ask: 2, reason: 'NOT_AS_DESCRIBED' }, ...AGREED, 2 * HOUR],
  },
  {
    number: 48,
    phone: '19900140002',
    lines: [['P01006-01', 2]],
    steps: [...RECEIVED, { ask: 2, reason: 'DAMAGED', text: '外箱破损受潮' }, ...SENT_BACK, 5 * HOUR],
  },
  {
    number: 49,
    phone: '19900130002',
    lines: [['P08001-01', 4]],
    steps: [5, 'pay', 2 * HOUR, { ask: 1, qty: 2, reason: 'WRONG_ORDER' }, HOUR, 'agree', HOUR, 'failRefund', HOUR],
  },
  {
    number: 50,
    phone: '19900130001',
    lines: [['P12003-02', 4]],
    steps: [...RECEIVED, { ask: 3, qty: 1, reason: 'MISSING', text: '少了一个配件' }, ...BACK_AT_THE_SHOP, 3 * HOUR],
  },
  {
    number: 51,
    phone: '19900140002',
    lines: [['P01015-01', 4]],
    steps: [
      ...RECEIVED,
      { ask: 3, qty: 2, reason: 'WRONG_SPEC' },
      ...BACK_AT_THE_SHOP,
      5 * HOUR,
      'sendExchange',
      8 * HOUR,
    ],
  },
  {
    number: 52,
    phone: '19900140001',
    lines: [['P01006-02', 3]],
    steps: [
      ...RECEIVED,
      { ask: 3, qty: 1, reason: 'DAMAGED' },
      ...BACK_AT_THE_SHOP,
      5 * HOUR,
      'sendExchange',
      2 * DAY,
      'confirmExchange',
      DAY,
    ],
  },
  {
    number: 53,
    phone: '19900130002',
    lines: [['P08001-02', 6]],
    steps: [
      ...RECEIVED,
      { ask: 2, qty: 2, reason: 'MISSING' },
      HOUR,
      'withdraw',
      3 * HOUR,
      { ask: 2, qty: 2, reason: 'WRONG_SPEC' },
      2 * HOUR,
      'refuse',
      2 * HOUR,
      'withdraw',
      HOUR,
      { ask: 2, qty: 2, reason: 'NOT_AS_DESCRIBED', text: '请按描述再核实一次' },
      2 * HOUR,
    ],
  },
  {
    number: 54,
    phone: '19900140002',
    lines: [['P12006-01', 4]],
    steps: [...RECEIVED, { ask: 2, qty: 1, reason: 'WRONG_SPEC' }, 5 * HOUR, 'refuse', 3 * HOUR],
  },
  {
    number: 55,
    phone: '19900130001',
    lines: [['P08003-01', 4]],
    steps: [...RECEIVED, { ask: 2, qty: 2, reason: 'DAMAGED' }, ...SENT_BACK, DAY, 'refuseGoods', 2 * HOUR],
  },
  {
    number: 56,
    phone: '19900130003',
    lines: [['P05011-01', 4]],
    steps: [
      ...RECEIVED,
      { ask: 2, qty: 2, reason: 'NOT_AS_DESCRIBED' },
      HOUR,
      'refuse',
      HOUR,
      'applyPlatform',
      2 * HOUR,
    ],
  },
  {
    number: 57,
    phone: '19900140002',
    lines: [['P01005-02', 2]],
    steps: [
      ...RECEIVED,
      { ask: 2, qty: 1, reason: 'SEVEN_DAYS' },
      HOUR,
      'refuse',
      HOUR,
      'applyPlatform',
      5 * HOUR,
      'decideShop',
      DAY,
    ],
  },
  {
    number: 58,
    phone: '19900130003',
    lines: [['P05003-01', 6]],
    steps: [
      ...RECEIVED,
      { ask: 2, qty: 3, reason: 'DAMAGED' },
      ...BACK_AT_THE_SHOP,
      HOUR,
      'failRefund',
      3 * HOUR,
      'retryRefund',
      HOUR,
      'payBack',
      DAY,
    ],
  },
  {
    number: 59,
    phone: '19900140001',
    lines: [['P01006-01', 2]],
    steps: [...SIGNED, 2 * HOUR, { ask: 2, qty: 1, reason: 'DAMAGED' }, ...BACK_AT_THE_SHOP, 'payBack', DAY],
  },
  {
    number: 60,
    phone: '19900130001',
    lines: [['P12003-01', 3]],
    steps: [...RECEIVED, { ask: 2, qty: 1, reason: 'OTHER' }, HOUR, 'refuse', 7 * DAY, 'expireDispute', DAY],
  },
]

/** What was sold of the timed offers, before anybody looks: placed once they run. */
export const OFFER_ORDER: OrderPlan = {
  number: 46,
  phone: '19900130003',
  lines: TIMED_OFFERS.filter(({ sold }) => sold > 0).map(({ variant, sold }) => [variant, sold] as const),
  steps: ['pay', 20],
}

/**
 * The orders whose states the server knows. D11–D13, D39 and D43 follow with group-buys and quotes. The after-sales A01 to A16 are of D47 on, the
 * applications for invoices I1 to I7 of D31, D27, D32, D28, D26, D30 and D33. Domain 4.6.
 */
export const ORDER_PLANS: readonly OrderPlan[] = [
  { number: 1, phone: '19900150001', lines: [['P03002-01', 3]], remark: '三楼会议室换新', steps: [5 * HOUR] },
  { number: 2, phone: '19900150001', lines: [['P01001-01', 20]], steps: [20 * HOUR] },
  { number: 3, phone: '19900150001', lines: [['P02003-01', 30]], steps: [45 * HOUR] },
  { number: 4, phone: '19900140001', lines: [['P01005-01', 2]], steps: [2] },
  { number: 5, phone: '19900130001', lines: [['P12001-01', 4]], steps: [28] },
  {
    number: 6,
    phone: '19900140001',
    lines: [
      ['P01005-02', 2],
      ['P01002-01', 3],
      ['P12003-01', 4],
    ],
    payHours: 24,
    steps: [12],
  },
  {
    number: 7,
    phone: '19900140002',
    lines: [['P01006-01', 2]],
    steps: ['beginPay', 31, 'expirePay', 5, 'lateMoney', 3 * HOUR],
  },
  { number: 8, phone: '19900130001', lines: [['P08003-01', 4]], payHours: 24, steps: [5, 'failPay', 20] },
  { number: 9, phone: '19900140002', lines: [['P03006-01', 1]], steps: [10, 'transfer', 3 * HOUR] },
  {
    number: 10,
    phone: '19900150005',
    lines: [['P09003-01', 20]],
    steps: [10, 'transfer', 5 * HOUR, 'refuseTransfer', 2 * HOUR, 'transfer', HOUR],
  },
  { number: 14, phone: '19900140001', lines: [['P01009-01', 5]], steps: [4, 'pay', 3 * HOUR] },
  { number: 15, phone: '19900150001', lines: [['P02003-02', 5]], steps: [6, 'pay', 25 * HOUR, 'remind', 4 * HOUR] },
  { number: 16, phone: '19900130003', lines: [['P05003-01', 10]], steps: [3, 'pay', 77 * HOUR, 'shipLate'] },
  { number: 17, phone: '19900140004', lines: [['P01010-01', 10]], steps: [2, 'pay', HOUR, 'changeAddress', HOUR] },
  {
    number: 18,
    phone: '19900140001',
    lines: [
      ['P01001-02', 2],
      ['P01003-01', 2],
      ['P01008-01', 2],
    ],
    steps: ['pay', 5 * HOUR, 'shipLine', 10 * HOUR, 'track', 'shipLine', 5 * HOUR, 'track'],
  },
  {
    number: 19,
    phone: '19900140001',
    lines: [
      ['P09008-01', 20],
      ['P10004-01', 60],
      ['P09009-02', 20],
    ],
    steps: [
      'pay',
      HOUR,
      { ask: 1, line: 1, reason: 'OUT_OF_STOCK', text: '仓库说缺货，先退这一件' },
      2 * HOUR,
      'agree',
      'payBack',
      HOUR,
      'shipLine',
      15 * HOUR,
      'track',
    ],
  },
  { number: 20, phone: '19900140001', lines: [['P01011-01', 3]], steps: [5, ...SENT, 2 * HOUR] },
  { number: 21, phone: '19900140002', lines: [['P12006-01', 4]], steps: [5, ...AT_THE_DOOR, HOUR] },
  { number: 22, phone: '19900130002', lines: [['P08001-01', 4]], steps: [5, ...SIGNED, 7 * DAY + 12 * HOUR] },
  { number: 23, phone: '19900140001', lines: [['P02002-01', 2]], steps: [5, ...SIGNED, 7 * DAY, 'extend', 6 * HOUR] },
  {
    number: 24,
    phone: '19900130002',
    lines: [['P11003-01', 10]],
    steps: [5, ...SIGNED, DAY, { ask: 2, qty: 4, reason: 'WRONG_SPEC', text: '有 4 件颜色发错了' }, DAY],
  },
  { number: 25, phone: '19900140001', lines: [['P01013-01', 6]], steps: [5, ...SIGNED, HOUR, 'receive', DAY] },
  {
    number: 26,
    phone: '19900130001',
    lines: [
      ['P12001-02', 2],
      ['P12003-02', 2],
    ],
    steps: [5, ...SIGNED, DAY, 'receive', 2 * DAY, 'applyInvoice', 2 * HOUR, 'withdrawInvoice', 22 * HOUR],
  },
  {
    number: 27,
    phone: '19900140002',
    lines: [['P01015-01', 4]],
    steps: [5, ...SIGNED, DAY, 'receive', 4 * DAY, 'applyInvoice', 20 * HOUR, 'acceptInvoice', 4 * HOUR],
  },
  {
    number: 28,
    phone: '19900130002',
    lines: [['P08001-02', 4]],
    steps: [5, ...SIGNED, DAY, 'receive', 10 * DAY, 'applyInvoice', DAY, 'rejectInvoice', DAY],
  },
  { number: 29, phone: '19900130003', lines: [['P05011-01', 4]], steps: [5, ...SIGNED, DAY, 'receive', 31 * DAY] },
  {
    number: 30,
    phone: '19900140004',
    lines: [['P03014-01', 1]],
    steps: [5, ...SIGNED, DAY, 'receive', 11 * DAY, ...INVOICED, 4 * DAY, 'askRed', 16 * HOUR],
  },
  {
    number: 31,
    phone: '19900150005',
    lines: [['P09009-01', 20]],
    steps: [5, ...SIGNED, 9 * DAY, 'receiveByTime', DAY, 'applyInvoice', DAY],
  },
  {
    number: 32,
    phone: '19900140001',
    lines: [['P03017-01', 2]],
    steps: [5, ...SIGNED, 2 * HOUR, 'receive', 2 * DAY, ...INVOICED, 3 * DAY],
  },
  {
    number: 33,
    phone: '19900150001',
    lines: [['P01016-01', 8]],
    steps: [5, ...SIGNED, DAY, 'receive', DAY, ...INVOICED, 2 * DAY, 'askRed', 20 * HOUR, 'redInvoice', 4 * DAY],
  },
  { number: 34, phone: '19900130001', lines: [['P11008-01', 10]], steps: [5, ...SIGNED, DAY, 'receive', 4 * DAY] },
  { number: 35, phone: '19900140001', lines: [['P01017-01', 2]], steps: [8, 'cancel', 2 * DAY] },
  { number: 36, phone: '19900130001', lines: [['P12006-02', 3]], steps: ['beginPay', 31, 'expirePay', 3 * DAY] },
  { number: 37, phone: '19900150001', lines: [['P03002-02', 2]], steps: [3 * HOUR, 'reject', 5 * DAY] },
  { number: 38, phone: '19900140002', lines: [['P10001-01', 120]], steps: [4, 'pay', 6 * HOUR, 'cancelByShop', DAY] },
  { number: 40, phone: '19900150001', lines: [['P01002-02', 30]], steps: [48 * HOUR + 1, 'expireApproval', 4 * DAY] },
  {
    number: 41,
    phone: '19900140001',
    lines: [['P01013-02', 4]],
    steps: [5, 'pay', 3 * HOUR, { ask: 1, reason: 'NOT_WANTED' }, 2 * HOUR, 'agree', 'payBack', 3 * DAY],
  },
  {
    number: 42,
    phone: '19900130001',
    lines: [['P12001-03', 2]],
    steps: [
      5,
      ...SIGNED,
      DAY,
      'receive',
      DAY,
      { ask: 2, reason: 'NOT_AS_DESCRIBED', text: '与页面图片差别较大' },
      ...BACK_AT_THE_SHOP,
      'payBack',
      2 * DAY,
    ],
  },
  ...AFTER_SALE_PLANS,
  {
    number: 44,
    phone: '19900140001',
    lines: [['P12003-03', 6]],
    steps: [5, ...SIGNED, DAY, 'receive', 20 * DAY, 'delete'],
  },
  {
    number: 45,
    phone: '19900140001',
    lines: [
      ['P01001-01', 3],
      ['P01003-02', 2],
      ['P01008-02', 1],
      ['P02003-03', 7],
      ['P01002-01', 5],
      ['P01006-02', 3],
      ['P02002-02', 1],
      ['P03014-02', 1],
      ['P12001-01', 3],
      ['P12003-01', 2],
      ['P12006-01', 1],
      ['P11003-02', 11],
    ],
    coupon: 'platform',
    remark: '请在工作日送货',
    steps: [5, ...SENT, 3 * HOUR],
  },
]

/** Addresses of those who have ordered; the first of an account is its default one. */
export const ORDER_ADDRESSES: readonly {
  readonly phone: string
  readonly receiverName: string
  readonly area: string
  readonly areaCode: string
  readonly detail: string
}[] = [
  {
    phone: '19900140001',
    receiverName: '陈北辰',
    area: '西湖区',
    areaCode: '330106',
    detail: '演示路 3 号北辰精工前台',
  },
  {
    phone: '19900140002',
    receiverName: '简舒宁',
    area: '滨江区',
    areaCode: '330108',
    detail: '样例大道 66 号简序办公',
  },
  { phone: '19900140004', receiverName: '青一禾', area: '西湖区', areaCode: '330106', detail: '示范街 12 号青禾仓库' },
  { phone: '19900140004', receiverName: '青一禾', area: '滨江区', areaCode: '330108', detail: '样例大道 9 号青禾门店' },
  {
    phone: '19900150001',
    receiverName: '北辰采购部',
    area: '西湖区',
    areaCode: '330106',
    detail: '演示路 3 号北辰精工收货处',
  },
  {
    phone: '19900150005',
    receiverName: '简序财务部',
    area: '滨江区',
    areaCode: '330108',
    detail: '样例大道 66 号简序财务',
  },
  { phone: '19900130001', receiverName: '丰秋实', area: '余杭区', areaCode: '330110', detail: '示范村 1 组自提点' },
  { phone: '19900130002', receiverName: '周同济', area: '拱墅区', areaCode: '330105', detail: '演示桥路 20 号' },
  { phone: '19900130003', receiverName: '双文成', area: '上城区', areaCode: '330102', detail: '样例巷 5 号' },
]
