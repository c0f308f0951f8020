import { nameOf, refuse, write } from './edit-files.ts'

/** A table and a store on it, e.g. `order/order-line`; the migration is generated from the table afterwards. */
export function newTable(text: string): void {
  const [area = '', table = ''] = text.split('/')
  if (!table) refuse('A table is named as area/table, e.g. order/order-line.')
  const name = nameOf(table)
  const column = name.kebab.replaceAll('-', '_')
  write(
    `packages/server/src/db/tables/${name.kebab}.table.ts`,
    `import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

import { rowId, rowTimes } from './columns.ts'

/** The table ${column}. */
export const ${name.camel} = pgTable('${column}', { id: rowId(), name: text('name').notNull(), ...rowTimes() }, (table) => [
  check('${column}_name_length', sql\`char_length(\${table.name}) between 1 and 60\`),
])
`,
  )
  write(
    `packages/server/src/${area}/${name.kebab}.store.ts`,
    `import { eq } from 'drizzle-orm'

import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { ${name.camel} } from '../db/tables/${name.kebab}.table.ts'

/** A row of ${column}. */
export type ${name.pascal}Row = typeof ${name.camel}.$inferSelect

/** A row by its id. */
export async function find${name.pascal}(client: Queryable, id: string): Promise<${name.pascal}Row | undefined> {
  const [row] = await orm(client).select().from(${name.camel}).where(eq(${name.camel}.id, id))
  return row
}
`,
  )
  console.log(`Next, in packages/server: npx drizzle-kit generate --name ${column}`)
}
