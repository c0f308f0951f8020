import type { OrderActor } from '../order/order-states.ts'
import type { Label } from '../values/locale.ts'

/** What a buyer asks for (`iAfterSaleType`). Domain 2.4. */
export const AFTER_SALE_TYPES = { refund: 1, returned: 2, exchange: 3 } as const

/** A type of after-sales. */
export type AfterSaleType = (typeof AFTER_SALE_TYPES)[keyof typeof AFTER_SALE_TYPES]

/** Names of the types. Domain 1.7. */
export const AFTER_SALE_TYPE_NAMES: Readonly<Record<AfterSaleType, Label>> = {
  1: { zh: '仅退款', en: 'Refund only' },
  2: { zh: '退货退款', en: 'Return and refund' },
  3: { zh: '换货', en: 'Exchange' },
}

/** States of an after-sale (`iAfterSaleState`). Domain 2.4. */
export const AFTER_SALE_STATES = {
  asked: 10,
  toReturn: 20,
  returning: 30,
  refunding: 40,
  toExchange: 45,
  exchanging: 46,
  done: 50,
  withdrawn: 60,
  refused: 61,
  goodsRefused: 62,
  closed: 63,
  rejected: 64,
  arbitrating: 70,
} as const

/** A state of an after-sale. */
export type AfterSaleState = (typeof AFTER_SALE_STATES)[keyof typeof AFTER_SALE_STATES]

/** Names of the states. Domain 2.4. */
export const AFTER_SALE_STATE_NAMES: Readonly<Record<AfterSaleState, Label>> = {
  10: { zh: '待商家处理', en: 'Waiting for the shop' },
  20: { zh: '待买家寄回', en: 'To be sent back' },
  30: { zh: '待商家收货', en: 'On its way back' },
  40: { zh: '退款中', en: 'Refunding' },
  45: { zh: '待商家换货发出', en: 'Exchange to be sent' },
  46: { zh: '待确认换货', en: 'Exchange to be confirmed' },
  50: { zh: '已完成', en: 'Completed' },
  60: { zh: '已撤销', en: 'Withdrawn' },
  61: { zh: '商家已拒绝', en: 'Refused by the shop' },
  62: { zh: '商家拒收', en: 'Goods refused by the shop' },
  63: { zh: '已关闭', en: 'Closed' },
  64: { zh: '平台驳回', en: 'Rejected by the platform' },
  70: { zh: '平台介入中', en: 'With the platform' },
}

/** States in which something is still to be done: the receipt of their order waits, and their units cannot be asked for again. */
export const OPEN_AFTER_SALE_STATES = [10, 20, 30, 40, 45, 46, 61, 62, 70] as const satisfies readonly AfterSaleState[]

/** Time limits that begin with a state, by `AFTER_SALE_LIMITS`. Domain 2.14. */
export type AfterSaleTimer = 'answer' | 'sendBack' | 'takeBack' | 'confirm' | 'dispute'

/** A change of an after-sale: from which states, to which, by whom, for which types, and what follows in the same transaction. */
export interface AfterSaleTransition {
  readonly from: readonly AfterSaleState[]
  readonly to: AfterSaleState
  readonly actor: OrderActor
  /** Every type without. */
  readonly types?: readonly AfterSaleType[]
  /** Pays its amount back. */
  readonly refunds?: true
  /** The goods are back at the shop: stock by the shop's word, and a purchase return. */
  readonly goodsBack?: true
  /** The new goods leave the shop: stock, and a replenishment. */
  readonly goodsOut?: true
  /** The limit of the new state; none without. */
  readonly timer?: AfterSaleTimer
}

const GOODS = [2, 3] as const

