import type { Database } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { mailOutbox } from '../../db/tables/limits/mail.table.ts'
import type { MailSender } from './mail-sender.ts'

/** Stores mails in the database instead of sending them, without their files: the adapter of a mall without a mail server. */
export function outboxMail({ pool }: Pick<Database, 'pool'>): MailSender {
  return {
    send: async ({ to, subject, text, files }) => {
      const fileNames = files.map(({ name }) => name)
      await orm(pool).insert(mailOutbox).values({ email: to, subject, text, fileNames })
    },
  }
}
