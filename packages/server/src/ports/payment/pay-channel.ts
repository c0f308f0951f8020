import type { Locale } from '@mallwright/contract/values'

/** An attempt that a channel is to open. Opening the same number again gives the same payment. */
export interface ChannelAttempt {
  readonly attemptNo: string
  readonly flowNo: string
  readonly method: string
  readonly showType: number
  /** In fen. */
  readonly amountCents: number
  readonly payeeName: string
  /** Deadline of the flow: nothing is to be paid after it. */
  readonly deadline: Date
  readonly payerOpenId: string
  readonly payerAppId: string
  readonly clientIp: string
  /** The payer's language. */
  readonly locale: Locale
}

/** A page of the channel for pay-action-dom. */
export interface ChannelAction {
  readonly kind: 'link' | 'html'
  readonly content: string
  /** Origins that forms of the HTML are sent to. */
  readonly formOrigins: readonly string[]
}

/** What the payer's client acts on: an address or text, or a page of the channel. */
export type OpenedAttempt = { readonly payUrl: string } | { readonly action: ChannelAction }

/** What a channel says of an attempt. The transaction is its identity of a payment. */
export type PaymentEvidence =
  | { readonly outcome: 'paid'; readonly transactionId: string; readonly amountCents: number }
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'pending' }

/** A notice whose signature was checked. */
export interface ChannelNotice {
  readonly eventId: string
  readonly attemptNo: string
  readonly evidence: PaymentEvidence
}

/** A notice as it arrived. */
export interface RawNotice {
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Money that is to go back. The refund's number is refunded once, however often it is sent. */
export interface ChannelRefund {
  readonly refundNo: string
  readonly attemptNo: string
  readonly transactionId: string
  readonly amountCents: number
  /** All that was paid in the transaction. */
  readonly totalCents: number
}

/** A way that money moves. Every call rejects when the channel does not answer or refuses. */
export interface PayChannel {
  readonly name: string
  open(attempt: ChannelAttempt): Promise<OpenedAttempt>
  lookUp(attemptNo: string): Promise<PaymentEvidence>
  /** `running` when the channel has taken the refund and not finished it; `byHand` when only an operator can send it back. */
  refund(refund: ChannelRefund): Promise<'done' | 'running' | 'byHand'>
  /** `undefined` for a notice that is not the channel's. */
  readNotice(notice: RawNotice): Promise<ChannelNotice | undefined>
}
