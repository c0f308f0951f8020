import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { ORDER_LIMITS } from '@mallwright/contract/order'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { askedId } from '../../db/row-id.ts'
import { orderItem, shopOrder } from '../../db/tables/trade/order.table.ts'
import { shipment, shipmentItem, shipmentTrack } from '../../db/tables/trade/shipment.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { heldUnits } from '../../after-sale/book/after-sale-row.store.ts'
import { notifyAccount } from '../../message/message.store.ts'
import { deliverOrders } from '../../voucher/mall/mall-vouchers.ts'
import { messageBuyer } from '../change/order-messages.ts'
import { itemsOf, lockOrder } from '../change/order-row.store.ts'
import type { OrderItemRow, OrderRow } from '../change/order-row.store.ts'
import { AUTO_RECEIVE, scheduleOrder } from '../change/order-schedule.ts'
import { HANDED_OVER } from './express.data.ts'
import { expressLabel } from './shipping-texts.ts'
import { moveOrder } from '../change/move-order.store.ts'
import type { OrderActorDetails } from '../change/move-order.store.ts'

/** A parcel. */
export type ShipmentRow = typeof shipment.$inferSelect

/** What a shop hands over. */
export interface NewShipment {
  readonly expressCode: string
  readonly expressName: string
  readonly expressNo: string
  /** Empty: everything that has not been shipped. */
  readonly items: readonly { readonly orderItemId: string; readonly qty: number }[]
}

type Refusal =
  | Failed<'ORDER_STATE_CHANGED' | 'WAYBILL_TAKEN', undefined>
  | Failed<'SHIPPED_TOO_MUCH', { readonly cField: 'items' }>

const DAY_MS = 86_400_000

const openQty = ({ qty, shippedQty, refundedQty }: OrderItemRow) => qty - shippedQty - refundedQty

/** Units of lines that are held back while their money is asked back. */
type HeldUnits = ReadonlyMap<string, number>

/** Hands a parcel of a locked order over. The last one starts the time after which the order is taken as received. Domain 2.2. */
export async function shipOrder(
  client: Transaction,
  order: OrderRow,
  { parcel, by }: { readonly parcel: NewShipment; readonly by: OrderActorDetails },
): Promise<{ readonly shipment: ShipmentRow; readonly order: OrderRow } | Refusal> {
  const items = await itemsOf(client, [order.id])
  const packed = packedItems(items, parcel, await heldUnits(client, [order.id]))
  if (!packed) return fail('SHIPPED_TOO_MUCH', { cField: 'items' })
  const rest = items.reduce((sum, item) => sum + openQty(item), 0) - packed.reduce((sum, { qty }) => sum + qty, 0)
  const autoConfirmAt = rest === 0 ? new Date(Date.now() + ORDER_LIMITS.autoConfirmDays * DAY_MS) : null
  const changes = rest === 0 ? { shippedAt: new Date(), autoConfirmAt, shipDeadline: null } : {}
  const moved = await moveOrder(client, order, rest === 0 ? 'shipRest' : 'shipPart', { changes, by })
  if (!moved) return fail('ORDER_STATE_CHANGED')
  const { expressCode, expressName, expressNo } = parcel
  const [added] = await orm(client)
    .insert(shipment)
    .values({ orderId: order.id, expressCode, expressName, expressNo })
    .onConflictDoNothing()
    .returning()
  if (!added) return fail('WAYBILL_TAKEN')
  for (const { item, qty } of packed) {
    await orm(client).insert(shipmentItem).values({ shipmentId: added.id, orderItemId: item.id, qty })
    await orm(client)
      .update(orderItem)
      .set({ shippedQty: sql`${orderItem.shippedQty} + ${qty}::int` })
      .where(eq(orderItem.id, item.id))
  }
  await addTrack(client, added, { phase: 0, text: HANDED_OVER.zh, area: '' })
  if (autoConfirmAt) await scheduleOrder(client, AUTO_RECEIVE, { orderId: order.id, at: autoConfirmAt })
  await messageBuyer(client, moved, 'order.shipped', { express: expressLabel(expressName), waybill: expressNo })
  await deliverOrders(client, [order.id])
  return { shipment: added, order: moved }
}

