import { HOLDING_INVOICE_STATES, INVOICE_TRANSITIONS } from '@mallwright/contract/invoice'
import type { InvoiceEvent, InvoiceState, InvoiceTransition } from '@mallwright/contract/invoice'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { invoiceApplyLog } from '../../db/tables/trade/invoice-apply.table.ts'
import { freeOrders, setInvoice } from './invoice-row.store.ts'
import type { InvoiceChanges, InvoiceRow } from './invoice-row.store.ts'

/** Who makes a step, and what they say with it. */
export interface InvoiceStep {
  readonly accountId?: string | undefined
  readonly text?: string
  /** Instead of the one that the table names: an operator for the mall's own shop. */
  readonly actor?: 'O'
}

/** What is written of an application: its changes, its making, and what leaves its state as it is. */
export type InvoiceLogEvent = InvoiceEvent | 'ask' | 'mailAgain' | 'mail' | 'mailFailed'

const holds = (state: InvoiceState) => (HOLDING_INVOICE_STATES as readonly InvoiceState[]).includes(state)

/** Whether the table allows a change of an application now. */
export function allowsInvoiceEvent({ state }: Pick<InvoiceRow, 'state'>, event: InvoiceEvent): boolean {
  const { from }: InvoiceTransition = INVOICE_TRANSITIONS[event]
  return from.includes(state)
}

/**
 * Changes the state of a locked application by one conditional statement, with its log, and frees its orders where it holds them no longer;
 * `undefined` when its state does not allow the change. What else follows is its caller's. Domain 2.7.
 */
export async function stepInvoice(
  client: Transaction,
  row: InvoiceRow,
  event: InvoiceEvent,
  { changes = {}, by = {} }: { readonly changes?: InvoiceChanges; readonly by?: InvoiceStep } = {},
): Promise<InvoiceRow | undefined> {
  const { to, actor }: InvoiceTransition = INVOICE_TRANSITIONS[event]
  if (!allowsInvoiceEvent(row, event)) return undefined
  const moved = await setInvoice(client, row, { ...changes, state: to })
  if (!moved) return undefined
  await addInvoiceLog(client, { row, event, to, by: { actor, ...by } })
  if (!holds(to)) await freeOrders(client, row.id)
  return moved
}

/** Notes a step. */
export async function addInvoiceLog(
  client: Transaction,
  {
    row,
    event,
    to,
    by: { accountId: actorAccountId, text = '', actor },
  }: {
    readonly row: { readonly id: string; readonly state?: InvoiceState }
    readonly event: InvoiceLogEvent
    readonly to: InvoiceState
    readonly by: Omit<InvoiceStep, 'actor'> & { readonly actor: InvoiceTransition['actor'] }
  },
): Promise<void> {
  await orm(client)
    .insert(invoiceApplyLog)
    .values({ applyId: row.id, event, fromState: row.state ?? null, toState: to, actor, actorAccountId, text })
}
