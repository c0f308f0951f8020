import * as z from 'zod/mini'

import { command } from '../db/query.ts'
import { defineJob } from './define-job.ts'

/**
 * Deletes expired rows. A nonce outlives every time stamp that it could be sent with: a stamp may be 5 minutes ahead and is
 * accepted until 5 minutes after itself.
 */
const STATEMENTS = [
  `delete from request_nonce where created_at < now() - interval '11 minutes'`,
  `delete from idempotency_record where created_at < now() - interval '24 hours'`,
  `delete from forced_login_ticket where expires_at < now() - interval '1 day'`,
  `delete from one_time_ticket where expires_at < now() - interval '1 day'`,
  `delete from pay_ticket where expires_at < now() - interval '1 day'`,
  `delete from sms_code where created_at < now() - interval '1 day'`,
  `delete from sms_outbox where created_at < now() - interval '1 day'`,
  `delete from mail_outbox where created_at < now() - interval '1 day'`,
  `delete from phone_query where created_at < now() - interval '1 hour'`,
  `delete from login_auth where expires_at < now() - interval '10 minutes'`,
  `delete from sso_ticket where expires_at < now()`,
  `delete from verify_ticket where expires_at < now()`,
  `delete from order_preview where expires_at < now()`,
  `delete from rate_limit where window_start < now() - interval '10 minutes'`,
  `delete from page_editor where seen_at < now() - interval '10 minutes'`,
  `delete from pwd_free_token where expires_at < now()`,
  `delete from login_attempt where last_failed_at < now() - interval '1 day'`,
  `delete from known_address where last_used_at < now() - interval '90 days'`,
  `delete from login_session s where s.expires_at < now() - interval '1 day'
     and not exists (select 1 from pwd_free_token t where t.session_id = s.id)`,
  `delete from job where failed_at < now() - interval '30 days'`,
].map((sql) => command(sql))

/** Deletes expired rows once a minute. */
export const cleanupJob = defineJob({
  name: 'cleanup',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ client }) => {
    for (const statement of STATEMENTS) await statement.run(client)
  },
})
