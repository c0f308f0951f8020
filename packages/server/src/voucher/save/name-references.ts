import type { Locale } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import type { StoredValues } from '../../db/tables/voucher/voucher.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { liveReferences } from '../../list-engine/calls/companions.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import type { SourceRow } from '../../list-engine/list-rows.ts'
import type { Maker } from '../book/voucher-maker.ts'
import { wrongField } from './field-values.ts'
import type { SavedLine } from './saved-line.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'

interface Naming {
  readonly template: { readonly header: readonly StoredField[]; readonly detail: readonly StoredField[] }
  readonly head: StoredValues
  readonly lines: readonly SavedLine[]
  readonly stored: VoucherRow | undefined
  readonly context: { readonly maker: Maker; readonly definitions: Definitions; readonly locale: Locale }
}

/**
 * Finds what references name, in one statement a reference; one that is gone may stay where it was. Gives the companions of the header,
 * and puts those of lines into them. Engine 3.1, 6.5.
 */
export async function nameReferences(client: Transaction, { template, head, lines, stored, context }: Naming) {
  const { definitions, maker, locale } = context
  const keysByCode = new Map<string, Set<string>>()
  const ask = (fields: readonly StoredField[], values: StoredValues) => {
    for (const { name, type, code = '' } of fields) {
      const key = type === 'Refer' ? values[name] : undefined
      if (key) keysByCode.set(code, (keysByCode.get(code) ?? new Set()).add(key))
    }
  }
  ask(template.header, head)
  for (const { values } of lines) ask(template.detail, values)
  const live = new Map<string, ReadonlyMap<string, SourceRow>>()
  for (const [code, keys] of keysByCode) {
    live.set(code, await liveReferences(code, [...keys], { client, definitions, caller: maker }))
  }
  const named = (
    fields: readonly StoredField[],
    values: StoredValues,
    kept: { readonly fields: StoredValues; readonly companions: Readonly<Record<string, unknown>> } | undefined,
    rowNo?: number,
  ) => {
    const companions: Record<string, SourceRow | undefined> = {}
    for (const field of fields) {
      const key = field.type === 'Refer' ? values[field.name] : undefined
      if (!key) continue
      const found = live.get(field.code ?? '')?.get(key)
      const isKept = kept?.fields[field.name] === key
      if (!found && !isKept) {
        return fail('REFERENCE_STALE', wrongField(field, { locale, ...(rowNo !== undefined && { rowNo }) }))
      }
      companions[field.name] = found ?? (kept?.companions[field.name] as SourceRow | undefined)
    }
    return companions
  }
  const headCompanions = named(template.header, head, stored)
  if (headCompanions instanceof Failed) return headCompanions
  for (const line of lines) {
    const companions = named(template.detail, line.values, line.stored, line.rowNo)
    if (companions instanceof Failed) return companions
    line.companions = companions
  }
  return headCompanions
}
