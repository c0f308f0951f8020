import { MAX_IDENTITY_TRIES } from '@mallwright/contract/institution'
import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { command, only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { identityAttempt } from '../db/tables/onboarding.table.ts'
import { organisation } from '../db/tables/organisation.table.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { IdentityVerdict } from '../ports/identity/identity.ts'
import { lockAccount } from '../session/session.store.ts'

const DAY_SECONDS = 24 * 3600

const ATTEMPTS = rows(
  { tries: z.number(), retrySeconds: z.number() },
  `select count(*)::int as tries,
     coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int as "retrySeconds"
   from identity_attempt
   where account_id = $1 and created_at > now() - interval '1 day'
     and (result <> 'running' or created_at > now() - interval '1 minute')`,
)

/** Whose identity is claimed. */
export interface Claimant {
  readonly accountId: string
  /** Null for the person. */
  readonly organisationId: string | null
}

/** The verdict on a claim with the tries that are left today. */
export interface CountedVerdict {
  readonly verdict: IdentityVerdict
  readonly triesLeft: number
}

/**
 * Asks the identity service about a claim. The try is counted before, so that many at once count as many, and taken back when
 * the service does not answer.
 */
export async function countedVerdict(
  database: Database,
  claimant: Claimant,
  { ask, onError }: { readonly ask: () => Promise<IdentityVerdict>; readonly onError: (error: unknown) => void },
): Promise<
  | CountedVerdict
  | Failed<'TOO_MANY_TRIES', { readonly iRetrySeconds: number }>
  | Failed<'IDENTITY_UNAVAILABLE', undefined>
> {
  const reserved = await inTransaction(database, async (client) => {
    await lockAccount(client, { id: claimant.accountId })
    const { tries, retrySeconds } = await ATTEMPTS.one(client, [claimant.accountId])
    if (tries >= MAX_IDENTITY_TRIES) {
      return fail('TOO_MANY_TRIES', { iRetrySeconds: Math.min(Math.max(retrySeconds, 1), DAY_SECONDS) })
    }
    const inserted = await orm(client)
      .insert(identityAttempt)
      .values({ ...claimant, result: 'running' })
      .returning({ id: identityAttempt.id })
    return { id: only(inserted).id, triesLeft: MAX_IDENTITY_TRIES - tries - 1 }
  })
  if (reserved instanceof Failed) return reserved
  const isTry = eq(identityAttempt.id, reserved.id)
  const verdict = await ask().catch(onError)
  if (!verdict) {
    await orm(database.pool).delete(identityAttempt).where(isTry)
    return fail('IDENTITY_UNAVAILABLE')
  }
  await orm(database.pool)
    .update(identityAttempt)
    .set({ result: verdict.isMatch ? 'passed' : 'refused' })
    .where(isTry)
  return { verdict, triesLeft: reserved.triesLeft }
}

/** The real name of an account as it is stored. */
export async function readPerson(client: Queryable, accountId: string) {
  const found = await orm(client)
    .select({
      personalAuthState: account.personalAuthState,
      realName: account.realName,
      idNumberEncrypted: account.idNumberEncrypted,
    })
    .from(account)
    .where(eq(account.id, accountId))
  return only(found)
}

/** A verified name with its number, encrypted and hashed. */
export interface VerifiedPerson {
  readonly accountId: string
  readonly realName: string
  readonly idNumberEncrypted: string
  readonly idNumberHash: string
}

/** Stores a verified person; a number belongs to one account. */
export async function storeVerifiedPerson(
  client: Transaction,
  { accountId, ...person }: VerifiedPerson,
): Promise<Failed<'ID_NUMBER_TAKEN' | 'ALREADY_VERIFIED', undefined> | undefined> {
  const owner = await lockAccount(client, { id: accountId })
  if (owner?.personalAuthState === 2) return fail('ALREADY_VERIFIED')
  // One at a time for each number: the unique index would fail the second as an error.
  await LOCK_NUMBER.run(client, [person.idNumberHash])
  const others = await orm(client)
    .select({ id: account.id })
    .from(account)
    .where(
      and(eq(account.idNumberHash, person.idNumberHash), eq(account.personalAuthState, 2), ne(account.id, accountId)),
    )
  if (others.length > 0) return fail('ID_NUMBER_TAKEN')
  await orm(client)
    .update(account)
    .set({ ...person, personalAuthState: 2, updatedAt: sql`now()` })
    .where(eq(account.id, accountId))
  return undefined
}

const LOCK_NUMBER = command('select pg_advisory_xact_lock(hashtextextended($1, 1))')

/** Stores a verified enterprise, once. */
export async function storeVerifiedEnterprise(
  client: Transaction,
  {
    organisationId,
    ...verified
  }: { readonly organisationId: string; readonly corporation: string; readonly corporationIdEncrypted: string },
): Promise<Failed<'ALREADY_VERIFIED', undefined> | undefined> {
  const changed = await orm(client)
    .update(organisation)
    .set({ ...verified, isAuthenticated: true, updatedAt: sql`now()` })
    .where(and(eq(organisation.id, organisationId), eq(organisation.isAuthenticated, false)))
    .returning({ id: organisation.id })
  return changed.length > 0 ? undefined : fail('ALREADY_VERIFIED')
}
