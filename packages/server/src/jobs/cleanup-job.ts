import type { Database } from '../db/database.ts'
import { command } from '../db/query.ts'

const INTERVAL_MS = 60_000

/**
 * Deletes expired rows. A nonce outlives every time stamp that it could be sent with: a stamp may be 5 minutes ahead and is
 * accepted until 5 minutes after itself.
 */
const STATEMENTS = [
  `delete from request_nonce where created_at < now() - interval '11 minutes'`,
  `delete from idempotency_record where created_at < now() - interval '24 hours'`,
  `delete from forced_login_ticket where expires_at < now() - interval '1 day'`,
  `delete from one_time_ticket where expires_at < now() - interval '1 day'`,
  `delete from rate_limit where window_start < now() - interval '10 minutes'`,
  `delete from page_editor where seen_at < now() - interval '10 minutes'`,
  `delete from pwd_free_token where expires_at < now()`,
  `delete from login_attempt where last_failed_at < now() - interval '1 day'`,
  `delete from login_session s where s.expires_at < now() - interval '1 day'
     and not exists (select 1 from pwd_free_token t where t.session_id = s.id)`,
].map((sql) => command(sql))

/** Runs the cleanup once a minute; returns a stop function. */
export function startCleanupJob({ pool }: Pick<Database, 'pool'>, onError: (error: unknown) => void): () => void {
  const clean = async () => {
    for (const statement of STATEMENTS) await statement.run(pool)
  }
  const timer = setInterval(() => void clean().catch(onError), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
