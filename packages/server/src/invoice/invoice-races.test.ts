import { afterAll, expect, it } from 'vitest'

import { checkLedgers } from '../order/proof/ledger-check.store.ts'
import { newInvoiceNo, openTestInvoices } from '../testing/test-invoices.ts'
import { testServer } from '../testing/test-server.ts'
import { checkMallVouchers } from '../voucher/mall/mall-check.store.ts'
import { checkVouchers } from '../voucher/proof/voucher-check.store.ts'

const server = await testServer()
afterAll(() => server.close())
// A second process: refunds of two orders run at once. It takes jobs that wait until it is ready.
await (await server.twin()).ready()
const invoices = await openTestInvoices(server)
const { sales } = invoices
const { pool } = server.database

it.each([1, 2, 3])('goes with refunds of both of its orders at once, and with its issue: round %i', async () => {
  const placed = await invoices.orders(2)
  const no = await invoices.applied(placed.map(({ orderNo }) => orderNo))
  await invoices.audit(no, { iAudit: 1 })
  const asked: string[] = []
  for (const order of placed) {
    asked.push(await sales.asked(order, { items: [{ cOrderItemUuid: order.items[0]?.id ?? '', iQty: 1 }] }))
  }
  const issue = invoices.audit(no, { iAudit: 2, cInvoiceNo: newInvoiceNo() })
  const agreed = Promise.all(asked.map((afterSale) => sales.agree(afterSale)))
  const [answer] = await Promise.all([issue, agreed])
  expect(['ok', 'INVOICE_CHANGED']).toContain(answer.ok ? 'ok' : answer.failure)
  for (const afterSale of asked) await sales.waitForState(afterSale, 50)
  expect((await invoices.detail(no)).iInvoiceState).toBe(answer.ok ? 5 : 0)
  expect(await checkLedgers(pool)).toEqual([])
  expect(await checkMallVouchers(pool)).toEqual([])
  expect(await checkVouchers(pool)).toEqual([])
})
