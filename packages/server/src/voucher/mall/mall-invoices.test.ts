import type { VoucherType } from '@mallwright/contract/voucher'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, expect, it } from 'vitest'

import { openTestInvoices } from '../../testing/test-invoices.ts'
import { testServer } from '../../testing/test-server.ts'
import { testVouchers } from '../../testing/test-vouchers.ts'
import { checkVouchers } from '../proof/voucher-check.store.ts'
import { checkMallVouchers } from './mall-check.store.ts'

const server = await testServer()
afterAll(() => server.close())
const invoices = await openTestInvoices(server)
const { sales } = invoices
const [buyer, seller] = [testVouchers(sales.buyer), testVouchers(sales.shop)]
const { pool } = server.database

/** The vouchers that the application of an order has made: type, state, execution, amount. */
async function vouchersOf(applyNo: string) {
  const { rows } = await pool.query<{ type: VoucherType; id: string; state: number; exec: number; cents: string }>(
    `select v.type, v.id, v.state, v.exec_state as exec, v.amount_cents as cents from voucher v
     join invoice_apply a on v.source_kind = 'invoice_apply' and v.source_id = a.id where a.apply_no = $1 order by v.type`,
    [applyNo],
  )
  return rows
}

const statesOf = async (applyNo: string) =>
  (await vouchersOf(applyNo)).map(({ type, state, exec }) => `${type} ${state} ${exec}`)

/** The steps of invoices in the flow of an order, as its buyer or seller reads them. */
async function flowOf(orderNo: string, by: typeof buyer, type: VoucherType) {
  const { rows } = await pool.query<{ id: string }>(
    `select v.id from voucher v join shop_order o on v.source_kind = 'shop_order' and v.source_id = o.id where o.order_no = $1 and v.type = $2`,
    [orderNo, type],
  )
  const answer = await by.client.getTrackListByTypeAndUuid({ body: { cVouchType: type, cUuid: rows[0]?.id ?? '' } })
  if (!answer.ok) throw new Error(answer.msg)
  const shown = answer.data.filter(({ cVouchType }) => cVouchType === 'SAL_INVOICE' || cVouchType === 'PUR_INVOICE')
  return shown.map(({ cVouchType, bExist, totalPage }) => `${cVouchType}${bExist ? `✓${totalPage}` : '○'}`).join(' ')
}

const isConsistent = async () => {
  expect(await checkMallVouchers(pool)).toEqual([])
  expect(await checkVouchers(pool)).toEqual([])
}

/** The purchase invoice of an application as its buyer moves it. */
async function draftOf(applyNo: string) {
  const found = (await vouchersOf(applyNo)).find(({ type }) => type === 'PUR_INVOICE')
  return buyer.get({ cVouchType: 'PUR_INVOICE', cUuid: found?.id ?? '' })
}

it('is a sales invoice of what was kept, and a draft of the buyer, which the flow shows', async () => {
  const order = await sales.order('received')
  expect(await flowOf(order.orderNo, buyer, 'PUR_ORDER')).toBe('SAL_INVOICE○ PUR_INVOICE○')
  const applyNo = await invoices.applied([order.orderNo])
  expect(await statesOf(applyNo)).toEqual([])
  await invoices.issue(applyNo)
  expect(await statesOf(applyNo)).toEqual(['PUR_INVOICE 10 0', 'SAL_INVOICE 30 2'])
  const { iAmount } = await invoices.detail(applyNo)
  expect((await vouchersOf(applyNo)).map(({ cents }) => Number(cents))).toEqual([
    Math.round(iAmount * 100),
    Math.round(iAmount * 100),
  ])
  const shown = 'SAL_INVOICE✓1 PUR_INVOICE✓1'
  expect(await flowOf(order.orderNo, buyer, 'PUR_ORDER')).toBe(shown)
  expect(await flowOf(order.orderNo, seller, 'SAL_ORDER')).toBe(shown)
  await isConsistent()
})

