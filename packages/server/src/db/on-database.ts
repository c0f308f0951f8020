import { BACKGROUND_LIMITS, openDatabase } from './database.ts'
import type { Database } from './database.ts'

/** Does work on the database of a URL, whose connections are closed with it. */
export async function onDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url, BACKGROUND_LIMITS)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
