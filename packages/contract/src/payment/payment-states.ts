/** States of a payment flow (`iPayState`). Decision 0113. */
export const PAY_STATES = {
  waiting: 0,
  paying: 1,
  paid: 2,
  failed: 3,
  closed: 4,
  partlyRefunded: 5,
  refunded: 6,
  transferring: 7,
} as const

/** A state of a payment flow. */
export type PayState = (typeof PAY_STATES)[keyof typeof PAY_STATES]

/** A change of a flow's state: from which states, to which, and who makes it. Domain 2. */
export interface PaymentTransition {
  readonly from: readonly PayState[]
  readonly to: PayState
  /** B buyer, C payment channel, O operator, T timer. */
  readonly actor: 'B' | 'C' | 'O' | 'T'
}

/**
 * Every change of a payment flow. A flow that is being paid is not closed by its buyer, only by its deadline. Decision 0113, engine
 * 7.3 and 12.
 */
export const PAYMENT_TRANSITIONS = {
  confirm: { from: [0, 1, 3], to: 1, actor: 'B' },
  transfer: { from: [0, 1, 3], to: 7, actor: 'B' },
  pay: { from: [0, 1, 3, 7], to: 2, actor: 'C' },
  fail: { from: [1], to: 3, actor: 'C' },
  close: { from: [0, 3, 7], to: 4, actor: 'B' },
  expire: { from: [0, 1, 3, 7], to: 4, actor: 'T' },
  accept: { from: [7], to: 2, actor: 'O' },
  refuse: { from: [7], to: 0, actor: 'O' },
  refundPart: { from: [2, 5], to: 5, actor: 'T' },
  refundAll: { from: [2, 5], to: 6, actor: 'T' },
} as const satisfies Readonly<Record<string, PaymentTransition>>

/** The name of a change of a payment flow. */
export type PaymentEvent = keyof typeof PAYMENT_TRANSITIONS

/** States in which a flow may still be paid. */
export const OPEN_PAY_STATES = PAYMENT_TRANSITIONS.expire.from

/** States of a refund: 0 处理中, 1 成功, 2 失败(可重试), 3 已关闭. Decision 0113. */
export const REFUND_STATES = { running: 0, done: 1, failed: 2, closed: 3 } as const
