import type { Transaction } from '../../db/database.ts'
import { maxRefund, unshippedLeft } from '../book/after-sale.rules.ts'
import { caseLines } from './case-lines.ts'
import type { LockedCase } from './case-lock.ts'

/** What can go back for the units of an exchange that becomes a refund (fen). */
export async function exchangeWorth(client: Transaction, { order, row }: LockedCase): Promise<number> {
  const line = (await caseLines(client, order.id, row)).find(({ item }) => item.id === row.orderItemId)
  return line ? maxRefund(line.state, row.qty) : 0
}

/** Units of an after-sale that have not been shipped by now. */
export async function unshippedNow(client: Transaction, { order, row }: LockedCase): Promise<number> {
  const line = (await caseLines(client, order.id, row)).find(({ item }) => item.id === row.orderItemId)
  return row.type === 1 && line ? Math.min(row.qty, unshippedLeft(line.state)) : 0
}
