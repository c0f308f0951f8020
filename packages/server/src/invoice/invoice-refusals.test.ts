import { newUuid } from '@mallwright/contract/values'
import { afterAll, describe, expect, it } from 'vitest'

import { checkLedgers } from '../order/proof/ledger-check.store.ts'
import type { PlacedOrder } from '../testing/test-after-sales.ts'
import { newInvoiceNo, openTestInvoices } from '../testing/test-invoices.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const invoices = await openTestInvoices(server)
const { buyer, shop, sales } = invoices
const { pool } = server.database
const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
const operator = await server.signIn('19900180002', { terminal: 'mobile' })
const request = () => ({ cRequestUuid: newUuid() })
const NONE = 'F250101000000000001'

/** Made by the first test: payments are waited for within one. */
let placed: PlacedOrder[]
it('is about orders that were completed', async () => {
  placed = await invoices.orders(4)
  expect(placed).toHaveLength(4)
})
const numberOf = (index: number) => placed[index]?.orderNo ?? ''

/** An order of another shop that the demo has completed for the buyer. */
async function otherShopsOrder(): Promise<string> {
  const { rows } = await pool.query<{ no: string }>(
    `select o.order_no as no from shop_order o join account a on a.id = o.account_id join shop s on s.id = o.shop_id
     where a.mobile_phone = '19900140001' and o.state = 50 and s.name <> '青禾办公专营店' and not o.buyer_deleted limit 1`,
  )
  return rows[0]?.no ?? ''
}

describe('an application', () => {
  it('is about own orders of one shop', async () => {
    const body = {
      orderNos: [numberOf(0)],
      iInvoiceKind: 1 as const,
      cHeaderUuid: invoices.headerId,
      iInvoiceMedium: 1 as const,
    }
    expect(await stranger.saveInvoiceApply({ body: { ...body, ...request() } })).toMatchObject({
      failure: 'ORDER_UNKNOWN',
    })
    expect(await invoices.apply([numberOf(0), NONE])).toMatchObject({ failure: 'ORDER_UNKNOWN' })
    expect(await invoices.apply([numberOf(0), await otherShopsOrder()])).toMatchObject({
      failure: 'ORDERS_MIXED',
      data: { cField: 'orderNos' },
    })
  })

  it('waits for the receipt, for after-sales, and has something to invoice', async () => {
    const shipped = await sales.order('shipped')
    const refused = (no: string) => ({ failure: 'NOT_INVOICEABLE', data: { orderNos: [no] } })
    expect(await invoices.apply([numberOf(0), shipped.orderNo])).toMatchObject(refused(shipped.orderNo))
    const open = await sales.asked(placed[1] as PlacedOrder)
    expect(await invoices.apply([numberOf(1)])).toMatchObject(refused(numberOf(1)))
    expect((await sales.orders.detail(numberOf(1))).opList).not.toContain('invoice')
    await buyer.cancelAfterSale({ body: { cAfterSaleNo: open, ...request() } })
    await pool.query(`update shop_order set refunded_cents = paid_cents where order_no = $1`, [numberOf(1)])
    expect(await invoices.apply([numberOf(1)])).toMatchObject(refused(numberOf(1)))
    await pool.query(`update shop_order set refunded_cents = 0 where order_no = $1`, [numberOf(1)])
  })

  it('of the mall’s own shops need not wait for the receipt', async () => {
    const { rows } = await pool.query<{ id: string; qty: number }>(
      `select k.id, p.min_order_qty as qty from sku k join product p on p.id = k.product_id join shop s on s.id = p.shop_id
       where s.operated and p.on_shelf and p.price_mode <> 3 and k.is_on and k.stock_on_hand - k.stock_locked >= 50 * p.min_order_qty limit 1`,
    )
    const order = await sales.orders.place([{ cSkuUuid: rows[0]?.id ?? '', iQty: rows[0]?.qty ?? 1 }])
    await sales.orders.pay(order.tradeNo)
    expect(await invoices.apply([order.orderNo])).toMatchObject({ failure: 'NOT_INVOICEABLE' })
    const parcel = { cExpressCode: 'YDSF', cExpressNo: 'YD700001', items: [] }
    expect(await operator.shipOrder({ body: { cOrderNo: order.orderNo, ...parcel, ...request() } })).toMatchObject({
      ok: true,
    })
    expect((await sales.orders.detail(order.orderNo)).opList).toContain('invoice')
    const no = await invoices.applied([order.orderNo])
    // Operators answer for them, at the desk.
    const page = await operator.getDeskInvoicePage({ body: { cKeyword: no.toLowerCase() } })
    const [found] = page.ok ? page.data.results : []
    expect(found).toMatchObject({ bOperated: true, shopOpList: ['accept', 'reject'], cBankAccount: '6222000011113333' })
    const answer = { cInvoiceApplyNo: no, iVersion: found?.iVersion ?? -1, iAudit: 1, ...request() }
    expect(await shop.auditInvoice({ body: answer })).toMatchObject({ failure: 'EMPTY' })
    expect(await operator.auditInvoice({ body: { ...answer, ...request() } })).toMatchObject({ ok: true })
    expect((await invoices.detail(no)).logs.at(-1)).toMatchObject({ cActor: 'O' })
  })

  it('is refused by header, kind, mailbox and address', async () => {
    const no = [numberOf(0)]
    expect(await invoices.apply(no, { cHeaderUuid: newUuid() })).toMatchObject({ failure: 'HEADER_UNKNOWN' })
    const cHeaderUuid = await sales.orders.addHeader({ headerType: 2, title: '只有抬头' })
    expect(await invoices.apply(no, { cHeaderUuid, iInvoiceKind: 2 })).toMatchObject({
      failure: 'HEADER_INCOMPLETE',
      data: { fields: ['cTaxNo', 'cRegAddress', 'cRegPhone', 'cBankName', 'cBankAccount'] },
    })
    await pool.query(`update shop set special_invoices = false where name = '青禾办公专营店'`)
    expect(await invoices.apply(no, { iInvoiceKind: 2 })).toMatchObject({ failure: 'SPECIAL_NOT_ISSUED' })
    await pool.query(`update shop set special_invoices = true where name = '青禾办公专营店'`)
    expect(await invoices.apply(no, { cEmail: '' })).toMatchObject({ failure: 'EMAIL_NEEDED' })
    expect(await invoices.apply(no, { cEmail: 'no mailbox' })).toMatchObject({ failure: 'FIELD_INVALID' })
    expect(await invoices.apply(no, { iInvoiceMedium: 2, cAddressUuid: newUuid() })).toMatchObject({
      failure: 'ADDRESS_UNKNOWN',
    })
  })

  it('takes an order once, however many apply at once, and a request once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => invoices.apply([numberOf(0), numberOf(2)])))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : answer.failure))
    expect(refusals).toEqual(Array.from({ length: 3 }, () => 'NOT_INVOICEABLE'))
    const same = request()
    const twice = await Promise.all([1, 2].map(() => invoices.apply([numberOf(1)], same)))
    expect(twice[0]).toEqual(twice[1])
    expect(await checkLedgers(pool)).toEqual([])
  })
})

