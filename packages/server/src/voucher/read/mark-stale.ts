import type { Queryable } from '../../db/query.ts'
import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import type { StoredCompanions, StoredValues } from '../../db/tables/voucher/voucher.table.ts'
import { liveReferences } from '../../list-engine/calls/companions.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import type { Maker } from '../book/voucher-maker.ts'

/** Values with what was known of their references. */
interface Named {
  readonly fields: StoredValues
  readonly companions: StoredCompanions
}

/**
 * Gives the companions of values with `bStale` on those whose row is gone, stopped or out of reach; a live one is as it is now. One
 * statement a reference. Engine 3.1.
 */
export async function staleMarker(
  client: Queryable,
  context: { readonly definitions: Definitions; readonly maker: Maker },
  groups: readonly { readonly fields: readonly StoredField[]; readonly rows: readonly Named[] }[],
): Promise<(fields: readonly StoredField[], named: Named) => StoredCompanions> {
  const keys = new Map<string, Set<string>>()
  for (const { fields, rows } of groups) {
    for (const { name, code = '' } of fields.filter(({ type }) => type === 'Refer')) {
      const known = keys.get(code) ?? new Set<string>()
      for (const row of rows) if (row.fields[name]) known.add(row.fields[name])
      keys.set(code, known)
    }
  }
  const { definitions, maker: caller } = context
  const live = new Map(
    await Promise.all(
      [...keys].map(async ([code, of]) => {
        return [code, await liveReferences(code, [...of], { client, definitions, caller })] as const
      }),
    ),
  )
  return (fields, { fields: values, companions }) =>
    Object.fromEntries(
      fields.flatMap(({ name, type, code = '' }) => {
        const key = type === 'Refer' ? values[name] : undefined
        if (!key) return []
        const found = live.get(code)?.get(key)
        return [[name, found ?? { ...(companions[name] as object | undefined), bStale: true }] as const]
      }),
    )
}