/** Every change of an after-sale. Domain 2.4; its making is no change. Readings that go further: decision 0148. */
export const AFTER_SALE_TRANSITIONS = {
  agreeRefund: { from: [10], to: 40, actor: 'S', types: [1], refunds: true },
  agreeReturn: { from: [10], to: 20, actor: 'S', types: GOODS, timer: 'sendBack' },
  refundByTime: { from: [10], to: 40, actor: 'T', types: [1], refunds: true },
  returnByTime: { from: [10], to: 20, actor: 'T', types: GOODS, timer: 'sendBack' },
  refuse: { from: [10], to: 61, actor: 'S', timer: 'dispute' },
  withdraw: { from: [10, 20, 61], to: 60, actor: 'B' },
  edit: { from: [10, 61, 62], to: 10, actor: 'B', timer: 'answer' },
  sendBack: { from: [20], to: 30, actor: 'B', types: GOODS, timer: 'takeBack' },
  expireReturn: { from: [20], to: 63, actor: 'T', types: GOODS },
  takeBack: { from: [30], to: 40, actor: 'S', types: [2], refunds: true, goodsBack: true },
  takeBackByTime: { from: [30], to: 40, actor: 'T', types: [2], refunds: true, goodsBack: true },
  takeForExchange: { from: [30], to: 45, actor: 'S', types: [3], goodsBack: true },
  takeForExchangeByTime: { from: [30], to: 45, actor: 'T', types: [3], goodsBack: true },
  refuseGoods: { from: [30], to: 62, actor: 'S', types: GOODS, timer: 'dispute' },
  finishRefund: { from: [40], to: 50, actor: 'C' },
  /** The shop has none left: the buyer may take the money instead. */
  offerRefund: { from: [45], to: 45, actor: 'S', types: [3] },
  acceptRefund: { from: [45], to: 40, actor: 'B', types: [3], refunds: true },
  sendExchange: { from: [45], to: 46, actor: 'S', types: [3], goodsOut: true, timer: 'confirm' },
  confirmExchange: { from: [46], to: 50, actor: 'B', types: [3] },
  confirmByTime: { from: [46], to: 50, actor: 'T', types: [3] },
  applyPlatform: { from: [61, 62], to: 70, actor: 'B' },
  expireDispute: { from: [61, 62], to: 63, actor: 'T' },
  decideRefund: { from: [70], to: 40, actor: 'O', refunds: true },
  decideReturn: { from: [70], to: 20, actor: 'O', types: GOODS, timer: 'sendBack' },
  decideShop: { from: [70], to: 64, actor: 'O' },
  /** Its order ended and everything goes back. */
  endOrder: { from: [10, 61, 70], to: 63, actor: 'T', types: [1] },
} as const satisfies Readonly<Record<string, AfterSaleTransition>>

/** The name of a change of an after-sale. */
export type AfterSaleEvent = keyof typeof AFTER_SALE_TRANSITIONS

/** Operations of a buyer on an after-sale, as `opList` names them. Domain sheet 34. */
export const AFTER_SALE_OPERATIONS = [
  'sendBack',
  'confirmExchange',
  'acceptRefund',
  'edit',
  'applyPlatform',
  'withdraw',
] as const

/** An operation of a buyer on an after-sale. */
export type AfterSaleOperation = (typeof AFTER_SALE_OPERATIONS)[number]

/** Operations of a shop on an after-sale. Domain 2.4. */
export const SHOP_AFTER_SALE_OPERATIONS = [
  'agree',
  'refuse',
  'takeBack',
  'refuseGoods',
  'sendExchange',
  'offerRefund',
] as const

/** An operation of a shop on an after-sale. */
export type ShopAfterSaleOperation = (typeof SHOP_AFTER_SALE_OPERATIONS)[number]

/** Limits of after-sales; times: domain 2.14. */
export const AFTER_SALE_LIMITS = {
  /** After completion of the order, and for faulty goods. */
  windowDays: 7,
  qualityWindowDays: 15,
  answerHoursUnshipped: 48,
  answerDays: 5,
  sendBackDays: 7,
  takeBackDays: 10,
  confirmDays: 10,
  disputeDays: 7,
  /** Applications for a line of an order. */
  applications: 3,
  description: 200,
  files: 6,
  reason: 200,
} as const
