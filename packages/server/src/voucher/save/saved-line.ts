import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { saveVoucher, VoucherType } from '@mallwright/contract/voucher'
import { Decimal } from '@mallwright/contract/voucher/formula'
import type { CheckedInputOf } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'

import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import type { StoredValues } from '../../db/tables/voucher/voucher.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { SourceRow } from '../../list-engine/list-rows.ts'
import { isTyped, readTypedValues, wrongField } from './field-values.ts'
import type { UpLine } from '../book/link-lines.store.ts'
import type { VoucherLineRow, VoucherRow } from '../book/voucher-row.store.ts'

/** What a save sends. */
export type SentVoucher = CheckedInputOf<typeof saveVoucher>['body']

/** A line while it is saved. */
export interface SavedLine {
  readonly id: string
  readonly rowNo: number
  readonly stored: VoucherLineRow | undefined
  readonly upLineId: string | undefined
  values: StoredValues
  companions: Readonly<Record<string, SourceRow | undefined>>
}

/** The lines as they were sent, each with its stored one; a line that is neither sent nor named as deleted is a mistake. */
export function readLines(
  sent: SentVoucher,
  storedLines: readonly VoucherLineRow[],
  detail: readonly StoredField[],
  {
    newId,
    ...context
  }: {
    readonly locale: Locale
    readonly optionsOf: (code: string) => ReadonlySet<string>
    readonly newId: () => string
  },
) {
  const byId = new Map(storedLines.map((line) => [line.id, line]))
  const deleted = new Set(sent.deleted)
  const keys = sent.lines.map(({ cRowKey }) => cRowKey)
  const isWhole =
    new Set(keys).size === keys.length &&
    sent.deleted.every((id) => byId.has(id)) &&
    storedLines.every(({ id }) => keys.includes(id) !== deleted.has(id))
  if (!isWhole) return fail('VOUCHER_CHANGED')
  const lines: SavedLine[] = []
  for (const [index, line] of sent.lines.entries()) {
    const stored = byId.get(line.cRowKey)
    const rowNo = index + 1
    const values = readTypedValues(detail, line.values, { ...context, rowNo, kept: stored?.fields ?? {} })
    if (values instanceof Failed) return values
    lines.push({
      id: stored?.id ?? newId(),
      rowNo,
      stored,
      upLineId: line.cUpRowKey,
      values,
      companions: {},
    })
  }
  return lines
}

/** Fills what is copied from references, and the numbers of upstream vouchers. */
export function copyValues(
  detail: readonly StoredField[],
  lines: readonly SavedLine[],
  upstream: ReadonlyMap<string, UpLine>,
): void {
  for (const line of lines) {
    const copied = detail.flatMap((field): (readonly [string, string])[] => {
      const { name, copies, isUpstream } = field
      if (isUpstream) return [[name, upstream.get(line.upLineId ?? '')?.voucherNo ?? '']]
      if (!copies || isTyped(field)) return []
      const member = line.companions[copies.field]?.[copies.member]
      return [[name, typeof member === 'string' || typeof member === 'number' ? String(member) : '']]
    })
    line.values = { ...line.values, ...Object.fromEntries(copied) }
  }
}

/** Most that a line's amount may be (fen): fifteen digits hold the sum of a thousand of them. */
const MAX_LINE_CENTS = 99_999_999_999

/** The first line whose amount is negative or does not fit. */
export function findTooLarge(detail: readonly StoredField[], lines: readonly SavedLine[], locale: Locale) {
  const field = detail.find(({ name }) => name === 'iAmount')
  const wrong = lines.find(({ values }) => {
    const amount = new Decimal(values['iAmount'] || '0')
    return amount.lt('0') || amount.times('100').gt(String(MAX_LINE_CENTS))
  })
  return field && wrong && fail('VALUE_REFUSED', wrongField(field, { locale, rowNo: wrong.rowNo }))
}

/** Fen of an amount in yuan. */
export function centsOf(amount: string): number {
  return new Decimal(amount || '0').times('100').round(0).toNumber()
}

/** A line as it is stored. */
export function lineRow(row: VoucherRow, { id, rowNo, values, companions }: SavedLine, type: VoucherType) {
  return {
    id,
    voucherId: row.id,
    lineNo: rowNo,
    materialId: values['cMaterial'] || null,
    qty: VOUCHER_TYPES[type].lines === 'goods' ? values['iQty'] || '0' : '0',
    amountCents: centsOf(values['iAmount'] ?? ''),
    fields: values,
    companions,
  }
}
