import pg from 'pg'

/** Database access of a server process. */
export interface Database {
  readonly url: string
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** A client that is inside a transaction. */
export type Transaction = pg.PoolClient

/** Maximum number of connections of a server process. */
const POOL_SIZE = 16

/** Time limit (ms) for getting a connection. */
const CONNECT_TIMEOUT_MS = 10_000

/** Opens a pool on a PostgreSQL. Does not connect yet. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'mallwright',
  })
  // A lost connection is replaced, and its statements fail; an 'error' event without a listener would end the process. The
  // pool itself listens to idle connections only, not to one inside a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { url, pool, close: () => pool.end() }
}

/** Runs statements in one transaction; a thrown error rolls back. */
export async function inTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
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

/** Runs statements that may fail without ending the transaction: a thrown error undoes them only. */
export async function inSavepoint<T>(client: Transaction, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint attempt')
  try {
    const result = await work()
    await client.query('release savepoint attempt')
    return result
  } catch (error) {
    await client.query('rollback to savepoint attempt')
    throw error
  }
}