describe('an application of others', () => {
  it('is unknown to strangers, and another shop’s is no business of a shop', async () => {
    const no = await invoices.applied([numberOf(3)])
    const unknown = { failure: 'INVOICE_UNKNOWN' }
    const change = () => ({ cInvoiceApplyNo: no, ...request() })
    expect(await stranger.getInvoiceApplyDetail({ body: { cInvoiceApplyNo: no } })).toMatchObject(unknown)
    expect(await stranger.cancelInvoiceApply({ body: change() })).toMatchObject(unknown)
    expect(await stranger.applyRed({ body: { ...change(), cReason: '其他' } })).toMatchObject(unknown)
    expect(await stranger.resendInvoiceMail({ body: { ...change(), cEmail: 'a@b.example' } })).toMatchObject(unknown)
    const none = { cInvoiceApplyNo: NONE, iVersion: 0, iAudit: 1, ...request() }
    expect(await shop.auditInvoice({ body: none })).toMatchObject(unknown)
    const { iVersion } = await invoices.shopView(no)
    expect(await stranger.auditInvoice({ body: { ...change(), iVersion, iAudit: 1 } })).toMatchObject({
      failure: 'EMPTY',
    })
    const { cShopUuid } = await invoices.detail(no)
    expect(await stranger.getShopInvoicePage({ body: { cShopUuid } })).toMatchObject({ failure: 'EMPTY' })
    expect(await stranger.getDeskInvoicePage({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED' })
    // Nothing is issued that could be sent.
    expect(await buyer.resendInvoiceMail({ body: { ...change(), cEmail: 'a@b.example' } })).toMatchObject({
      failure: 'INVOICE_CHANGED',
    })
    expect(await buyer.cancelInvoiceApply({ body: change() })).toMatchObject({ ok: true })
  })
})

describe('a shop', () => {
  it('answers with what an answer needs, and only what the state allows', async () => {
    const no = await invoices.applied([numberOf(3)])
    expect(await invoices.audit(no, { iAudit: 3 })).toMatchObject({ failure: 'REASON_NEEDED' })
    const number = newInvoiceNo()
    expect(await invoices.audit(no, { iAudit: 2, cInvoiceNo: number })).toMatchObject({ failure: 'INVOICE_CHANGED' })
    await invoices.audit(no, { iAudit: 1 })
    for (const [answer, cField] of [
      [{}, 'cInvoiceNo'],
      [{ cInvoiceNo: '123' }, 'cInvoiceNo'],
      [{ cInvoiceNo: '12345678' }, 'cInvoiceCode'],
      [{ cInvoiceNo: number, cInvoiceCode: '3300192130' }, 'cInvoiceNo'],
      [{ cInvoiceNo: '12345678', cInvoiceCode: '33' }, 'cInvoiceCode'],
    ] as const) {
      expect(await invoices.audit(no, { iAudit: 2, ...answer })).toMatchObject({
        failure: 'INVOICE_NO_WRONG',
        data: { cField },
      })
    }
    expect(await invoices.audit(no, { iAudit: 2, cInvoiceNo: number, cDocId: newUuid() })).toMatchObject({
      failure: 'FILE_UNKNOWN',
    })
    expect(await buyer.cancelInvoiceApply({ body: { cInvoiceApplyNo: no, ...request() } })).toMatchObject({
      failure: 'INVOICE_CHANGED',
    })
    expect(await invoices.audit(no, { iAudit: 2, cInvoiceNo: number })).toMatchObject({ ok: true })
    expect(await invoices.audit(no, { iAudit: 4, cInvoiceNo: newInvoiceNo() })).toMatchObject({
      failure: 'INVOICE_CHANGED',
    })
    await buyer.applyRed({ body: { cInvoiceApplyNo: no, cReason: '其他', ...request() } })
    expect(await invoices.audit(no, { iAudit: 4, cInvoiceNo: number })).toMatchObject({ failure: 'INVOICE_NO_TAKEN' })
    await invoices.red(no)
  })

  it('gives a number to one invoice, however many are issued by it at once', async () => {
    const [one, other] = [
      await invoices.applied([numberOf(3)]),
      await invoices.applied([(await sales.order('received')).orderNo]),
    ]
    for (const no of [one, other]) await invoices.audit(no, { iAudit: 1 })
    const cInvoiceNo = newInvoiceNo()
    const answers = await Promise.all([one, other].map((no) => invoices.audit(no, { iAudit: 2, cInvoiceNo })))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.failure)).toSorted()).toEqual(['INVOICE_NO_TAKEN', 'ok'])
  })

  it('rejects with the reason that the buyer reads, and the orders are free again', async () => {
    const { orderNo } = await sales.order('received')
    const no = await invoices.applied([orderNo])
    expect(await invoices.audit(no, { iAudit: 3, cReason: '抬头与营业执照不一致' })).toMatchObject({ ok: true })
    expect(await invoices.detail(no)).toMatchObject({
      iInvoiceState: 3,
      cRejectReason: '抬头与营业执照不一致',
      opList: ['applyAgain'],
    })
    // A withdrawal and an acceptance at once: one of them is made.
    const again = await invoices.applied([orderNo])
    const { iVersion } = await invoices.shopView(again)
    const [withdrawn, accepted] = await Promise.all([
      buyer.cancelInvoiceApply({ body: { cInvoiceApplyNo: again, ...request() } }),
      shop.auditInvoice({ body: { cInvoiceApplyNo: again, iVersion, iAudit: 1, ...request() } }),
    ])
    expect([withdrawn.ok, accepted.ok].filter(Boolean)).toHaveLength(1)
    expect(await checkLedgers(pool)).toEqual([])
  })
})

