import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account, knownAddress, loginAttempt } from '../db/tables/account.table.ts'

/** Wrong passwords in a row from one address before it is locked for a phone. Domain 1.13. */
export const MAX_ATTEMPTS = 5

/** Wrong passwords in a row from all addresses together that the account has never signed in from. Issue 13 §6. */
const MAX_ATTEMPTS_OF_STRANGERS = 20

/** Address of the row that counts all unknown addresses together. */
const STRANGERS = ''

/** A sign-in attempt, counted before the password is verified, so that parallel attempts cannot exceed the limit. */
export interface Attempt {
  readonly isAllowed: boolean
  readonly attemptsLeft: number
  /** Remaining lock time, when locked. */
  readonly retrySeconds: number
}

/** Who tries: a phone and the client address. */
export interface Attempter {
  readonly phone: string
  readonly address: string
}

const IS_OVER = `(coalesce(t.locked_until, t.last_failed_at + interval '15 minutes') <= now())`

const RESERVE = rows(
  { count: z.number(), retrySeconds: z.nullable(z.number()) },
  `insert into login_attempt as t (mobile_phone, address, failed_count) values ($1, $2, 1)
   on conflict (mobile_phone, address) do update set
     failed_count = case when ${IS_OVER} then 1 else least(t.failed_count, $3::int) + 1 end,
     locked_until = case when ${IS_OVER} or t.failed_count + 1 < $3::int then null
       else coalesce(t.locked_until, now() + interval '15 minutes') end,
     last_failed_at = now()
   returning failed_count as count, greatest(0, ceil(extract(epoch from locked_until - now())))::int as "retrySeconds"`,
)

const LOCKED_FOR = rows(
  { seconds: z.number() },
  `select coalesce(max(ceil(extract(epoch from locked_until - now()))), 0)::int as seconds
   from login_attempt where mobile_phone = $1 and address = any($2::text[]) and locked_until > now()`,
)

/**
 * Counts an attempt of a phone, whether or not an account has it. An address that the account has signed in from has attempts
 * of its own; all others share twenty, so that neither a thousand addresses get further nor the owner is locked out. While
 * a lock lasts, attempts write nothing.
 */
export async function reserveAttempt(client: Queryable, { phone, address }: Attempter): Promise<Attempt> {
  const isKnown = await isKnownAddress(client, { phone, address })
  const { seconds } = await LOCKED_FOR.one(client, [phone, isKnown ? [address] : [address, STRANGERS]])
  if (seconds > 0) return { isAllowed: false, attemptsLeft: 0, retrySeconds: seconds }
  const own = await reserve(client, { phone, address }, MAX_ATTEMPTS)
  if (!own.isAllowed || isKnown) return own
  const all = await reserve(client, { phone, address: STRANGERS }, MAX_ATTEMPTS_OF_STRANGERS)
  return {
    isAllowed: all.isAllowed,
    attemptsLeft: Math.min(own.attemptsLeft, all.attemptsLeft),
    retrySeconds: Math.max(own.retrySeconds, all.retrySeconds),
  }
}

async function reserve(client: Queryable, { phone, address }: Attempter, max: number): Promise<Attempt> {
  const { count, retrySeconds } = await RESERVE.one(client, [phone, address, max])
  return { isAllowed: count <= max, attemptsLeft: Math.max(0, max - count), retrySeconds: retrySeconds ?? 0 }
}

const RELEASE = command(
  `update login_attempt set failed_count = greatest(0, failed_count - 1),
     locked_until = case when failed_count > ${MAX_ATTEMPTS_OF_STRANGERS} then locked_until end
   where mobile_phone = $1 and address = '${STRANGERS}'`,
)

/** Forgets the attempts of an address whose last password was right; those of strangers stay, but for this one. */
export async function clearAttempts(client: Queryable, { phone, address }: Attempter): Promise<void> {
  const isStranger = !(await isKnownAddress(client, { phone, address }))
  await orm(client)
    .delete(loginAttempt)
    .where(and(eq(loginAttempt.mobilePhone, phone), eq(loginAttempt.address, address)))
  if (isStranger) await RELEASE.run(client, [phone])
}

/** Forgets the attempts of a phone from everywhere: its password is another one. */
export async function clearAllAttempts(client: Queryable, phone: string): Promise<void> {
  await orm(client).delete(loginAttempt).where(eq(loginAttempt.mobilePhone, phone))
}

async function isKnownAddress(client: Queryable, { phone, address }: Attempter): Promise<boolean> {
  const known = await orm(client)
    .select({ address: knownAddress.address })
    .from(knownAddress)
    .innerJoin(account, eq(account.id, knownAddress.accountId))
    .where(and(eq(account.mobilePhone, phone), eq(knownAddress.address, address)))
  return known.length > 0
}

/** Notes that an account has signed in from an address. */
export async function rememberAddress(client: Queryable, accountId: string, address: string): Promise<void> {
  await orm(client)
    .insert(knownAddress)
    .values({ accountId, address })
    .onConflictDoUpdate({ target: [knownAddress.accountId, knownAddress.address], set: { lastUsedAt: sql`now()` } })
}
