import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { Job } from '../../jobs/define-job.ts'
import { demoSince } from '../../order/robots/shop-robot.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { changeInvoice } from '../change/change-invoice.ts'
import { lockInvoiceCase } from '../change/invoice-lock.ts'
import { demoInvoiceNumber } from './demo-invoice-number.ts'
import { waitingInvoice } from './waiting-invoice.store.ts'

/** How long (s) the robot leaves an application to its shop. Domain 4.7. */
const ANSWERS_AFTER_S = 90

/** How often (s) it looks: at one application a time, so that it never holds what somebody waits for while it waits itself. */
const LOOKS_EVERY_S = 10

/** The shops' robot of a demo mall: it issues and reverses the invoices that no seller has answered. Domain 4.7. */
export const INVOICE_ROBOT_JOBS = [
  defineJob({
    name: 'robot.invoice',
    payload: z.object({}),
    everySeconds: LOOKS_EVERY_S,
    run: async ({ client }) => {
      const askedAfter = await demoSince(client)
      const id = askedAfter && (await waitingInvoice(client, { askedAfter, seconds: ANSWERS_AFTER_S }))
      const locked = id === undefined ? undefined : await lockInvoiceCase(client, id)
      const moved = locked && (await answer(client, locked.row))
      if (moved instanceof Failed) throw new Error(`application ${locked?.row.applyNo} was not answered`)
    },
  }),
] as unknown as Job[]

/** What a shop that has nothing against it does with an application that waits for it. */
async function answer(client: Transaction, row: InvoiceRow) {
  if (row.state === 0) return changeInvoice(client, row, 'accept')
  const text = demoInvoiceNumber(row, row.state === 5)
  if (row.state === 1) return changeInvoice(client, row, 'issue', { changes: { invoiceNo: text }, by: { text } })
  return row.state === 5
    ? changeInvoice(client, row, 'red', { changes: { redInvoiceNo: text }, by: { text } })
    : undefined
}
