import type { Database } from '../db/database.ts'

const INTERVAL_MS = 60_000

/**
 * What no longer counts. A nonce outlives every time stamp it could come with: a stamp may lie 5 minutes ahead and count
 * until 5 minutes after itself.
 */
const STATEMENTS = [
  `delete from request_nonce where created_at < now() - interval '11 minutes'`,
  `delete from idempotency_record where created_at < now() - interval '24 hours'`,
  `delete from forced_login_ticket where expires_at < now() - interval '1 day'`,
  `delete from one_time_ticket where expires_at < now() - interval '1 day'`,
  `delete from page_editor where seen_at < now() - interval '10 minutes'`,
  `delete from pwd_free_token where expires_at < now()`,
  `delete from login_attempt where last_failed_at < now() - interval '1 day'`,
  `delete from login_session s where s.expires_at < now() - interval '1 day'
     and not exists (select 1 from pwd_free_token t where t.session_id = s.id)`,
]

/** Cleans up once a minute; gives the way to stop. */
export function startCleanupJob({ pool }: Database, onTrouble: (error: unknown) => void): () => void {
  const clean = async () => {
    for (const chore of STATEMENTS) await pool.query(chore)
  }
  const timer = setInterval(() => void clean().catch(onTrouble), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
