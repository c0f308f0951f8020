import type { PaidItem } from '@mallwright/contract/payment'

import type { Transaction } from '../db/database.ts'
import type { Queryable } from '../db/query.ts'
import type { PayChannel } from '../ports/payment/pay-channel.ts'

/** Something that can be paid for, as its owner's order details show it. */
export interface PayableView {
  readonly id: string
  readonly code: string
  readonly items: readonly PaidItem[]
}

/**
 * A kind of things that are paid for, such as orders. Its hooks run in the transaction of the payment, which holds the lock of
 * the flow: whoever locks both takes the flow first.
 */
export interface PayableKind {
  readonly kind: string
  /** What is paid for, by id. */
  describe(client: Queryable, ids: readonly string[]): Promise<readonly PayableView[]>
  /** Money has come in for all of it. Runs once. */
  settled(client: Transaction, id: string): Promise<void>
  /** Its flow was closed without money: by its payer, or at its deadline. */
  closed(client: Transaction, id: string, event: 'close' | 'expire'): Promise<void>
  /** Its payer has chosen a company transfer, which an operator books. */
  transferring?(client: Transaction, id: string): Promise<void>
  /** The transfer was refused; it can be paid otherwise until then. */
  refused?(client: Transaction, id: string, until: Date): Promise<void>
  /** Money (fen) that was asked back by a key went back. Keys begin with the kind: `order:…`. */
  refunded?(client: Transaction, requestKey: string, cents: number): Promise<void>
}

/** What payments are made with: channels and kinds of payables by name. */
export interface PaymentWorld {
  readonly channels: ReadonlyMap<string, PayChannel>
  readonly payables: ReadonlyMap<string, PayableKind>
  /** Logs what a channel could not do for a payer. */
  readonly onError: (error: unknown) => void
}

/** The kind of a stored payable. */
export function payableKind({ payables }: PaymentWorld, kind: string): PayableKind {
  const found = payables.get(kind)
  if (!found) throw new Error(`no kind of payables is named ${kind}`)
  return found
}

/** A connected channel. */
export function channelOf({ channels }: PaymentWorld, name: string): PayChannel {
  const channel = channels.get(name)
  if (!channel) throw new Error(`the payment channel ${name} is not connected`)
  return channel
}
