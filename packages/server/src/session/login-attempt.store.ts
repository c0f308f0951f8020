import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { loginAttempt } from '../db/tables/account.table.ts'

/** Wrong passwords in a row before a phone is locked. Domain 2.1, issue 2. */
export const MAX_ATTEMPTS = 5

/** A sign-in attempt, counted before the password is verified, so that parallel attempts cannot exceed the limit. */
export interface Attempt {
  readonly isAllowed: boolean
  readonly attemptsLeft: number
  /** Remaining lock time, when locked. */
  readonly retrySeconds: number
}

const IS_OVER = `(coalesce(t.locked_until, t.last_failed_at + interval '15 minutes') <= now())`

const RESERVE = rows(
  { count: z.number(), retrySeconds: z.nullable(z.number()) },
  `insert into login_attempt as t (mobile_phone, failed_count) values ($1, 1)
   on conflict (mobile_phone) do update set
     failed_count = case when ${IS_OVER} then 1 else least(t.failed_count, ${MAX_ATTEMPTS}) + 1 end,
     locked_until = case when ${IS_OVER} or t.failed_count + 1 < ${MAX_ATTEMPTS} then null
       else coalesce(t.locked_until, now() + interval '15 minutes') end,
     last_failed_at = now()
   returning failed_count as count, greatest(0, ceil(extract(epoch from locked_until - now())))::int as "retrySeconds"`,
)

/** Counts an attempt of a phone, whether or not an account has it. */
export async function reserveAttempt(client: Queryable, phone: string): Promise<Attempt> {
  const { count, retrySeconds } = await RESERVE.one(client, [phone])
  return {
    isAllowed: count <= MAX_ATTEMPTS,
    attemptsLeft: Math.max(0, MAX_ATTEMPTS - count),
    retrySeconds: retrySeconds ?? 0,
  }
}

/** Clears the failed attempts of a phone. */
export async function clearAttempts(client: Queryable, phone: string): Promise<void> {
  await orm(client).delete(loginAttempt).where(eq(loginAttempt.mobilePhone, phone))
}
