import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Writes rows of one table inside the seed's transaction. */
export type InsertRows = (table: PgTable, rows: readonly Record<string, unknown>[]) => Promise<void>

/** Rows of one statement: the widest table stays below PostgreSQL's 65,535 parameters. */
const ROWS_A_STATEMENT = 1000

/** Creates a row inserter for a transaction. */
export function createRowInserter(orm: NodePgDatabase): InsertRows {
  return async (table, rows) => {
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      await orm.insert(table).values(rows.slice(from, from + ROWS_A_STATEMENT))
    }
  }
}
