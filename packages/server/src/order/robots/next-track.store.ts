import { and, asc, count, eq, gt, lt } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { shopOrder } from '../../db/tables/trade/order.table.ts'
import { shipment, shipmentTrack } from '../../db/tables/trade/shipment.table.ts'
import { TRACK_ROUTE } from '../shipping/track-route.data.ts'
import { addTrack, SIGNED } from '../shipping/shipment.store.ts'

/** A parcel with where it goes and how many steps it has made, its handing over included. */
export interface ParcelOnTheWay {
  readonly id: string
  readonly orderId: string
  readonly area: string
  readonly steps: number
}

/** The parcels that nobody has signed for, by shop and order: of a trade, or of orders that were placed after a time. */
export async function parcelsOnTheWay(
  client: Transaction,
  of: { readonly tradeId: string } | { readonly placedAfter: Date },
): Promise<ParcelOnTheWay[]> {
  const found = await orm(client)
    .select({ id: shipment.id, orderId: shipment.orderId, address: shopOrder.address, steps: count(shipmentTrack.id) })
    .from(shipment)
    .innerJoin(shopOrder, eq(shopOrder.id, shipment.orderId))
    .leftJoin(shipmentTrack, eq(shipmentTrack.shipmentId, shipment.id))
    .where(
      and(
        lt(shipment.phase, SIGNED),
        'tradeId' in of ? eq(shopOrder.tradeId, of.tradeId) : gt(shopOrder.createdAt, of.placedAfter),
      ),
    )
    .groupBy(shipment.id, shopOrder.id)
    // A parcel that is signed for locks its order: as everybody locks orders.
    .orderBy(asc(shopOrder.shopId), asc(shopOrder.id), asc(shipment.shippedAt), asc(shipment.id))
  return found.map(({ address, ...parcel }) => ({ ...parcel, area: `${address.city} ${address.area}` }))
}

/** Takes a parcel one step further on its way; one that has made them all stays where it is. */
export async function addNextTrack(client: Transaction, { id, orderId, area, steps }: ParcelOnTheWay): Promise<void> {
  const next = TRACK_ROUTE[steps - 1]
  if (next)
    await addTrack(client, { id, orderId }, { phase: next.phase, text: next.zh, area: next.phase > 2 ? area : '' })
}
