import type { Locale } from '@mallwright/contract/values'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'
import { BOOK_ORDER, BOOK_TABLES, bookColumns, FOUND_ORDERS } from '../../order/book/order-book.store.ts'
import type { BookOrder } from '../../order/book/order-book.store.ts'

/** How orders and payments of the desk are narrowed. */
export interface TradeFilter {
  /** Folded; empty for all. */
  readonly keyword: string
  readonly state?: number | undefined
  /** First and last day in Asia/Shanghai, `yyyy-MM-dd`; empty for no limit. */
  readonly from: string
  readonly to: string
}

/** Words ($1), state ($2) and days ($3, $4). */
const narrowed = (name: string) => `($1 = '' or strpos(o.order_no, $1) > 0 or strpos(t.trade_no, $1) > 0
    or strpos(lower(${name}), $1) > 0 or strpos(lower(coalesce(g.name, '')), $1) > 0
    or strpos(lower(a.nickname), $1) > 0 or a.mobile_phone = $1)
  and ($2::int is null or o.state = $2::int)
  and ($3::date is null or o.created_at >= $3::date::timestamp at time zone 'Asia/Shanghai')
  and ($4::date is null or o.created_at < ($4::date + 1)::timestamp at time zone 'Asia/Shanghai')`

const PAGE = inEachLocale((text) =>
  rows(
    BOOK_ORDER,
    `with found as (
       select o.id, count(*) over ()::int as total from ${BOOK_TABLES} where ${narrowed(shopName(text))}
       order by o.created_at desc, o.id limit $5 offset $6)
     select ${bookColumns(shopName(text))} from ${FOUND_ORDERS}
     order by o.created_at desc, o.id`,
  ),
)

const valuesOf = ({ keyword, state, from, to }: TradeFilter) => [keyword, state ?? null, from || null, to || null]

/** The orders on a page of the desk, the newest first. */
export function listDeskOrders(
  client: Queryable,
  filter: TradeFilter & { readonly page: Pagination },
  locale: Locale,
): Promise<BookOrder[]> {
  const { page } = filter
  return PAGE[locale].all(client, [...valuesOf(filter), page.size, offsetOf(page)])
}

const BATCH = inEachLocale((text) =>
  rows(
    BOOK_ORDER,
    `with found as (
       select o.id, 0 as total from ${BOOK_TABLES} where o.order_no < $5 and ${narrowed(shopName(text))}
       order by o.order_no desc limit $6)
     select ${bookColumns(shopName(text))} from ${FOUND_ORDERS}
     order by o.order_no desc`,
  ),
)

/** Orders of one statement: few enough to be nothing in memory, enough to need few statements. */
const BATCH_SIZE = 500

/** Greater than every number of an order, which consists of digits. */
const AFTER_ALL = 'Z'

/**
 * All orders of a filter, the newest first: their numbers begin with their time and never change, so that each is read once
 * without a cursor that would hold a connection while a slow reader takes its time.
 */
export async function* eachDeskOrder(
  client: Queryable,
  filter: TradeFilter,
  locale: Locale,
): AsyncGenerator<BookOrder> {
  let before = AFTER_ALL
  for (;;) {
    const orders = await BATCH[locale].all(client, [...valuesOf(filter), before, BATCH_SIZE])
    yield* orders
    const last = orders.at(-1)
    if (!last || orders.length < BATCH_SIZE) return
    before = last.orderNo
  }
}
