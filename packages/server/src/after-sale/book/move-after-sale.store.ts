import { AFTER_SALE_TRANSITIONS, OPEN_AFTER_SALE_STATES } from '@mallwright/contract/after-sale'
import type {
  AfterSaleEvent,
  AfterSaleState,
  AfterSaleTransition,
  AfterSaleType,
} from '@mallwright/contract/after-sale'
import type { OrderActor } from '@mallwright/contract/order'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { command, only, orm, rows } from '../../db/query.ts'
import { afterSaleFile, afterSaleLog } from '../../db/tables/trade/after-sale.table.ts'
import { afterSalesOf, setAfterSale } from './after-sale-row.store.ts'
import type { AfterSaleChanges, AfterSaleRow } from './after-sale-row.store.ts'

/** Who makes a step, what they say with it, and the pictures that come along. */
export interface AfterSaleStep {
  readonly accountId?: string | undefined
  readonly text?: string
  readonly fileIds?: readonly string[]
  /** Instead of the one that the table names. */
  readonly actor?: OrderActor
}

const isOpen = (state: AfterSaleState) => (OPEN_AFTER_SALE_STATES as readonly AfterSaleState[]).includes(state)

/** Whether units of an after-sale in a state count as asked for: they cannot be asked for again. Domain 1.7. */
const takesUnits = (type: AfterSaleType, state: AfterSaleState) =>
  state !== 60 && state !== 63 && !(state === 50 && type === 3)

/** An after-sale after a step, and when the receipt of its order is automatic again if it was the last open one. */
export interface SteppedAfterSale {
  readonly row: AfterSaleRow
  readonly resumesAt: Date | undefined
}

/** Whether the table allows a change of an after-sale now. */
export function allowsEvent({ state, type }: Pick<AfterSaleRow, 'state' | 'type'>, event: AfterSaleEvent): boolean {
  const { from, types }: AfterSaleTransition = AFTER_SALE_TRANSITIONS[event]
  return from.includes(state) && (types === undefined || types.includes(type))
}

/**
 * Changes the state of a locked after-sale of a locked order by one conditional statement, with its log and what its line and its order count;
 * `undefined` when its state or type does not allow the change. What else follows is its caller's. Domain 2.
 */
export async function stepAfterSale(
  client: Transaction,
  row: AfterSaleRow,
  event: AfterSaleEvent,
  { changes = {}, by = {} }: { readonly changes?: AfterSaleChanges; readonly by?: AfterSaleStep } = {},
): Promise<SteppedAfterSale | undefined> {
  const { to, actor }: AfterSaleTransition = AFTER_SALE_TRANSITIONS[event]
  if (!allowsEvent(row, event)) return undefined
  const isEnd = isOpen(row.state) && !isOpen(to)
  const moved = await setAfterSale(client, row, { ...changes, state: to, ...(isEnd && { closedAt: new Date() }) })
  if (!moved) return undefined
  await addAfterSaleLog(client, { row, event, to, by: { actor, ...by } })
  const units = (takesUnits(moved.type, to) ? moved.qty : 0) - (takesUnits(row.type, row.state) ? row.qty : 0)
  if (units !== 0 && !(await takeUnits(client, row.orderItemId, units))) {
    throw new Error(`line ${row.orderItemId} has no ${units} units for after-sale ${row.afterSaleNo}`)
  }
  return { row: moved, resumesAt: isEnd ? await countAfterSale(client, row.orderId, -1) : undefined }
}

/** Notes a step with its pictures. */
export async function addAfterSaleLog(
  client: Transaction,
  {
    row,
    event,
    to,
    by,
  }: {
    readonly row: Pick<AfterSaleRow, 'id'> & { readonly state?: AfterSaleState }
    readonly event: AfterSaleEvent | 'ask'
    readonly to: AfterSaleState
    readonly by: AfterSaleStep & { readonly actor: OrderActor }
  },
): Promise<void> {
  const { accountId, text = '', fileIds = [], actor } = by
  const log = only(
    await orm(client)
      .insert(afterSaleLog)
      .values({
        afterSaleId: row.id,
        event,
        fromState: row.state ?? null,
        toState: to,
        actor,
        actorAccountId: accountId,
        text,
      })
      .returning({ id: afterSaleLog.id }),
  )
  if (fileIds.length === 0) return
  await orm(client)
    .insert(afterSaleFile)
    .values(fileIds.map((fileId, sort) => ({ logId: log.id, sort, fileId })))
}

const TAKE_UNITS = command(
  `update order_item set aftersale_qty = aftersale_qty + $2::int where id = $1::uuid and aftersale_qty + $2::int between 0 and qty`,
)

/** Counts units of a line as asked for, or no longer; false when it has not so many. */
export async function takeUnits(client: Transaction, orderItemId: string, units: number): Promise<boolean> {
  return (await TAKE_UNITS.run(client, [orderItemId, units])) === 1
}

// While after-sales are open the automatic receipt waits: the time that is left then is left after.
const COUNT = rows(
  { resumesAt: z.nullable(z.date()) },
  `update shop_order set aftersale_open = aftersale_open + $2::int, updated_at = now(),
     confirm_paused_at = case when aftersale_open + $2::int = 0 then null else coalesce(confirm_paused_at, now()) end,
     auto_confirm_at = case when aftersale_open + $2::int = 0
       then auto_confirm_at + (now() - greatest(coalesce(confirm_paused_at, now()), coalesce(shipped_at, confirm_paused_at, now())))
       else auto_confirm_at end
   where id = $1::uuid
   returning case when aftersale_open = 0 and state = 40 then auto_confirm_at end as "resumesAt"`,
)

/** Counts an open after-sale of a locked order; gives when its receipt is automatic again after the last one has ended. */
export async function countAfterSale(client: Transaction, orderId: string, change: 1 | -1): Promise<Date | undefined> {
  return (await COUNT.one(client, [orderId, change])).resumesAt ?? undefined
}

/** Closes the after-sales of a locked order that has ended, whose money goes back whole; refunds that run go on. */
export async function endAfterSales(client: Transaction, orderId: string): Promise<void> {
  for (const row of await afterSalesOf(client, orderId)) {
    if (allowsEvent(row, 'endOrder')) await stepAfterSale(client, row, 'endOrder', { changes: { deadlineAt: null } })
  }
}
