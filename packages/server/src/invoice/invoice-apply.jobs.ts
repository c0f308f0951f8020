import { INVOICE_MEDIUMS } from '@mallwright/contract/invoice'
import type { FastifyBaseLogger } from 'fastify'

import { defineJob } from '../jobs/define-job.ts'
import type { Job } from '../jobs/define-job.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { MailSender } from '../ports/mail/mail-sender.ts'
import { lockInvoice, readInvoice } from './book/invoice-row.store.ts'
import { notifyOfInvoice } from './change/invoice-messages.ts'
import { INVOICE_DOCUMENT, INVOICE_MAIL, scheduleMail } from './change/invoice-schedule.ts'
import { canBeMailed } from './read/invoice-ops.rules.ts'
import { mailInvoice } from './sending/mail-invoice.ts'
import { makeInvoiceDocument } from './sending/make-document.ts'
import { noteMail } from './sending/note-mail.ts'

/** What the jobs of invoices work with. */
export interface InvoiceJobTools {
  readonly personalData: PersonalDataCipher
  readonly mail: MailSender
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Every job of invoices: it looks at its row again, so that a repeated run does no harm. */
export function invoiceJobs({ personalData: cipher, mail, log }: InvoiceJobTools): readonly Job[] {
  return [
    defineJob({
      ...INVOICE_DOCUMENT,
      run: async ({ client, storage }, { applyId, isRed }) => {
        const row = await lockInvoice(client, applyId)
        if (!row || (isRed ? row.redAt : row.issuedAt) === null || (isRed ? row.redFileId : row.pdfFileId) !== null)
          return
        await makeInvoiceDocument({ client, storage, cipher }, row, isRed)
        if (!isRed && row.medium === INVOICE_MEDIUMS.electronic) await scheduleMail(client, applyId)
        await notifyOfInvoice(client, row)
      },
    }),
    defineJob({
      ...INVOICE_MAIL,
      run: async ({ client, storage }, { applyId, attempt }) => {
        const row = await readInvoice(client, applyId)
        if (!row || !canBeMailed(row)) return
        // Sent before anything is locked; what cannot be sent is tried again later, and its history says so.
        const isSent = await mailInvoice({ mail, storage }, client, { row, to: row.email }).then(
          () => true,
          (error: unknown) => {
            log.error({ error }, 'an invoice could not be sent by mail')
            return false
          },
        )
        const locked = await lockInvoice(client, applyId)
        if (!locked) return
        await noteMail(client, locked, { isSent, email: row.email })
        if (!isSent) await scheduleMail(client, applyId, attempt + 1)
        await notifyOfInvoice(client, locked)
      },
    }),
  ] as readonly Job[]
}
