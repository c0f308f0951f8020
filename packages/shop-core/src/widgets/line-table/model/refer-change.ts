import { referKey, referText } from '../../refer-chooser/model/reference.ts'
import type { Reference, ReferValue } from '../../refer-chooser/model/reference.ts'
import type { Companion } from './line-row.ts'
import type { RowChange } from './line-table.machine.ts'

/** The change of a row by chosen references. */
export function referChange(field: string, reference: Reference, chosen: readonly ReferValue[]): RowChange {
  const companions = chosen.map((value): Companion => ({ text: referText(reference, value), value }))
  return {
    values: { [field]: chosen.map((value) => referKey(reference, value)).join(',') },
    companions: { [field]: companions },
  }
}
