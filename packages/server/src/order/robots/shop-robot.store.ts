import { ORDER_STATES } from '@mallwright/contract/order'
import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { setupMarker } from '../../db/tables/site.table.ts'
import { shopOrder } from '../../db/tables/trade/order.table.ts'

/** When the demo was seeded: robots leave the orders that it came with as they are shown. `undefined` in a mall without one. */
export async function demoSince(client: Transaction): Promise<Date | undefined> {
  const [marker] = await orm(client).select().from(setupMarker).where(eq(setupMarker.name, 'demo'))
  return marker?.createdAt
}

/** Orders that a robot takes at a time. */
const AT_ONCE = 50

/** Orders that were placed after a time and have waited for their shop since they were paid, so long (s) at least. */
export async function waitingOrders(
  client: Transaction,
  { placedAfter, seconds }: { readonly placedAfter: Date; readonly seconds: number },
): Promise<string[]> {
  const found = await orm(client)
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.state, ORDER_STATES.toShip),
        gt(shopOrder.createdAt, placedAfter),
        sql`${shopOrder.paidAt} <= now() - make_interval(secs => ${seconds})`,
      ),
    )
    // As everybody locks orders.
    .orderBy(asc(shopOrder.shopId), asc(shopOrder.id))
    .limit(AT_ONCE)
  return found.map(({ id }) => id)
}
