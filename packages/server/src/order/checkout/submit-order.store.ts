import { ORDER_LIMITS } from '@mallwright/contract/order'
import { fen, moneyText } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { only, orm, prepared, rows } from '../../db/query.ts'
import { userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { trade } from '../../db/tables/trade/order.table.ts'
import { orderApproval } from '../../db/tables/trade/order-approval.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { enqueue } from '../../jobs/job.store.ts'
import { undoFailed } from '../../gateway/failures/undo-failed.store.ts'
import { openOrders } from '../../voucher/mall/mall-vouchers.ts'
import { messageApprovers } from '../change/order-messages.ts'
import { payOrder } from '../change/order-payable.ts'
import type { OrderRow } from '../change/order-row.store.ts'
import { EXPIRE_APPROVAL, EXPIRE_ORDER, scheduleOrders } from '../change/order-schedule.ts'
import { removeCartLines } from './checkout.store.ts'
import type { Buyer } from './checkout.store.ts'
import { computeFrom } from './compute-checkout.ts'
import type { CheckoutChoice, ComputedCheckout } from './compute-checkout.ts'
import { placeOrders } from './place-orders.store.ts'
import type { OfferGone, StockShort } from './place-orders.store.ts'

const NUMBERS = rows(
  { number: z.string() },
  `select to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
     || lpad((nextval('order_number') % 1000000)::text, 6, '0') as number from generate_series(1, $1::int)`,
  'order-numbers',
)

/** New numbers of a trade and its orders: `yyMMddHHmmss` and six digits that count. Domain 1.6. */
async function newNumbers(client: Transaction, count: number): Promise<readonly string[]> {
  return (await NUMBERS.all(client, [count])).map(({ number }) => number)
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

type Refusal = Failed<'PREVIEW_EXPIRED' | 'NOT_SUBMITTABLE' | 'COUPON_GONE', undefined> | StockShort

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

const PLACE_TRADE = prepared((db) =>
  db
    .insert(trade)
    .values({
      tradeNo: sql.placeholder('tradeNo'),
      siteId: sql.placeholder('siteId'),
      accountId: sql.placeholder('accountId'),
      organisationId: sql.placeholder('organisationId'),
      personId: sql.placeholder('personId'),
      requestUuid: sql.placeholder('requestUuid'),
      payTotalCents: sql.placeholder('payTotalCents'),
    })
    .returning({ id: trade.id, payTotalCents: trade.payTotalCents })
    .prepare('place-trade'),
)

async function placeTrade(
  client: Transaction,
  buyer: Buyer,
  { computed, submission }: { readonly computed: ComputedCheckout; readonly submission: Submission },
): Promise<PlacedTrade | Refusal | OfferGone> {
  const { checkout, limit } = computed
  const [tradeNo = '', ...orderNos] = await newNumbers(client, 1 + checkout.shops.length)
  const { accountId, organisationId, personId, siteId } = buyer
  const { requestUuid } = submission
  const trader = { siteId, accountId, organisationId, personId, requestUuid }
  const placed = only(await PLACE_TRADE(client, { ...trader, tradeNo, payTotalCents: checkout.payCents }))
  const used = await takeCoupons(client, placed.id, computed)
  if (used instanceof Failed) return used
  const { remarks } = submission
  const orders = await placeOrders(client, { buyer, tradeId: placed.id, orderNos, computed, remarks })
  if (orders instanceof Failed) return orders
  if (limit) await askApproval(client, { buyer, placed, limit, buyerName: submission.buyerName })
  else await openForPayment(client, orders)
  return {
    tradeNo,
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

/** Orders without anything to pay are paid; the others are cancelled at their deadline. All have vouchers from here on. */
async function openForPayment(client: Transaction, orders: readonly OrderRow[]): Promise<void> {
  const deadlines = orders.flatMap(({ id, payCents, payDeadline }) =>
    payCents > 0 && payDeadline ? [{ orderId: id, at: payDeadline }] : [],
  )
  await scheduleOrders(client, EXPIRE_ORDER, deadlines)
  for (const order of orders) if (order.payCents === 0) await payOrder(client, order)
  // Last: the numbers of vouchers are locked from here on.
  await openOrders(
    client,
    orders.map(({ id }) => id),
  )
}

async function askApproval(
  client: Transaction,
  asked: {
    readonly buyer: Buyer
    readonly placed: Pick<typeof trade.$inferSelect, 'id' | 'payTotalCents'>
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
