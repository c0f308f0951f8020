import { Decimal, readDecimal } from '@mallwright/contract/voucher/formula'

import type { LineTable, RowChange } from './model/line-table.machine.ts'

/** What a scanned code stands for. */
export interface ScanRules {
  /** The row of a code; `undefined` for an unknown one. Rejects when it cannot be asked. */
  readonly resolve: (code: string) => Promise<RowChange | undefined>
  /** Rows that are equal in these fields are one: its quantity grows by one. */
  readonly mergeFields: readonly string[]
  readonly quantityField: string
}

/** What became of a code. */
export type ScanOutcome = { readonly key: string } | 'UNKNOWN' | 'FULL'

/**
 * Adds rows by codes, one after the other: a code waits until those before it are done, and until the table is free, since a form
 * that is cancelled puts it back. Engine 4.1.
 */
export function createScanQueue(
  table: LineTable,
  rules: ScanRules,
  whenFree: () => Promise<void>,
): (code: string) => Promise<ScanOutcome> {
  let last: Promise<unknown> = Promise.resolve()
  return (code) => {
    const done = last.then(async () => {
      const found = await rules.resolve(code)
      if (!found) return 'UNKNOWN'
      await whenFree()
      return addFound(table, rules, found)
    })
    // A code that failed holds up no other.
    last = done.catch(() => undefined)
    return done
  }
}

function addFound(table: LineTable, { mergeFields, quantityField }: ScanRules, found: RowChange): ScanOutcome {
  const same = table.state
    .getState()
    .rows.find(({ values }) => mergeFields.every((field) => (values[field] ?? '') === (found.values[field] ?? '')))
  if (same && !table.isReadOnly(same.key)) {
    const quantity = readDecimal(same.values[quantityField] ?? '') ?? new Decimal('0')
    table.edit(same.key, { values: { [quantityField]: quantity.plus('1').toFixed() } })
    return { key: same.key }
  }
  const key = table.add({ ...found, values: { [quantityField]: '1', ...found.values } })
  return key === undefined ? 'FULL' : { key }
}
