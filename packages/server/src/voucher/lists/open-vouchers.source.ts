import type { VoucherBook } from '@mallwright/contract/voucher'
import { VOUCHER_BOOKS } from '@mallwright/contract/voucher'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { defineSource, field } from '../../list-engine/define-source.ts'
import type { ListCaller, Source } from '../../list-engine/define-source.ts'
import { PULLED_BY_HAND } from '../book/mall-pulled.ts'
import { VOUCHER_FIELDS } from './vouchers.source.ts'

/** What of line `l` a book still has open: a quantity, and an amount where the book counts it. */
const OPEN: Readonly<Record<VoucherBook, { readonly qty?: SQL; readonly cents?: SQL }>> = {
  goods: { qty: sql`(l.qty - l.goods_qty)` },
  copy: { qty: sql`(l.qty - l.copy_qty)` },
  invoice: { qty: sql`(l.qty - l.invoice_qty)`, cents: sql`(l.amount_cents - l.invoice_cents)` },
  money: { cents: sql`(l.amount_cents - l.money_cents)` },
}

/** Name of the source of upstream vouchers whose book is open, and of their lines. */
export function openSourceName(kind: 'Vouchers' | 'Lines', book: VoucherBook, isPartners: boolean): string {
  return `${book}${isPartners ? 'Partner' : 'Own'}Open${kind}`
}

/** Rows of an institution that are approved: its own, or of the partner's those that are addressed to it. */
function addressed(book: VoucherBook, isPartners: boolean, caller: ListCaller): SQL | undefined {
  const owner = isPartners ? sql`v.partner_org_id` : sql`v.organisation_id`
  return caller.organisationId === undefined
    ? undefined
    : sql`${owner} = ${caller.organisationId}::uuid and v.state = 30 and v.deleted_at is null
        and ${sql.raw(book === 'invoice' ? PULLED_BY_HAND : 'v.source_kind is null')}`
}

function openVouchers(book: VoucherBook, isPartners: boolean): Source {
  const { qty, cents } = OPEN[book]
  return defineSource({
    name: openSourceName('Vouchers', book, isPartners),
    from: isPartners
      ? sql`voucher v join organisation p on p.id = v.organisation_id`
      : sql`voucher v left join archive p on p.id = v.partner_id`,
    key: { field: 'cVoucherUuid', sql: sql`v.id` },
    scopes: {
      institution: (caller) => {
        const rows = addressed(book, isPartners, caller)
        return (
          rows &&
          sql`${rows} and exists (select 1 from voucher_line l where l.voucher_id = v.id and ${qty ?? cents} > 0)`
        )
      },
    },
    createdAt: sql`v.created_at`,
    fields: VOUCHER_FIELDS,
  })
}

function openLines(book: VoucherBook, isPartners: boolean): Source {
  const { qty, cents } = OPEN[book]
  return defineSource({
    name: openSourceName('Lines', book, isPartners),
    from: sql`voucher_line l join voucher v on v.id = l.voucher_id left join archive a on a.id = l.material_id`,
    key: { field: 'cLineUuid', sql: sql`l.id` },
    scopes: {
      institution: (caller) => {
        const rows = addressed(book, isPartners, caller)
        return rows && sql`${rows} and ${qty ?? cents} > 0`
      },
    },
    parent: sql`l.voucher_id`,
    fields: {
      cLineUuid: field.key(sql`l.id`, { filter: true }),
      cVouchType: field.text(sql`v.type`, { filter: true }),
      cVoucherUuid: field.key(sql`l.voucher_id`, { filter: true }),
      iLineNo: field.int(sql`l.line_no`, { order: true }),
      cMaterialName: field.text(sql`coalesce(a.name, l.fields->>'cUpNo', '')`, {
        filter: true,
        order: true,
        fold: true,
        sorts: 'names',
      }),
      cSpec: field.text(sql`coalesce(l.fields->>'cSpec', '')`),
      cUnit: field.text(sql`coalesce(l.fields->>'cUnit', '')`),
      iPrice: field.decimal(sql`nullif(l.fields->>'iPrice', '')::numeric`),
      ...(qty && {
        iQty: field.decimal(sql`l.qty`, { order: true }),
        iPulledQty: field.decimal(sql`(l.qty - ${qty})`),
        iOpenQty: field.decimal(sql`${qty}`, { order: true, sum: true }),
      }),
      ...(cents && {
        iAmount: field.money(sql`l.amount_cents`),
        iOpenAmount: field.money(sql`${cents}`, { order: true, sum: true }),
      }),
    },
  })
}

/** The upstream vouchers that may be pulled from, and their lines, by book and by whose they are. Engine 6.4. */
export const OPEN_VOUCHER_SOURCES: readonly Source[] = VOUCHER_BOOKS.flatMap((book) =>
  [false, true].flatMap((isPartners) => [openVouchers(book, isPartners), openLines(book, isPartners)]),
)