it('has an invoice reversed for a wrong title within 30 days', async () => {
  const { orderNo } = await sales.order('received')
  const no = await invoices.applied([orderNo])
  await invoices.issue(no)
  await pool.query(`update invoice_apply set issued_at = now() - interval '30 days 1 second' where apply_no = $1`, [no])
  const body = { cInvoiceApplyNo: no, cReason: '抬头或税号有误', ...request() }
  expect(await buyer.applyRed({ body })).toMatchObject({ failure: 'RED_TOO_LATE' })
  expect(await invoices.detail(no)).toMatchObject({ dRedUntil: '', opList: expect.not.arrayContaining(['applyRed']) })
  await pool.query(`update invoice_apply set issued_at = now() - interval '29 days' where apply_no = $1`, [no])
  expect(await buyer.applyRed({ body: { ...body, ...request() } })).toMatchObject({ ok: true })
  expect(await buyer.applyRed({ body: { ...body, ...request() } })).toMatchObject({ failure: 'INVOICE_CHANGED' })
})

it('races a refund with the issue: either the shop looks again or the invoice is to be reversed', async () => {
  const order = await sales.order('received')
  const no = await invoices.applied([order.orderNo])
  await invoices.audit(no, { iAudit: 1 })
  const afterSale = await sales.asked(order, { items: [{ cOrderItemUuid: order.items[0]?.id ?? '', iQty: 1 }] })
  await sales.agree(afterSale)
  await invoices.audit(no, { iAudit: 2, cInvoiceNo: newInvoiceNo() })
  await sales.waitForState(afterSale, 50)
  expect([0, 5]).toContain((await invoices.detail(no)).iInvoiceState)
  expect(await checkLedgers(pool)).toEqual([])
})
