import type { Label } from '../values/locale.ts'

/** States of an order (`iOrderState`). Domain 2.2; 25 待成团 belongs to group-buys. */
export const ORDER_STATES = {
  approving: 10,
  unpaid: 20,
  transferring: 22,
  toShip: 30,
  partlyShipped: 35,
  shipped: 40,
  completed: 50,
  cancelled: 60,
  closed: 70,
} as const

/** A state of an order. */
export type OrderState = (typeof ORDER_STATES)[keyof typeof ORDER_STATES]

/** Names of the states. Domain 2.2. */
export const ORDER_STATE_NAMES: Readonly<Record<OrderState, Label>> = {
  10: { zh: '待审批', en: 'Awaiting approval' },
  20: { zh: '待付款', en: 'To pay' },
  22: { zh: '待确认收款', en: 'Confirming transfer' },
  30: { zh: '待发货', en: 'To ship' },
  35: { zh: '部分发货', en: 'Partly shipped' },
  40: { zh: '待收货', en: 'To receive' },
  50: { zh: '已完成', en: 'Completed' },
  60: { zh: '已取消', en: 'Cancelled' },
  70: { zh: '交易关闭', en: 'Closed' },
}

/** Why an order ended (`iCloseType`). Domain 2.2. */
export const CLOSE_TYPES = {
  buyer: 1,
  unpaid: 2,
  rejected: 3,
  shop: 4,
  groupFailed: 5,
  refunded: 6,
  approvalExpired: 7,
} as const

/** Why an order ended, by `iCloseType`. */
export type CloseType = (typeof CLOSE_TYPES)[keyof typeof CLOSE_TYPES]

/** Names of the ends. Domain 2.2. */
export const CLOSE_TYPE_NAMES: Readonly<Record<CloseType, Label>> = {
  1: { zh: '买家取消', en: 'Cancelled by the buyer' },
  2: { zh: '超时未付款', en: 'Not paid in time' },
  3: { zh: '审批未通过', en: 'Not approved' },
  4: { zh: '商家取消', en: 'Cancelled by the shop' },
  5: { zh: '拼单失败', en: 'Group not completed' },
  6: { zh: '全额退款', en: 'Refunded in full' },
  7: { zh: '审批超时', en: 'Not approved in time' },
}

/** B buyer, A approver, S shop, O operator, T timer, C payment channel. Domain 2. */
export type OrderActor = 'B' | 'A' | 'S' | 'O' | 'T' | 'C'

/** What happens to the stock that an order has locked, or taken. Domain 1.3. */
export type StockEffect = 'release' | 'deduct' | 'putBack'

/** A change of an order: from which states, to which, by whom, and what follows in the same transaction. */
export interface OrderTransition {
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly actor: OrderActor
  readonly closeType?: CloseType
  readonly stock?: StockEffect
  /** Gives the coupons back that are not used by another order of its trade. Domain 1.12-27. */
  readonly returnsCoupons?: true
  /** Pays everything back that was paid. */
  readonly refunds?: true
}

/** Every change of an order. Domain 2.2; the making of an order is no change. */
export const ORDER_TRANSITIONS = {
  approve: { from: [10], to: 20, actor: 'A' },
  reject: { from: [10], to: 60, actor: 'A', closeType: 3, stock: 'release', returnsCoupons: true },
  withdraw: { from: [10], to: 60, actor: 'B', closeType: 1, stock: 'release', returnsCoupons: true },
  expireApproval: { from: [10], to: 60, actor: 'T', closeType: 7, stock: 'release', returnsCoupons: true },
  transfer: { from: [20], to: 22, actor: 'B' },
  /** The flow of its transfer was given up, for it or for another order of the same flow. */
  withdrawTransfer: { from: [22], to: 20, actor: 'B' },
  refuseTransfer: { from: [22], to: 20, actor: 'O' },
  pay: { from: [20, 22], to: 30, actor: 'C', stock: 'deduct' },
  cancel: { from: [20, 22], to: 60, actor: 'B', closeType: 1, stock: 'release', returnsCoupons: true },
  expire: { from: [20, 22], to: 60, actor: 'T', closeType: 2, stock: 'release', returnsCoupons: true },
  shipPart: { from: [30, 35], to: 35, actor: 'S' },
  shipRest: { from: [30, 35], to: 40, actor: 'S' },
  cancelLate: { from: [30], to: 60, actor: 'B', closeType: 1, stock: 'putBack', returnsCoupons: true, refunds: true },
  cancelByShop: { from: [30], to: 60, actor: 'S', closeType: 4, stock: 'putBack', returnsCoupons: true, refunds: true },
  receive: { from: [35, 40], to: 50, actor: 'B' },
  receiveByTime: { from: [40], to: 50, actor: 'T' },
  /** The money of the last units that were not shipped went back: the others are on their way. Domain 2.4. */
  refundRest: { from: [35], to: 40, actor: 'T' },
  refundAll: { from: [30, 35, 40, 50], to: 70, actor: 'T', closeType: 6, returnsCoupons: true },
} as const satisfies Readonly<Record<string, OrderTransition>>

/** The name of a change of an order. */
export type OrderEvent = keyof typeof ORDER_TRANSITIONS

/** Operations of a buyer on an order, as `opList` names them. Domain 2.2. */
export const ORDER_OPERATIONS = [
  'pay',
  'voucher',
  'approve',
  'reject',
  'withdraw',
  'cancel',
  'changeAddress',
  'remind',
  'cancelLate',
  'logistics',
  'receive',
  'extend',
  'afterSale',
  'refunds',
  'invoice',
  'buyAgain',
  'delete',
] as const

/** An operation of a buyer on an order. */
export type OrderOperation = (typeof ORDER_OPERATIONS)[number]

/** Tabs of the list of orders (`iTab`) with the states that they show; all of them without. Domain sheet 30. */
export const ORDER_TABS = {
  0: undefined,
  1: [10, 20, 22],
  2: [30],
  3: [35, 40],
  4: [50],
} as const satisfies Readonly<Record<number, readonly OrderState[] | undefined>>

/** Reasons that a buyer chooses from when cancelling an order. Domain sheet 30. */
export const CANCEL_REASONS: readonly Label[] = [
  { zh: '不想要了', en: 'Changed my mind' },
  { zh: '信息填写错误', en: 'Wrong details' },
  { zh: '多拍/拍错', en: 'Ordered by mistake' },
  { zh: '价格有变化', en: 'The price has changed' },
  { zh: '其他', en: 'Other' },
]

/** Time limits of orders. Domain 2.14. */
export const ORDER_LIMITS = {
  payMinutes: 30,
  transferHours: 72,
  approvalHours: 48,
  shipHours: 72,
  autoConfirmDays: 10,
  extendDays: 5,
  remark: 200,
  opinion: 200,
  reason: 100,
  lines: 120,
} as const
