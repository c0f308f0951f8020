import type { Endpoint } from '@mallwright/contract/rpc'
import { and, eq, sql } from 'drizzle-orm'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { prepared } from '../db/query.ts'
import { idempotencyRecord } from '../db/tables/session.table.ts'
import { fail, Failed } from './failures/failure.ts'
import { sha256 } from './guard/secret.ts'

/** Identifies a request that must be executed once. Domain 1.0, idempotency. */
export interface IdempotencyKey {
  readonly operation: Endpoint
  readonly accountId: string
  readonly requestUuid: string
  /** The body as sent: the same key with another body is refused. */
  readonly payload: string
}

const KEY = {
  accountId: sql.placeholder('accountId'),
  endpoint: sql.placeholder('endpoint'),
  requestUuid: sql.placeholder('requestUuid'),
}

const FIND = prepared((db) =>
  db
    .select({ bodyHash: idempotencyRecord.bodyHash, answer: idempotencyRecord.answer })
    .from(idempotencyRecord)
    .where(
      and(
        eq(idempotencyRecord.accountId, KEY.accountId),
        eq(idempotencyRecord.endpoint, KEY.endpoint),
        eq(idempotencyRecord.requestUuid, KEY.requestUuid),
      ),
    )
    .prepare('find-idempotent'),
)

const KEEP = prepared((db) =>
  db
    .insert(idempotencyRecord)
    .values({ ...KEY, bodyHash: sql.placeholder('bodyHash'), answer: sql.placeholder('answer') })
    .prepare('keep-idempotent'),
)

/**
 * Runs `work` in a transaction and stores its answer; a repeated request gets the stored answer.
 * `lock` runs first and must take a lock that serialises two copies of the request.
 */
export async function runIdempotent<Result, Locked>(
  database: Database,
  request: IdempotencyKey,
  steps: {
    readonly lock: (client: Transaction) => Promise<Locked>
    readonly work: (client: Transaction, locked: Locked) => Promise<Result>
  },
): Promise<Result | Failed<'KEY_REUSED', undefined>> {
  const { accountId, requestUuid, payload } = request
  const key = { accountId, endpoint: request.operation.path, requestUuid }
  const bodyHash = sha256(payload)
  return inTransaction(database, async (client) => {
    const locked = await steps.lock(client)
    const [stored] = await FIND(client, key)
    // The answer was serialised from a `Result` of the same endpoint below.
    if (stored) return stored.bodyHash === bodyHash ? (JSON.parse(stored.answer) as Result) : fail('KEY_REUSED')
    const answer = await steps.work(client, locked)
    if (answer instanceof Failed) return answer
    await KEEP(client, { ...key, bodyHash, answer: JSON.stringify(answer) })
    return answer
  })
}
