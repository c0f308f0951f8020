import { newUuid } from '@mallwright/contract/values'
import { afterAll, expect, it } from 'vitest'

import { openTestInvoices } from '../../testing/test-invoices.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ hasRobots: true })
afterAll(() => server.close())
const invoices = await openTestInvoices(server)
const { pool } = server.database

/** Has the robot find an application that waits for a minute and a half. */
async function robotAnswers(no: string, state: number): Promise<void> {
  await pool.query(`update invoice_apply set updated_at = updated_at - interval '91 seconds' where apply_no = $1`, [no])
  await pool.query(`update job set run_at = now() where name = 'robot.invoice'`)
  await pool.query(`notify mallwright, '{"kind":"job"}'`)
  await invoices.waitFor(no, ({ iInvoiceState }) => iInvoiceState === state)
}

it('issues for shops what they leave, and reverses it', async () => {
  const seeded = async () =>
    (
      await pool.query(`select state, count(*)::int from invoice_apply a cross join setup_marker m
       where m.name = 'demo' and a.created_at <= m.created_at group by state order by state`)
    ).rows
  const before = await seeded()
  const [order, other] = await invoices.orders(2)
  const no = await invoices.applied([order?.orderNo ?? ''])
  const waiting = await invoices.applied([other?.orderNo ?? ''])
  await robotAnswers(no, 1)
  await robotAnswers(no, 2)
  expect((await invoices.detail(no)).cInvoiceNo).toMatch(/^\d{20}$/)
  const cRequestUuid = newUuid()
  expect(await invoices.buyer.applyRed({ body: { cInvoiceApplyNo: no, cReason: '其他', cRequestUuid } })).toMatchObject(
    {
      ok: true,
    },
  )
  await robotAnswers(no, 6)
  // The other has not waited long enough, and the demo's own stay as they are shown.
  expect(await invoices.detail(waiting)).toMatchObject({ iInvoiceState: 0 })
  expect(await seeded()).toEqual(before)
})
