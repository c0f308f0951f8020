import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Database access of a server process: the drizzle builder and the connection pool. */
export interface Database {
  readonly url: string
  readonly pool: pg.Pool
  readonly orm: NodePgDatabase
  close(): Promise<void>
}

/** A client that is inside a transaction. */
export type Transaction = pg.PoolClient

/** How many connections one server process holds at most. */
const POOL_SIZE = 16

/** How long a call waits for a connection, in ms. */
const CONNECT_TIMEOUT_MS = 10_000

/** Opens a pool on a PostgreSQL. Does not connect yet. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'mallwright',
  })
  // The pool replaces broken idle connections; an unhandled 'error' event would end the process.
  pool.on('error', () => undefined)
  return { url, pool, orm: drizzle(pool), close: () => pool.end() }
}

/** Runs statements in one transaction; a thrown error rolls back. */
export async function inTransaction<T>(database: Database, work: (client: Transaction) => Promise<T>): Promise<T> {
  const client = await database.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
