import { inTransaction } from '../../db/database.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { undoFailed } from '../../gateway/failures/undo-failed.store.ts'

/** PostgreSQL's code of a transaction that it ended because two waited for each other. */
const DEADLOCK = '40P01'

/** Runs a change in a transaction: a failure undoes all that it has written, and a deadlock is tried once more. Engine 6.4. */
export async function inVoucherTransaction<Result>(
  database: Pick<Database, 'pool'>,
  work: (client: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryDeadlock(() => inTransaction(database, (client) => undoFailed(client, () => work(client))))
}

/** Runs a transaction once more when PostgreSQL ended it so that another could go on. */
export async function retryDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  return run().catch((error: unknown) => {
    if (isDeadlock(error)) return run()
    throw error
  })
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause)
}
