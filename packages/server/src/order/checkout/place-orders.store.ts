import { ORDER_LIMITS, ORDER_STATES } from '@mallwright/contract/order'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { orderItem, orderLog, shopOrder } from '../../db/tables/trade/order.table.ts'
import type { AddressSnapshot } from '../../db/tables/trade/order.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { takeOffers } from '../../sale/offer-quota.store.ts'
import { changeStock } from '../../sale/stock.store.ts'
import type { OrderRow } from '../change/order-row.store.ts'
import type { CheckedLine, CheckedShop } from './checkout.rules.ts'
import type { Buyer } from './checkout.store.ts'
import type { ComputedCheckout } from './compute-checkout.ts'

/** A trade's orders to be placed. */
export interface NewOrders {
  readonly buyer: Buyer
  readonly tradeId: string
  /** One a shop. */
  readonly orderNos: readonly string[]
  readonly computed: ComputedCheckout
  /** By the ids of shops. */
  readonly remarks: ReadonlyMap<string, string>
}

/** Variants that have become too few. */
export type StockShort = Failed<
  'STOCK_SHORT',
  { readonly items: { readonly cSkuUuid: string; readonly iAvailable: number }[] }
>

/** An offer ended, or others had its last units, while the order was placed. */
export type OfferGone = Failed<'OFFER_GONE', undefined>

/** Places the orders of a trade by their shops, as whoever changes stock and offers for several orders. */
export async function placeOrders(
  client: Transaction,
  placing: NewOrders,
): Promise<OrderRow[] | StockShort | OfferGone> {
  const { buyer, computed, orderNos } = placing
  const state = computed.limit ? ORDER_STATES.approving : ORDER_STATES.unpaid
  const payDeadline = computed.limit ? null : new Date(Date.now() + ORDER_LIMITS.payMinutes * 60_000)
  const shops = computed.checkout.shops.toSorted((one, other) => (one.shopId < other.shopId ? -1 : 1))
  const inserted = await orm(client)
    .insert(shopOrder)
    .values(
      shops.map((shop, index) => ({ ...orderOf(shop, placing), orderNo: orderNos[index] ?? '', state, payDeadline })),
    )
    .returning()
  const orders = shops.map((shop) => ({
    shop,
    order: { ...only(inserted.filter(({ shopId }) => shopId === shop.shopId)), state },
  }))
  const lines = orders.flatMap(({ shop, order }) => shop.lines.map((line, sort) => itemOf(line, order.id, sort)))
  await orm(client).insert(orderItem).values(lines)
  const log = { event: 'submit', toState: state, actor: 'B', actorAccountId: buyer.accountId } as const
  await orm(client)
    .insert(orderLog)
    .values(orders.map(({ order }) => ({ ...log, orderId: order.id })))
  for (const { order } of orders) {
    const locks = lines.filter(({ orderId }) => orderId === order.id)
    const offers = locks.flatMap(({ offerId, qty }) => (offerId === null ? [] : [{ offerId, qty }]))
    const short = await changeStock(client, { reason: 'lock', refType: 'order', refId: order.id, lines: locks })
    if (short.length > 0) return fail('STOCK_SHORT', { items: short.map((cSkuUuid) => ({ cSkuUuid, iAvailable: 0 })) })
    if (!(await takeOffers(client, buyer.organisationId, offers))) return new Failed('OFFER_GONE', undefined)
  }
  return orders.map(({ order }) => order)
}

/** What is stored of a shop's part. */
function orderOf(shop: CheckedShop, { buyer, tradeId, computed, remarks }: NewOrders) {
  return {
    tradeId,
    siteId: buyer.siteId,
    shopId: shop.shopId,
    accountId: buyer.accountId,
    organisationId: buyer.organisationId,
    personId: buyer.personId,
    goodsCents: shop.goodsCents,
    freightCents: shop.freightCents,
    couponCents: shop.couponCents,
    payCents: shop.payCents,
    shopCouponId: shop.coupon?.id ?? null,
    platformCouponId: computed.checkout.coupon?.id ?? null,
    address: addressSnapshot(computed),
    invoice: computed.invoice,
    remark: remarks.get(shop.shopId) ?? '',
  }
}

/** What is stored of a line. */
function itemOf(line: CheckedLine, orderId: string, sort: number) {
  return {
    orderId,
    sort,
    productId: line.variant.productId,
    skuId: line.variant.skuId,
    prodCode: line.variant.prodCode,
    name: line.variant.name,
    imageUrl: line.variant.imageUrl,
    specText: line.variant.specText,
    unit: line.variant.unit,
    qty: line.qty,
    priceCents: line.priceCents,
    priceSource: line.priceSource,
    offerId: line.offerId,
    amountCents: line.amountCents,
    discountShareCents: line.discountShareCents,
    freightShareCents: line.freightShareCents,
    isReturnable: line.variant.isReturnable,
  }
}

function addressSnapshot({ address }: ComputedCheckout): AddressSnapshot {
  if (!address) throw new Error('a checkout without an address cannot be submitted')
  const { receiverName, phone, province, city, area, areaCode, detail } = address
  return { receiverName, phone, province, city, area, areaCode, detail }
}
