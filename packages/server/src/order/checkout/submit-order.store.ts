import { ORDER_LIMITS, ORDER_STATES } from '@mallwright/contract/order'
import { fen, moneyText } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { only, orm, rows } from '../../db/query.ts'
import { userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { orderItem, orderLog, shopOrder, trade } from '../../db/tables/trade/order.table.ts'
import { orderApproval } from '../../db/tables/trade/order-approval.table.ts'
import type { AddressSnapshot } from '../../db/tables/trade/order.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { enqueue } from '../../jobs/job.store.ts'
import { undoFailed } from '../../gateway/failures/undo-failed.store.ts'
import { takeOffers } from '../../sale/offer-quota.store.ts'
import { changeStock } from '../../sale/stock.store.ts'
import { messageApprovers } from '../change/order-messages.ts'
import { payOrder } from '../change/order-payable.ts'
import type { OrderRow } from '../change/order-row.store.ts'
import { EXPIRE_APPROVAL, EXPIRE_ORDER, scheduleOrder } from '../change/order-schedule.ts'
import type { CheckedShop } from './checkout.rules.ts'
import { removeCartLines } from './checkout.store.ts'
import type { Buyer } from './checkout.store.ts'
import { computeFrom } from './compute-checkout.ts'
import type { CheckoutChoice, ComputedCheckout } from './compute-checkout.ts'

const NUMBER = rows(
  { number: z.string() },
  `select to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
     || lpad((nextval('order_number') % 1000000)::text, 6, '0') as number`,
)

/** A new number of a trade or an order: `yyMMddHHmmss` and six digits that count. Domain 1.6. */
async function newNumber(client: Transaction): Promise<string> {
  return (await NUMBER.one(client)).number
}

/** What a buyer submits. */
export interface Submission {
  readonly choice: CheckoutChoice
  /** Of the checkout that the buyer saw. */
  readonly fingerprint: string
  readonly remarks: ReadonlyMap<string, string>
  readonly requestUuid: string
  readonly buyerName: string
}

/** The orders that were placed. */
export interface PlacedTrade {
  readonly tradeNo: string
  readonly orders: readonly { readonly orderNo: string; readonly shopName: string; readonly payCents: number }[]
  readonly payCents: number
  readonly needsApproval: boolean
  readonly isPaid: boolean
}

/** An offer ended, or others had its last units, while the order was placed. */
type OfferGone = Failed<'OFFER_GONE', undefined>

type Refusal =
  | Failed<'PREVIEW_EXPIRED' | 'NOT_SUBMITTABLE' | 'COUPON_GONE', undefined>
  | Failed<'STOCK_SHORT', { readonly items: { readonly cSkuUuid: string; readonly iAvailable: number }[] }>

/** A checkout whose numbers are no longer those that the buyer saw. */
export class ChangedCheckout {
  readonly computed: ComputedCheckout

  constructor(computed: ComputedCheckout) {
    this.computed = computed
  }
}

/**
 * Places the orders of a checkout: everything is computed again, and every number must be the one that the buyer saw; then the
 * stock is locked and coupons are used, all of it or nothing. Domain 1.3 and 2.2.
 */
export async function submitOrder(
  client: Transaction,
  { buyer, locale }: { readonly buyer: Buyer; readonly locale: Locale },
  submission: Submission,
): Promise<PlacedTrade | ChangedCheckout | Refusal> {
  const computed = await computeFrom(client, { buyer, locale }, submission.choice)
  if (computed instanceof Failed) return fail('NOT_SUBMITTABLE')
  const short = shortLines(computed)
  if (short.length > 0) return fail('STOCK_SHORT', { items: short })
  if (computed.fingerprint !== submission.fingerprint) return new ChangedCheckout(computed)
  if (!computed.checkout.isSubmittable || !computed.address) return fail('NOT_SUBMITTABLE')
  const placed = await undoFailed(client, () => placeTrade(client, buyer, { computed, submission }))
  if (placed instanceof Failed) return placed.failure === 'OFFER_GONE' ? changedCheckout() : placed
  if (submission.choice.isFromCart) {
    await removeCartLines(
      client,
      buyer,
      submission.choice.lines.map(({ skuId }) => skuId),
    )
  }
  return placed

  async function changedCheckout(): Promise<ChangedCheckout | Refusal> {
    const now = await computeFrom(client, { buyer, locale }, submission.choice)
    return now instanceof Failed ? fail('NOT_SUBMITTABLE') : new ChangedCheckout(now)
  }
}

const OUT_OF_STOCK = 3

function shortLines({ checkout }: ComputedCheckout): { cSkuUuid: string; iAvailable: number }[] {
  return checkout.shops.flatMap(({ lines }) =>
    lines.flatMap(({ variant, invalidType }) =>
      invalidType === OUT_OF_STOCK ? [{ cSkuUuid: variant.skuId, iAvailable: Math.max(0, variant.available) }] : [],
    ),
  )
}

async function placeTrade(
  client: Transaction,
  buyer: Buyer,
  { computed, submission }: { readonly computed: ComputedCheckout; readonly submission: Submission },
): Promise<PlacedTrade | Refusal | OfferGone> {
  const { checkout, limit } = computed
  const placed = only(
    await orm(client)
      .insert(trade)
      .values({
        tradeNo: await newNumber(client),
        siteId: buyer.siteId,
        accountId: buyer.accountId,
        organisationId: buyer.organisationId,
        personId: buyer.personId,
        requestUuid: submission.requestUuid,
        payTotalCents: checkout.payCents,
      })
      .returning(),
  )
  const used = await takeCoupons(client, placed.id, computed)
  if (used instanceof Failed) return used
  const orders: OrderRow[] = []
  // By shops, as whoever changes the stock for several orders.
  for (const shop of checkout.shops.toSorted((one, other) => (one.shopId < other.shopId ? -1 : 1))) {
    const order = await placeOrder(client, { buyer, tradeId: placed.id, shop, computed, submission })
    if (order instanceof Failed) return order
    orders.push(order)
  }
  if (limit) await askApproval(client, { buyer, placed, limit, buyerName: submission.buyerName })
  else await openForPayment(client, orders)
  return {
    tradeNo: placed.tradeNo,
    orders: orders.map(({ orderNo, payCents, shopId }) => ({
      orderNo,
      payCents,
      shopName: checkout.shops.find((shop) => shop.shopId === shopId)?.lines[0]?.variant.shopName ?? '',
    })),
    payCents: checkout.payCents,
    needsApproval: limit !== undefined,
    isPaid: limit === undefined && checkout.payCents === 0,
  }
}

/** Uses the chosen coupons, each by one conditional statement: of two checkouts with the same one the first has it. */
async function takeCoupons(
  client: Transaction,
  tradeId: string,
  { checkout }: ComputedCheckout,
): Promise<'taken' | Failed<'COUPON_GONE', undefined>> {
  const ids = [checkout.coupon?.id, ...checkout.shops.map(({ coupon }) => coupon?.id)].filter((id) => id !== undefined)
  for (const id of ids.toSorted()) {
    const taken = await orm(client)
      .update(userCoupon)
      .set({ state: 2, tradeId, usedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(userCoupon.id, id), eq(userCoupon.state, 1), sql`${userCoupon.validTo} > now()`))
      .returning({ id: userCoupon.id })
    if (taken.length === 0) return fail('COUPON_GONE')
  }
  return 'taken'
}

interface NewOrder {
  readonly buyer: Buyer
  readonly tradeId: string
  readonly shop: CheckedShop
  readonly computed: ComputedCheckout
  readonly submission: Submission
}

async function placeOrder(
  client: Transaction,
  { buyer, tradeId, shop, computed, submission }: NewOrder,
): Promise<OrderRow | Refusal | OfferGone> {
  const state = computed.limit ? ORDER_STATES.approving : ORDER_STATES.unpaid
  const row = only(
    await orm(client)
      .insert(shopOrder)
      .values({
        orderNo: await newNumber(client),
        tradeId,
        siteId: buyer.siteId,
        shopId: shop.shopId,
        accountId: buyer.accountId,
        organisationId: buyer.organisationId,
        personId: buyer.personId,
        state,
        goodsCents: shop.goodsCents,
        freightCents: shop.freightCents,
        couponCents: shop.couponCents,
        payCents: shop.payCents,
        shopCouponId: shop.coupon?.id ?? null,
        platformCouponId: computed.checkout.coupon?.id ?? null,
        address: addressSnapshot(computed),
        invoice: computed.invoice,
        remark: submission.remarks.get(shop.shopId) ?? '',
      })
      .returning(),
  )
  const lines = shop.lines.map((line, sort) => ({
    orderId: row.id,
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
  }))
  await orm(client).insert(orderItem).values(lines)
  await orm(client)
    .insert(orderLog)
    .values({ orderId: row.id, event: 'submit', toState: state, actor: 'B', actorAccountId: buyer.accountId })
  const locks = lines.map(({ skuId, qty }) => ({ skuId, qty }))
  const short = await changeStock(client, { reason: 'lock', refType: 'order', refId: row.id, lines: locks })
  if (short.length > 0) return fail('STOCK_SHORT', { items: short.map((cSkuUuid) => ({ cSkuUuid, iAvailable: 0 })) })
  const offers = lines.flatMap(({ offerId, qty }) => (offerId === null ? [] : [{ offerId, qty }]))
  return (await takeOffers(client, buyer.organisationId, offers))
    ? { ...row, state }
    : new Failed('OFFER_GONE', undefined)
}

function addressSnapshot({ address }: ComputedCheckout): AddressSnapshot {
  if (!address) throw new Error('a checkout without an address cannot be submitted')
  const { receiverName, phone, province, city, area, areaCode, detail } = address
  return { receiverName, phone, province, city, area, areaCode, detail }
}

/** Starts the time in which orders can be paid; those without anything to pay are paid. */
async function openForPayment(client: Transaction, orders: readonly OrderRow[]): Promise<void> {
  const payDeadline = new Date(Date.now() + ORDER_LIMITS.payMinutes * 60_000)
  for (const order of orders) {
    const [opened] = await orm(client)
      .update(shopOrder)
      .set({ payDeadline })
      .where(eq(shopOrder.id, order.id))
      .returning()
    if (!opened) throw new Error(`order ${order.orderNo} is missing`)
    if (order.payCents === 0) await payOrder(client, { ...opened, state: order.state })
    else await scheduleOrder(client, EXPIRE_ORDER, { orderId: order.id, at: payDeadline })
  }
}

async function askApproval(
  client: Transaction,
  asked: {
    readonly buyer: Buyer
    readonly placed: typeof trade.$inferSelect
    readonly limit: NonNullable<ComputedCheckout['limit']>
    readonly buyerName: string
  },
): Promise<void> {
  const { buyer, placed, limit, buyerName } = asked
  const expiresAt = new Date(Date.now() + ORDER_LIMITS.approvalHours * 3_600_000)
  const approval = only(
    await orm(client)
      .insert(orderApproval)
      .values({
        tradeId: placed.id,
        organisationId: buyer.organisationId,
        limitCents: limit.cents,
        isMemberLimit: limit.isMemberLimit,
        expiresAt,
      })
      .returning(),
  )
  await enqueue(client, EXPIRE_APPROVAL, { approvalId: approval.id }, { runAt: expiresAt, key: approval.id })
  await messageApprovers(client, {
    organisationId: buyer.organisationId,
    exceptAccountId: buyer.accountId,
    parameters: { buyer: buyerName, amount: moneyText(fen(placed.payTotalCents)) },
  })
}
