import type { FieldKind } from '@mallwright/contract/list-engine'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { defineSource } from './define-source.ts'
import type { Source } from './define-source.ts'

/** Kinds of fields that a line can have. */
type LineKind = Exclude<FieldKind, 'exists'>

/** No value of each kind. */
const NONE: Readonly<Record<LineKind, SQL>> = {
  text: sql`null::text`,
  key: sql`null::uuid`,
  int: sql`null::bigint`,
  decimal: sql`null::numeric`,
  money: sql`null::bigint`,
  date: sql`null::timestamptz`,
  flag: sql`null::boolean`,
}

/** Declares what the lines of a form are made of, by kind: a layout with plans, and no rows. */
export function defineForm(name: string, kinds: Readonly<Record<string, LineKind>>): Source {
  const fields = Object.entries(kinds).map(([field, kind]) => [field, { kind, sql: NONE[kind], sum: true }] as const)
  return defineSource({
    name,
    from: sql`(select) as nothing`,
    key: { field: '', sql: NONE.key },
    scopes: { site: () => sql`false` },
    fields: Object.fromEntries(fields),
    isForm: true,
  })
}
