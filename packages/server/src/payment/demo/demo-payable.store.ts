import type { PaidItem } from '@mallwright/contract/payment'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { demoPayable } from '../../db/tables/payment/payment-sandbox.table.ts'
import type { PayableKind } from '../payable.ts'
import { newPaymentNumber } from '../payment-flow.store.ts'

const STATES = { owed: 0, settled: 1, closed: 2 } as const

/** Something to pay for in a demo mall, which only says whether it was paid. */
export const demoPayables: PayableKind = {
  kind: 'demo',
  describe: async (client, ids) => {
    const found = await orm(client)
      .select()
      .from(demoPayable)
      .where(inArray(demoPayable.id, [...ids]))
    // Written by `addDemoPayables`.
    return found.map(({ id, code, items }) => ({ id, code, items: items as PaidItem[] }))
  },
  settled: (client, id) => moveDemoPayable(client, id, 'settled'),
  closed: (client, id) => moveDemoPayable(client, id, 'closed'),
}

async function moveDemoPayable(client: Transaction, id: string, to: 'settled' | 'closed'): Promise<void> {
  const moved = await orm(client)
    .update(demoPayable)
    .set({
      state: STATES[to],
      settledCount: sql`${demoPayable.settledCount} + ${to === 'settled' ? 1 : 0}::int`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(demoPayable.id, id), eq(demoPayable.state, STATES.owed)))
    .returning({ id: demoPayable.id })
  if (moved.length === 0) throw new Error(`demo payable ${id} is ${to} twice`)
}

/** What a demo payment is for. */
export interface DemoOrder {
  readonly amountCents: number
  readonly items: readonly PaidItem[]
}

/** Adds what is to be paid and gives it as payables. */
export async function addDemoPayables(
  client: Transaction,
  owner: { readonly accountId: string; readonly payeeName: string },
  orders: readonly DemoOrder[],
): Promise<{ readonly kind: string; readonly id: string; readonly amountCents: number }[]> {
  const codes: string[] = []
  for (const _ of orders) codes.push(await newPaymentNumber(client, 'D'))
  const added = await orm(client)
    .insert(demoPayable)
    .values(orders.map((order, index) => ({ ...owner, ...order, code: codes[index] ?? '' })))
    .returning({ id: demoPayable.id, amountCents: demoPayable.amountCents })
  return added.map((payable) => ({ ...payable, kind: demoPayables.kind }))
}
