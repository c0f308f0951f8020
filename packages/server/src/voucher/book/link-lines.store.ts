import { executionBook, VOUCHER_BOOKS, VOUCHER_TYPE_CODES, VOUCHER_UPSTREAM } from '@mallwright/contract/voucher'
import type { VoucherBook, VoucherType, VoucherUpstream } from '@mallwright/contract/voucher'
import { Decimal } from '@mallwright/contract/voucher/formula'
import type { readDecimal } from '@mallwright/contract/voucher/formula'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { command, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { fail } from '../../gateway/failures/failure.ts'
import { MALL_INVOICED, PULLED_BY_HAND } from './mall-pulled.ts'
import { isUuid } from '../../db/row-id.ts'
import type { Failed } from '../../gateway/failures/failure.ts'

const counters = { qty: z.string(), cents: z.string() }

const UP_LINES = rows(
  {
    id: z.string(),
    voucherId: z.string(),
    type: z.string(),
    organisationId: z.string(),
    partnerId: z.nullable(z.string()),
    partnerOrgId: z.nullable(z.string()),
    voucherNo: z.string(),
    currency: z.string(),
    /** Written by an order of the mall. */
    isMall: z.boolean(),
    isOpen: z.boolean(),
    ...counters,
    goodsQty: z.string(),
    copyQty: z.string(),
    invoiceQty: z.string(),
    invoiceCents: z.string(),
    moneyCents: z.string(),
    /** Lines that have invoiced it: each may round by half a fen. */
    invoiceLinks: z.number(),
    price: z.string(),
  },
  `select l.id, v.id as "voucherId", v.type, v.organisation_id as "organisationId", v.partner_id as "partnerId",
     v.partner_org_id as "partnerOrgId", v.voucher_no as "voucherNo", v.currency,
     v.source_kind is not null as "isMall", v.state = 30 and v.deleted_at is null as "isOpen",
     l.qty::text, l.amount_cents::text as cents, l.goods_qty::text as "goodsQty", l.copy_qty::text as "copyQty",
     l.invoice_qty::text as "invoiceQty", l.invoice_cents::text as "invoiceCents", l.money_cents::text as "moneyCents",
     (select count(*)::int from voucher_link k where k.up_line_id = l.id and k.book = 'invoice') as "invoiceLinks",
     coalesce(l.fields->>'iPrice', '') as price
   from voucher_line l join voucher v on v.id = l.voucher_id where l.id = any($1::uuid[]) order by l.id`,
)

/** A line that others pull from, with its counters. */
export type UpLine = Awaited<ReturnType<typeof UP_LINES.one>>

/** Lines that others pull from, by their ids. */
export async function readUpLines(client: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, UpLine>> {
  const known = ids.filter(isUuid)
  const found = known.length === 0 ? [] : await UP_LINES.all(client, [known])
  return new Map(found.map((line) => [line.id, line]))
}

const LOCK_VOUCHERS = command(
  `select 1 from voucher v where id in (select voucher_id from voucher_line where id = any($1::uuid[])) and ${PULLED_BY_HAND}
   order by id for no key update`,
)

/** Locks the vouchers of upstream lines by their ids, so that what is open of them stays so. The mall's orders are its own to lock. */
export async function lockUpstream(client: Transaction, lineIds: readonly string[]): Promise<void> {
  const known = lineIds.filter(isUuid)
  if (known.length > 0) await LOCK_VOUCHERS.run(client, [known])
}

/** Which entry of its upstream list a type pulls a line by; `undefined` when it may not. */
export function upstreamOf(type: VoucherType, line: UpLine, organisationId: string): VoucherUpstream | undefined {
  return VOUCHER_UPSTREAM[type].find(
    (entry) =>
      entry.type === line.type &&
      (entry.isPartners ? line.partnerOrgId : line.organisationId) === organisationId &&
      (!line.isMall || (entry.book === 'invoice' && MALL_INVOICED.includes(entry.type))),
  )
}

/** What a line pulls from one upstream line. */
export interface LineLink {
  readonly downLineId: string
  readonly rowNo: number
  readonly up: UpLine
  readonly book: VoucherBook
  readonly qty: string
  readonly cents: number
}

const LINKS = rows(
  { downLineId: z.string(), upLineId: z.string(), book: z.string(), qty: z.string(), cents: z.string() },
  `select down_line_id as "downLineId", up_line_id as "upLineId", book, qty::text, cents::text
   from voucher_link where down_voucher_id = $1`,
)

/** A link as it is stored. */
export type StoredLink = Awaited<ReturnType<typeof LINKS.one>>

/** What a voucher has pulled. */
export async function readLinks(client: Queryable, voucherId: string): Promise<readonly StoredLink[]> {
  return LINKS.all(client, [voucherId])
}

/** What is open of a line in a book before anybody's change: a quantity, an amount (fen), or both. */
export function openOf(line: UpLine, book: VoucherBook): { readonly qty?: string; readonly cents?: number } {
  const left = (total: string, pulled: string) => new Decimal(total).minus(pulled).toFixed()
  switch (book) {
    case 'goods':
      return { qty: left(line.qty, line.goodsQty) }
    case 'copy':
      return { qty: left(line.qty, line.copyQty) }
    case 'invoice':
      return { qty: left(line.qty, line.invoiceQty), cents: Number(line.cents) - Number(line.invoiceCents) }
    case 'money':
      return { cents: Number(line.cents) - Number(line.moneyCents) }
  }
}

/** What a line moves the counters of a book by. */
interface Delta {
  readonly lineId: string
  readonly book: VoucherBook
  readonly qty: string
  readonly cents: string
}

/** Moves a counter of many lines, where it stays within the line; of a closed voucher only back. Engine 6.4. */
const move = (set: string, within: string) =>
  rows(
    { id: z.string() },
    `update voucher_line l set ${set}
     from unnest($1::uuid[], $2::numeric[], $3::bigint[]) as d (id, qty, cents)
     where l.id = d.id and ${within}
       and ((d.qty <= 0 and d.cents <= 0) or exists (select 1 from voucher v where v.id = l.voucher_id and v.state = 30))
     returning l.id`,
  )

const MOVES: Readonly<Record<VoucherBook, ReturnType<typeof move>>> = {
  goods: move('goods_qty = l.goods_qty + d.qty', 'l.goods_qty + d.qty between 0 and l.qty'),
  copy: move('copy_qty = l.copy_qty + d.qty', 'l.copy_qty + d.qty between 0 and l.qty'),
  invoice: move(
    'invoice_qty = l.invoice_qty + d.qty, invoice_cents = l.invoice_cents + d.cents',
    'l.invoice_qty + d.qty between 0 and l.qty and l.invoice_cents + d.cents between 0 and l.amount_cents',
  ),
  money: move('money_cents = l.money_cents + d.cents', 'l.money_cents + d.cents between 0 and l.amount_cents'),
}

const DELETE_LINKS = command(`delete from voucher_link where down_voucher_id = $1`)

const ADD_LINKS = command(
  `insert into voucher_link (down_line_id, up_line_id, up_voucher_id, down_voucher_id, book, qty, cents)
   select d.down, d.up, d.up_voucher, $1, d.book, d.qty, d.cents
   from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::numeric[], $7::bigint[])
     as d (down, up, up_voucher, book, qty, cents)`,
  'voucher-add-links',
)

type OverPulled = Failed<
  'OVER_PULLED',
  { readonly items: { iRowNo: number; iOpenQty: string }[]; readonly iRowNo: number; readonly iOpenQty: string }
>

/**
 * Books what a voucher pulls in place of what it had pulled; without links, all is given back. Only differences move a counter, each by a
 * condition that keeps it within its line. The caller has locked the upstream vouchers and rolls back on a failure. Engine 6.4.
 */
export async function bookLinks(
  client: Transaction,
  {
    voucherId,
    stored,
    links,
  }: { readonly voucherId: string; readonly stored: readonly StoredLink[]; readonly links: readonly LineLink[] },
): Promise<'booked' | OverPulled> {
  const before = stored.map(({ upLineId, book, qty, cents }) => ({
    lineId: upLineId,
    book: book as VoucherBook,
    qty: negated(qty),
    cents: negated(cents),
  }))
  const after = links.map(({ up, book, qty, cents }) => ({ lineId: up.id, book, qty, cents: String(cents) }))
  const refused = await moveCounters(client, [...before, ...after])
  if (refused.size > 0) return overPulled(links, stored, refused)
  if (stored.length > 0) await DELETE_LINKS.run(client, [voucherId])
  if (links.length > 0) {
    await ADD_LINKS.run(client, [
      voucherId,
      links.map(({ downLineId }) => downLineId),
      links.map(({ up }) => up.id),
      links.map(({ up }) => up.voucherId),
      links.map(({ book }) => book),
      links.map(({ qty }) => qty),
      links.map(({ cents }) => cents),
    ])
  }
  await countExecution(
    client,
    [...before, ...after].map(({ lineId }) => lineId),
  )
  return 'booked'
}

function negated(text: string): string {
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}

/** Moves counters by the sums of what is asked of each line; the lines that do not allow it. */
async function moveCounters(client: Transaction, asked: readonly Delta[]): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  for (const book of VOUCHER_BOOKS) {
    const sums = summedByLine(asked.filter((delta) => delta.book === book))
    if (sums.length === 0) continue
    const moved = await MOVES[book].all(client, [
      sums.map(({ id }) => id),
      sums.map(({ qty }) => qty),
      sums.map(({ cents }) => cents),
    ])
    const done = new Set(moved.map(({ id }) => id))
    for (const { id } of sums) if (!done.has(id)) refused.add(id)
  }
  return refused
}

/** A decimal while it is added up. */
type Sum = NonNullable<ReturnType<typeof readDecimal>>

/** What is asked of each line altogether, in the order of their ids; lines for which that is nothing are left out. */
function summedByLine(deltas: readonly Delta[]) {
  const byLine = new Map<string, { id: string; qty: Sum; cents: number }>()
  for (const { lineId, qty, cents } of deltas) {
    const sum = byLine.get(lineId) ?? { id: lineId, qty: new Decimal('0'), cents: 0 }
    byLine.set(lineId, { ...sum, qty: sum.qty.plus(qty), cents: sum.cents + Number(cents) })
  }
  return [...byLine.values()]
    .filter(({ qty, cents }) => !qty.eq('0') || cents !== 0)
    .map((sum) => ({ ...sum, qty: sum.qty.toFixed() }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The rows that ask for more than is open, and how much each might have. */
function overPulled(
  links: readonly LineLink[],
  stored: readonly StoredLink[],
  refused: ReadonlySet<string>,
): OverPulled {
  const items = links
    .filter(({ up }) => refused.has(up.id))
    .map(({ up, book, rowNo }) => {
      const own = stored.filter((link) => link.upLineId === up.id && link.book === book)
      const open: ReturnType<typeof openOf> = up.isOpen ? openOf(up, book) : {}
      const openQty = own.reduce((sum, { qty }) => sum.plus(qty), new Decimal(open.qty ?? '0'))
      const openCents = own.reduce((sum, { cents }) => sum + Number(cents), open.cents ?? 0)
      const iOpenQty = book === 'money' ? (openCents / 100).toFixed(2) : openQty.toFixed()
      return { iRowNo: rowNo, iOpenQty }
    })
  const [first] = items
  return fail('OVER_PULLED', { items, iRowNo: first?.iRowNo ?? 0, iOpenQty: first?.iOpenQty ?? '0' })
}

const EXECUTION = command(
  `update voucher v set exec_state = e.state, updated_at = now()
   from (
     select l.voucher_id, case
       when bool_and(case b.book when 'invoice' then l.invoice_qty >= l.qty when 'money' then l.money_cents >= l.amount_cents
         else l.goods_qty >= l.qty end) then 2
       when bool_or(case b.book when 'invoice' then l.invoice_qty > 0 when 'money' then l.money_cents > 0
         else l.goods_qty > 0 end) then 1
       else 0 end as state
     from voucher_line l join voucher o on o.id = l.voucher_id
     join unnest($2::text[], $3::text[]) as b (type, book) on b.type = o.type
     where l.voucher_id in (select voucher_id from voucher_line where id = any($1::uuid[])) group by l.voucher_id
   ) e where e.voucher_id = v.id and v.exec_state <> e.state`,
)

/** Says of the vouchers of lines how far they are pulled from. Engine 6.3. */
async function countExecution(client: Transaction, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  await EXECUTION.run(client, [lineIds, VOUCHER_TYPE_CODES, VOUCHER_TYPE_CODES.map(executionBook)])
}
