import type { Database } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { smsOutbox } from '../../db/tables/limits/sms.table.ts'
import type { SmsSender } from './sms.ts'

/** Stores messages in the database instead of sending them: the adapter of a mall without an SMS service. */
export function outboxSms({ pool }: Pick<Database, 'pool'>): SmsSender {
  return {
    send: async ({ phone, text }) => {
      await orm(pool).insert(smsOutbox).values({ phone, text })
    },
  }
}