/** The lines of a parcel with what can be shipped of each; `undefined` when it holds more, or nothing. */
function packedItems(
  items: readonly OrderItemRow[],
  { items: asked }: NewShipment,
  held: HeldUnits,
): readonly { readonly item: OrderItemRow; readonly qty: number }[] | undefined {
  const freeQty = (item: OrderItemRow) => openQty(item) - (held.get(item.id) ?? 0)
  if (asked.length === 0) {
    const open = items.map((item) => ({ item, qty: freeQty(item) })).filter(({ qty }) => qty > 0)
    return open.length > 0 ? open : undefined
  }
  const isOnce = new Set(asked.map(({ orderItemId }) => orderItemId)).size === asked.length
  const packed = asked.flatMap(({ orderItemId, qty }) => {
    const item = items.find(({ id }) => id === orderItemId)
    return item && qty <= freeQty(item) ? [{ item, qty }] : []
  })
  return isOnce && packed.length === asked.length ? packed : undefined
}

/** A step of a parcel's way. */
export interface NewTrack {
  readonly phase: number
  readonly text: string
  readonly area: string
}

/** Adds a step to a parcel's way, whose phase never goes back; the last one signs for it. Repeated steps count once. */
export async function addTrack(
  client: Transaction,
  parcel: Pick<ShipmentRow, 'id' | 'orderId'>,
  track: NewTrack,
): Promise<void> {
  const added = await orm(client)
    .insert(shipmentTrack)
    .values({ shipmentId: parcel.id, at: sql`now()`, ...track })
    .onConflictDoNothing()
    .returning({ id: shipmentTrack.id })
  const isSigned = track.phase === SIGNED
  const moved = await orm(client)
    .update(shipment)
    .set({ phase: track.phase, updatedAt: sql`now()`, ...(isSigned && { signedAt: sql`now()` }) })
    .where(and(eq(shipment.id, parcel.id), lt(shipment.phase, track.phase)))
    .returning({ id: shipment.id })
  if (isSigned && moved.length > 0) {
    const order = await lockOrder(client, parcel.orderId)
    if (order) await messageBuyer(client, order, 'order.signed')
  }
  if (added.length > 0) await notifyBuyer(client, parcel.orderId)
}

/** Who looks at the order or its parcel sees the step at once. */
async function notifyBuyer(client: Transaction, orderId: string): Promise<void> {
  const [order] = await orm(client)
    .select({ accountId: shopOrder.accountId })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  if (order) await notifyAccount(client, order.accountId, 'order')
}

/** The last phase of a parcel. */
export const SIGNED = 4

/** The parcels of an order, oldest first, each with what it holds. */
export async function shipmentsOf(
  client: Queryable,
  orderId: string,
): Promise<
  readonly {
    readonly parcel: ShipmentRow
    readonly items: readonly { readonly item: OrderItemRow; readonly qty: number }[]
  }[]
> {
  const parcels = await orm(client)
    .select()
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
    .orderBy(asc(shipment.shippedAt), asc(shipment.id))
  if (parcels.length === 0) return []
  const held = await orm(client)
    .select({ shipmentId: shipmentItem.shipmentId, qty: shipmentItem.qty, item: orderItem })
    .from(shipmentItem)
    .innerJoin(orderItem, eq(orderItem.id, shipmentItem.orderItemId))
    .where(
      inArray(
        shipmentItem.shipmentId,
        parcels.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderItem.sort))
  return parcels.map((parcel) => ({ parcel, items: held.filter(({ shipmentId }) => shipmentId === parcel.id) }))
}

/** A parcel by its id. */
export async function findShipment(client: Queryable, id: string): Promise<ShipmentRow | undefined> {
  const [found] = await orm(client)
    .select()
    .from(shipment)
    .where(eq(shipment.id, askedId(id)))
  return found
}

/** The way of a parcel, newest step first. */
export function tracksOf(client: Queryable, shipmentId: string) {
  return orm(client)
    .select()
    .from(shipmentTrack)
    .where(eq(shipmentTrack.shipmentId, shipmentId))
    .orderBy(desc(shipmentTrack.at), desc(shipmentTrack.phase))
}

/** A parcel by its id; throws when there is none. */
export async function readShipment(client: Queryable, id: string): Promise<ShipmentRow> {
  return only(await orm(client).select().from(shipment).where(eq(shipment.id, id)))
}
