import type { Transaction } from '../../db/database.ts'
import { command } from '../../db/query.ts'
import { Failed } from './failure.ts'

const BEGIN = command('savepoint attempt')
const KEEP = command('release savepoint attempt')
const UNDO = command('rollback to savepoint attempt')

/** Runs a part of a transaction that may find out late that it fails: a failure undoes what the part has written. */
export async function undoFailed<Result>(client: Transaction, work: () => Promise<Result>): Promise<Result> {
  await BEGIN.run(client)
  const result = await work()
  await (result instanceof Failed ? UNDO : KEEP).run(client)
  return result
}
