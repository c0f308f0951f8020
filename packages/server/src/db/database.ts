import pg from 'pg'

/** Database access of a server process. */
export interface Database {
  readonly url: string
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** A client that is inside a transaction. */
export type Transaction = pg.PoolClient

/** Size and time limits of a pool. */
export interface PoolLimits {
  /** Maximum number of connections. */
  readonly connections: number
  /** Time limit (ms) for getting a connection. */
  readonly connectMs: number
  /** Time limit (ms) for a statement, waiting for locks included. */
  readonly statementMs: number
  /** Refuses every write, and has PostgreSQL end a statement at its limit, so that the connection stays. */
  readonly isReadOnly?: boolean
}

/** For requests: a database that does not answer is an error within 5 s. */
export const REQUEST_LIMITS: PoolLimits = { connections: 16, connectMs: 4000, statementMs: 4000 }

/** For migrations, seeds, jobs and locks that are held during long work. */
export const BACKGROUND_LIMITS: PoolLimits = { connections: 4, connectMs: 10_000, statementMs: 600_000 }

/** For lists, whose filters others write. Engine 1.3. */
export const LIST_POOL_LIMITS: PoolLimits = { connections: 8, connectMs: 4000, statementMs: 3000, isReadOnly: true }

/** How much later (ms) PostgreSQL itself ends a statement that nobody waits for any more. */
const ABANDONED_AFTER_MS = 1000

/** Opens a pool on a PostgreSQL. Does not connect yet. */
export function openDatabase(url: string, limits: PoolLimits = REQUEST_LIMITS): Database {
  const { statementMs, isReadOnly = false } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    // Measured here: a frozen server keeps no time.
    query_timeout: isReadOnly ? statementMs + ABANDONED_AFTER_MS : statementMs,
    application_name: 'mallwright',
    // As a statement, because connection poolers refuse it as a parameter of the connection.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${isReadOnly ? statementMs : statementMs + ABANDONED_AFTER_MS}`)
      if (isReadOnly) await client.query('set default_transaction_read_only = on')
    },
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
    // A silent connection would not answer this either; closing it rolls back.
    if (isSilent(error)) broken = error
    else await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** PostgreSQL's code of a statement that it ended, at its time limit for one. */
const QUERY_CANCELED = '57014'

/** Whether an error says that a statement took longer than its limit. */
export function isTimeout(error: unknown): boolean {
  if (isSilent(error)) return true
  return error instanceof Error && (('code' in error && error.code === QUERY_CANCELED) || isTimeout(error.cause))
}

/** Whether an error says that the database did not answer in time. */
export function isSilent(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return /\btimeout\b/i.test(error.message) || isSilent(error.cause)
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
