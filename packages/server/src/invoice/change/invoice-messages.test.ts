import { newUuid } from '@mallwright/contract/values'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { demoId } from '../../demo/plans/demo-id.ts'
import { openTestInvoices } from '../../testing/test-invoices.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const invoices = await openTestInvoices(server)
const { pool } = server.database
const [buyer, seller] = ['19900140001', '19900140004'].map((phone) => demoId(`account/${phone}`))

/** Who was told what of an application, in order. */
async function toldOf(applyNo: string) {
  const { rows } = await pool.query<{ accountId: string; code: string; link: string }>(
    `select account_id as "accountId", code, link from message where parameters->>'applyNo' = $1 and account_id = any($2) order by created_at, code, account_id = $3`,
    [applyNo, [buyer, seller], seller],
  )
  return rows.map(
    ({ accountId, code, link }) =>
      `${accountId === buyer ? 'buyer' : 'shop'} ${code} ${link.split('/').slice(-2).join('/')}`,
  )
}

const Told = z.object({ kind: z.string(), accountId: z.optional(z.string()), topic: z.optional(z.string()) })

it('tells buyer and shop of what they wait for, and has their open pages read anew', async () => {
  const heard = new Set<string>()
  const listener = await pool.connect()
  listener.on('notification', ({ payload = '{}' }) => {
    const { accountId, topic } = Told.parse(JSON.parse(payload))
    if (topic === 'invoice') heard.add(accountId === buyer ? 'buyer' : 'shop')
  })
  await listener.query('listen mallwright')
  const [order] = await invoices.orders(1)
  const no = await invoices.applied([order?.orderNo ?? ''])
  expect(await toldOf(no)).toEqual(['shop invoice.asked goods/manage?tab=5'])
  await expect.poll(() => [...heard].toSorted()).toEqual(['buyer', 'shop'])
  await invoices.issue(no)
  await invoices.buyer.applyRed({ body: { cInvoiceApplyNo: no, cReason: '其他', cRequestUuid: newUuid() } })
  await invoices.red(no)
  expect(await toldOf(no)).toEqual([
    'shop invoice.asked goods/manage?tab=5',
    'buyer invoice.issued UserCenter/invoiceList',
    'shop invoice.toRed goods/manage?tab=5',
    'buyer invoice.red UserCenter/invoiceList',
  ])
  const page = await invoices.buyer.getMessagePage({ body: { iKind: 1 } })
  expect(page.ok && page.data.results.some(({ cText }) => cText.includes(no) || cText.includes('已红冲'))).toBe(true)
  await listener.query('unlisten mallwright')
  listener.release()
})

it('tells both of a smaller amount, and the buyer why an application was rejected', async () => {
  const [order, other] = await invoices.orders(2)
  const no = await invoices.applied([order?.orderNo ?? ''])
  if (order) await invoices.refund(order, 1)
  expect(await toldOf(no)).toEqual(
    expect.arrayContaining(['buyer invoice.reduced UserCenter/invoiceList', 'shop invoice.reduced goods/manage?tab=5']),
  )
  const rejected = await invoices.applied([other?.orderNo ?? ''])
  await invoices.audit(rejected, { iAudit: 3, cReason: '抬头有误' })
  expect(await toldOf(rejected)).toContain('buyer invoice.rejected UserCenter/invoiceList')
})
