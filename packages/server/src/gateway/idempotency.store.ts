import type { Endpoint } from '@mallwright/contract/rpc'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { Failed, fail } from './failure.ts'
import { sha256 } from './secret.ts'

/** A request that must act once however often it arrives. Domain 1.0, idempotency. */
export interface IdempotencyKey {
  readonly operation: Endpoint
  readonly accountId: string
  readonly requestUuid: string
  /** The body as sent: the same number with another body is refused. */
  readonly payload: string
}

/**
 * Runs `work` in a transaction and stores its answer; a repeated request gets the stored answer.
 * `lock` runs first and must take the lock that two copies of the request wait for each other on.
 */
export async function runIdempotent<Result, Locked>(
  database: Database,
  request: IdempotencyKey,
  steps: {
    readonly lock: (client: Transaction) => Promise<Locked>
    readonly work: (client: Transaction, locked: Locked) => Promise<Result>
  },
): Promise<Result | Failed<'KEY_REUSED', undefined>> {
  const key = [request.accountId, request.operation.path, request.requestUuid]
  const bodyHash = sha256(request.payload)
  return inTransaction(database, async (client) => {
    const locked = await steps.lock(client)
    const { rows } = await client.query<{ bodyHash: string; answer: string }>(
      `select body_hash as "bodyHash", answer from idempotency_record
       where account_id = $1 and endpoint = $2 and request_uuid = $3`,
      key,
    )
    const known = rows[0]
    if (known) return known.bodyHash === bodyHash ? (JSON.parse(known.answer) as Result) : fail('KEY_REUSED')
    const answer = await steps.work(client, locked)
    if (answer instanceof Failed) return answer
    await client.query(
      `insert into idempotency_record (account_id, endpoint, request_uuid, body_hash, answer)
       values ($1, $2, $3, $4, $5)`,
      [...key, bodyHash, JSON.stringify(answer)],
    )
    return answer
  })
}
