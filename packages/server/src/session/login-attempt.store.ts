import type { Database } from '../db/database.ts'

/** How many wrong passwords in a row are allowed, and for how long none is after them. Domain 2.1, issue 2. */
export const MAX_ATTEMPTS = 5

/** A sign-in attempt, counted before the password is verified, so that parallel attempts cannot exceed the limit. */
export interface Attempt {
  readonly isAllowed: boolean
  readonly attemptsLeft: number
  /** How long no further try counts, when there are none left. */
  readonly retrySeconds: number
}

const RESERVE = `
  insert into login_attempt as t (mobile_phone, failed_count) values ($1, 1)
  on conflict (mobile_phone) do update set
    failed_count = case when ${isOver()} then 1 else least(t.failed_count, ${MAX_ATTEMPTS}) + 1 end,
    locked_until = case when ${isOver()} or t.failed_count + 1 < ${MAX_ATTEMPTS} then null
      else coalesce(t.locked_until, now() + interval '15 minutes') end,
    last_failed_at = now()
  returning failed_count as count, greatest(0, ceil(extract(epoch from locked_until - now())))::int as "retrySeconds"`

function isOver(): string {
  return `(coalesce(t.locked_until, t.last_failed_at + interval '15 minutes') <= now())`
}

/** Counts a try of a phone, whether or not an account has it. */
export async function reserveAttempt({ pool }: Database, phone: string): Promise<Attempt> {
  const { rows } = await pool.query<{ count: number; retrySeconds: number | null }>(RESERVE, [phone])
  const count = rows[0]?.count ?? 1
  return {
    isAllowed: count <= MAX_ATTEMPTS,
    attemptsLeft: Math.max(0, MAX_ATTEMPTS - count),
    retrySeconds: rows[0]?.retrySeconds ?? 0,
  }
}

/** Forgets the wrong tries of a phone. */
export async function clearAttempts({ pool }: Database, phone: string): Promise<void> {
  await pool.query('delete from login_attempt where mobile_phone = $1', [phone])
}