it('is checked and submitted by its buyer, and changed by nobody', async () => {
  const order = await sales.order('received')
  const applyNo = await invoices.applied([order.orderNo])
  await invoices.issue(applyNo)
  const draft = await draftOf(applyNo)
  expect(draft.bMall).toBe(true)
  expect(draft.opList).toContain('SUBMIT')
  expect(draft.opList).not.toContain('SAVE')
  expect(draft.opList).not.toContain('DELETE')
  const { cVouchType, cUuid, iVersion } = draft
  const body = { cVouchType, cUuid, iVersion }
  for (const move of ['delVoucher', 'voidVoucher'] as const)
    expect(await buyer.client[move]({ body })).toMatchObject({ failure: 'VOUCHER_OF_MALL' })
  expect(await buyer.save(draft)).toMatchObject({ failure: 'VOUCHER_OF_MALL' })
  const submitted = await buyer.client.submitVoucher({ body })
  expect(submitted).toMatchObject({ ok: true })
  await isConsistent()
  // Reversed, whatever state the buyer has brought it to.
  await sales.buyer.applyRed({ body: { cInvoiceApplyNo: applyNo, cReason: '其他', cRequestUuid: newUuid() } })
  await invoices.red(applyNo)
  expect(await statesOf(applyNo)).toEqual(['PUR_INVOICE 60 0', 'SAL_INVOICE 60 0'])
  expect(await flowOf(order.orderNo, buyer, 'PUR_ORDER')).toBe('SAL_INVOICE○ PUR_INVOICE○')
  await isConsistent()
  const again = await invoices.applied([order.orderNo])
  await invoices.issue(again)
  expect(await flowOf(order.orderNo, seller, 'SAL_ORDER')).toBe('SAL_INVOICE✓1 PUR_INVOICE✓1')
  await isConsistent()
})

it('is void while its buyer still decides on it, and nobody is asked any more', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into workflow_def (organisation_id, type, steps)
     select m.organisation_id, 'PUR_INVOICE', '[{"role":"FINANCE"}]' from org_member m join account a on a.id = m.account_id
     where a.mobile_phone = '19900140001' and m.is_default
     on conflict (organisation_id, type) do update set steps = excluded.steps returning id`,
  )
  const order = await sales.order('received')
  const applyNo = await invoices.applied([order.orderNo])
  await invoices.issue(applyNo)
  const { cVouchType, cUuid, iVersion } = await draftOf(applyNo)
  expect(await buyer.client.submitVoucher({ body: { cVouchType, cUuid, iVersion } })).toMatchObject({
    data: { iVoucherState: 20, opList: expect.arrayContaining(['WITHDRAW']) },
  })
  await sales.buyer.applyRed({ body: { cInvoiceApplyNo: applyNo, cReason: '其他', cRequestUuid: newUuid() } })
  await invoices.red(applyNo)
  expect(await statesOf(applyNo)).toEqual(['PUR_INVOICE 60 0', 'SAL_INVOICE 60 0'])
  await isConsistent()
  await pool.query(`delete from workflow_def where id = $1`, [rows[0]?.id])
})

it('leaves out what was returned and refunded, to the fen, for several orders', async () => {
  const [one, other] = [await sales.order('received', [4, 2]), await sales.order('received', [3])]
  const items = [{ cOrderItemUuid: one.items[0]?.id ?? '', iQty: 2 }]
  const no = await sales.asked(one, { iAfterSaleType: 2, items })
  await sales.agree(no)
  await sales.sendBack(no)
  await sales.takeBack(no)
  await sales.waitForState(no, 50)
  const applyNo = await invoices.applied([one.orderNo, other.orderNo])
  await invoices.issue(applyNo)
  const { rows } = await pool.query<{ qty: number }>(
    `select l.qty from invoice_apply_line l join invoice_apply a on a.id = l.invoice_apply_id where a.apply_no = $1 order by l.line_no`,
    [applyNo],
  )
  const units = [(one.items[0]?.qty ?? 0) - 2, one.items[1]?.qty ?? 0, other.items[0]?.qty ?? 0]
  expect(rows.map(({ qty }) => qty)).toEqual(units)
  await isConsistent()
})

it('is a sales invoice alone for a buyer without 采购协同', async () => {
  const collaborate = (bCollaborate: boolean) => buyer.client.saveCollaboration({ body: { bCollaborate } })
  expect(await collaborate(false)).toMatchObject({ ok: true })
  const order = await sales.order('received')
  expect(await collaborate(true)).toMatchObject({ ok: true })
  const applyNo = await invoices.applied([order.orderNo])
  await invoices.issue(applyNo)
  expect(await statesOf(applyNo)).toEqual(['SAL_INVOICE 30 0'])
  await isConsistent()
})
