import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'

import { packageRoot } from './package-root.ts'
import type { Database } from './database.ts'

/** Advisory lock: one process migrates and seeds, the others wait. */
const SETUP_LOCK = 0x6d616c6c

/** Runs `work` in one process at a time on this database. */
export async function withSetupLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
    return await work()
  } finally {
    // Closing the connection releases the lock in every case.
    client.release(true)
  }
}

/** Applies pending migrations. Requires the setup lock. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    await migrate(drizzle(client), { migrationsFolder: join(packageRoot(), 'migrations') })
  } finally {
    client.release()
  }
}
