import * as z from 'zod/mini'

import { isPhone } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { PAY_REMARK_MAX, PayChannelCode, PayMethod } from './pay-method.ts'

const uuidText = z.string().check(z.minLength(1), z.maxLength(64))
/** A text of others that the server ignores: it takes these facts from the session and the connection. Domain 1.13. */
const ignoredText = z._default(z.string().check(z.maxLength(200)), '')

/** One product line of an order that is paid. Specification 2 §3. */
export const PaidItem = z.object({
  goodsName: z.string(),
  weight: z.string(),
  goodsNum: z.number(),
  units: z.string(),
  price: Yuan,
  goodsPayableAmt: Yuan,
})
export type PaidItem = z.infer<typeof PaidItem>

/** What a payer sees before paying. Specification 2 §3. */
export const PrePayInfo = z.object({
  cPaymentFlowNo: z.string(),
  cReceiverOrgName: z.string(),
  infoDtos: z.array(z.object({ orderCode: z.string(), orderAmount: Yuan, itemDtos: z.array(PaidItem) })),
  payMethodInfo: z.object({ defMethod: z.string(), methods: z.array(PayMethod) }),
  trxIp: z.string(),
  cPayAccName: z.string(),
  /** The amount of the flow, the sum of its orders. */
  bAmount: Yuan,
  iPayState: z.int(),
  /** Seconds until the flow's deadline. */
  iExpireSeconds: z.int(),
  /** What the payer must know, such as why a transfer was refused; empty without. */
  cMessage: z._default(z.string(), ''),
})
export type PrePayInfo = z.infer<typeof PrePayInfo>

/** The flow is not there, or is not the caller's. */
export const FLOW_FAILURES = { FLOW_UNKNOWN: { code: 4004 } } as const

/** What is to be paid, to whom, and by which methods. Only the flow's own account is answered. */
export const queryPayOrder = endpoint({
  method: 'POST',
  path: 'alc-public-pay/PaymentAction/queryPayOrder',
  gate: 'login',
  summary: 'What a payer sees before paying.',
  body: z.object({
    cPaymentFlowNo: uuidText,
    trxChannel: z.literal('02'),
    cAllLinkUserUuid: uuidText,
    payChannel: z._default(PayChannelCode, 1),
  }),
  data: PrePayInfo,
  failures: FLOW_FAILURES,
})

/** Texts of a payer, each of them optional until a method asks for it. Engine 7.1. */
const PayerPhone = z._default(z.string().check(z.refine((text) => text === '' || isPhone(text))), '')
const PayerName = z._default(z.string().check(z.trim(), z.regex(/^$|^.{2,50}$/u)), '')
const PayerAccount = z._default(z.string().check(z.trim(), z.regex(/^$|^\d{6,32}$/)), '')

/** An attempt at a channel, as the payer's client acts on it. */
export const PayAttempt = z.object({
  /** An address, a text for a QR code, or what a native handler takes; empty where a pay action is opened. */
  cPayUrl: z.string(),
  orderAmount: Yuan,
  iShowType: z.int(),
  /** The stored action that pay-action-dom opens; empty for other show types. */
  cPayActionUuid: z.string(),
  /** Seconds for which `cPayUrl` counts. */
  iExpireSeconds: z.int(),
})
export type PayAttempt = z.infer<typeof PayAttempt>

/** Begins to pay by a method: the same one gives the same attempt for ten minutes, another one closes the attempt before it. */
export const confirmPay = endpoint({
  method: 'POST',
  path: 'alc-public-pay/PaymentAction/confirmPay',
  gate: 'login',
  summary: 'Begins to pay by a method.',
  body: z.object({
    cRequestUuid: uuidText,
    cPaymentFlowNo: uuidText,
    cOrderRem: z._default(z.string().check(z.trim(), z.maxLength(PAY_REMARK_MAX)), ''),
    cPayPhone: PayerPhone,
    payerName: PayerName,
    payerAcctNum: PayerAccount,
    trxIp: ignoredText,
    cPayAccName: ignoredText,
    bAmount: Yuan.check(z.positive()),
    cMethod: z.string().check(z.minLength(1), z.maxLength(20)),
    tpAppId: z._default(z.string().check(z.maxLength(64)), ''),
    tpOpenId: z._default(z.string().check(z.maxLength(128)), ''),
    cAllLinkUserUuid: uuidText,
    payChannel: z._default(PayChannelCode, 1),
  }),
  data: PayAttempt,
  failures: {
    ...FLOW_FAILURES,
    AMOUNT_CHANGED: { code: 4009 },
    PAY_STATE_CHANGED: { code: 4009 },
    METHOD_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cMethod') }) },
    PAYER_MISSING: { code: 4001, data: z.object({ cField: z.enum(['cPayPhone', 'payerName', 'payerAcctNum']) }) },
    CHANNEL_UNAVAILABLE: { code: 4009 },
  },
})

/** How a payment stands. Only the channel's notice, or a question to it, sets state 2. */
export const PayResult = z.object({
  cPaymentFlowNo: z.string(),
  iPayState: z.int(),
  cPayStateName: z.string(),
  bAmount: Yuan,
  bRefunded: Yuan,
  /** What the payer must know, such as money on its way back; empty without. */
  cMessage: z.string(),
  /** The voucher of a company transfer has been uploaded. */
  bVoucher: z._default(z.boolean(), false),
})
export type PayResult = z.infer<typeof PayResult>

/** How a payment stands: what the payer's client polls. */
export const getPayResult = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/getPayResult',
  gate: 'login',
  summary: 'How a payment stands.',
  body: z.object({ cPaymentFlowNo: uuidText }),
  data: PayResult,
  failures: FLOW_FAILURES,
})

/** A page of a channel that pay-action-dom shows: a link on the list of allowed hosts, or HTML for a frame without rights. */
export const PayAction = z.object({
  cPayActionUuid: z.string(),
  cPaymentFlowNo: z.string(),
  cActionType: z.enum(['link', 'html']),
  cContent: z.string(),
  /** Origins that a form of the HTML may be sent to. */
  formOrigins: z.array(z.string()),
})
export type PayAction = z.infer<typeof PayAction>

/** Gives a stored action of the caller's own flow once, within ten minutes. Domain 1.13. */
export const getPayAction = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/getPayAction',
  gate: 'login',
  summary: 'Opens the page of a channel once.',
  body: z.object({ cPayActionUuid: uuidText }),
  data: PayAction,
  failures: { PAY_ACTION_EXPIRED: { code: 4009 } },
})
