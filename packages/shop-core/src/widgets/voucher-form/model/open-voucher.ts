import type { Voucher, VoucherTemplate, VoucherValues } from '@mallwright/contract/voucher'

import { dateText, shanghaiNow } from '../../date-input/date-text.ts'
import type { LineColumn } from '../../line-table/model/line-column.ts'
import type { LineRow } from '../../line-table/model/line-row.ts'
import { createLineTable } from '../../line-table/model/line-table.machine.ts'
import type { LineTable } from '../../line-table/model/line-table.machine.ts'
import { aroundLines, columnOf, defaultsOf, headFieldsOf, lineColumnsOf, readValues, UP_LINE } from './form-fields.ts'

/** Header and lines while they are seen and changed. */
export interface OpenVoucher {
  /** Differs with every voucher that is opened or begun. */
  readonly key: number
  /** What is stored; absent of a new one. */
  readonly stored: Voucher | undefined
  /** Of header and footer. */
  readonly headColumns: readonly LineColumn[]
  readonly head: LineRow
  readonly table: LineTable
  readonly docIds: readonly string[]
}

/** What a form is given to show. */
export interface ShownParts {
  readonly key: number
  readonly stored: Voucher | undefined
  readonly head: VoucherValues
  readonly lines: Voucher['lines']
  readonly docIds: readonly string[]
}

/** Header and lines as they are first seen. */
export function openVoucher(template: VoucherTemplate, { key, stored, head, lines, docIds }: ShownParts): OpenVoucher {
  const today = dateText(shanghaiNow(), 'date')
  const around = aroundLines(template)
  const read = readValues(around, head)
  const begun = stored ? {} : defaultsOf(around, today)
  const given = Object.fromEntries(Object.entries(read.values).filter(([, value]) => value !== ''))
  const values = { ...read.values, ...begun, ...given }
  const rows = lines.map(({ cRowKey, values: sent, cUpRowKey = '' }) => {
    const row = readValues(template.detailList, sent)
    return { id: cRowKey, values: { ...row.values, [UP_LINE]: cUpRowKey }, companions: row.companions }
  })
  const table = createLineTable({
    columns: lineColumnsOf(template),
    head: { fields: headFieldsOf(template), values },
    isDisabled: stored !== undefined && !stored.opList.includes('SAVE'),
    ...(stored && { rows }),
    today,
  })
  // Pulled lines are new ones.
  if (!stored) for (const { values: added, companions } of rows) table.add({ values: added, companions })
  const headRow: LineRow = { key: 'head', state: 'edit', values, companions: read.companions, problems: {} }
  return { key, stored, headColumns: around.map(columnOf), head: headRow, table, docIds }
}

/** Header and lines as the wire has them. */
export function wireOf({ head, table }: OpenVoucher): { headData: VoucherValues; lines: Voucher['lines'] } {
  const withNames = ({ values, companions }: Pick<LineRow, 'values' | 'companions'>): VoucherValues => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(companions).flatMap(([field, [chosen]]) => (chosen ? [[`$${field}`, chosen.value]] : [])),
    ),
  })
  return {
    headData: withNames(head),
    lines: table.result().rows.map(({ id, iRowNo, values, companions }) => {
      const { [UP_LINE]: cUpRowKey = '', ...own } = values
      return {
        cRowKey: id ?? `new-${iRowNo}`,
        values: withNames({ values: own, companions }),
        ...(cUpRowKey !== '' && { cUpRowKey }),
      }
    }),
  }
}

/** Stored lines that were removed; a voucher under another template has them as new ones. */
export function deletedOf({ stored, table }: OpenVoucher): readonly string[] {
  const kept = new Set(table.result().rows.flatMap(({ id }) => id ?? []))
  return (stored?.lines ?? []).map(({ cRowKey }) => cRowKey).filter((key) => !kept.has(key))
}
