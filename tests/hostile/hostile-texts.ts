import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'

import { databaseUrl } from '../bundled-database.ts'
import { CANARY_HOST, PICTURE_HOST, VECTORS } from './vectors.data.ts'

/** Columns that buyers and super users see, with their maximum length. */
const COLUMNS: readonly (readonly [table: string, column: string, max: number])[] = [
  ['product', 'name', 100],
  ['product', 'subtitle', 120],
  ['product', 'main_image_url', 3000],
  ['product', 'unit', 3000],
  ['product', 'origin_place', 3000],
  ['product', 'detail_html', 3000],
  ['article', 'title', 100],
  ['article', 'summary', 200],
  ['article', 'cover_url', 3000],
  ['article', 'body_html', 3000],
  ['article_class', 'name', 60],
  ['product_class', 'icon_url', 3000],
  ['shop', 'logo_url', 3000],
  ['shop', 'intro', 3000],
  ['shop', 'region', 3000],
  ['site', 'short_name', 60],
  ['site', 'org_name', 60],
  ['site', 'logo_url', 3000],
  ['site', 'favicon_url', 3000],
  ['account', 'nickname', 20],
]

/** Columns with a unique constraint. */
const UNIQUE: readonly (readonly [table: string, column: string, max: number])[] = [
  ['shop', 'name', 50],
  ['brand', 'name', 50],
  ['product_class', 'name', 30],
]

/** Texts in a mall's database. */
export interface MallTexts {
  /** Overwrites every text with a vector; the next round uses the next vector for each row. */
  fill(round: number): Promise<void>
  close(): Promise<void>
}

/** Opens the bundled database of a running server. */
export function openMallTexts(dataDir: string): MallTexts {
  const db = drizzle(databaseUrl(dataDir))
  const write = async (table: string, column: string, value: ReturnType<typeof sql>) => {
    await db.execute(sql`update ${sql.identifier(table)} as one set ${sql.identifier(column)} = ${value}
      from (select ctid as place, row_number() over (order by ctid) as number from ${sql.identifier(table)}) as row
      where one.ctid = row.place`)
  }
  return {
    async fill(round) {
      for (const [table, column, max] of [...COLUMNS, ...UNIQUE]) {
        const fitting = VECTORS.filter(({ length }) => length <= max - 4)
        // PostgreSQL cannot store lone surrogates; they are replaced.
        const list = sql`array(select json_array_elements_text(${JSON.stringify(fitting.map((one) => textOf(one, column)))}::json))`
        const vector = sql`(${list})[1 + (row.number + ${round}) % ${fitting.length}]`
        const isUnique = UNIQUE.some(([one, other]) => one === table && other === column)
        await write(table, column, isUnique ? sql`${vector} || row.number` : vector)
      }
    },
    close: () => (db.$client as unknown as { end: () => Promise<void> }).end(),
  }
}

function textOf(vector: string, column: string): string {
  const whole = vector.replaceAll(/[\ud800-\udfff]/gu, '')
  return column.endsWith('_url') ? whole.replaceAll(CANARY_HOST, PICTURE_HOST) : whole
}
