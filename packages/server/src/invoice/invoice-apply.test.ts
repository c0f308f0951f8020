import { newUuid } from '@mallwright/contract/values'
import { afterAll, describe, expect, it } from 'vitest'

import { checkLedgers } from '../order/proof/ledger-check.store.ts'
import type { Mail } from '../ports/mail/mail-sender.ts'
import type { PlacedOrder } from '../testing/test-after-sales.ts'
import { INVOICE_EMAIL, openTestInvoices } from '../testing/test-invoices.ts'
import { testServer } from '../testing/test-server.ts'
import { checkMallVouchers } from '../voucher/mall/mall-check.store.ts'
import { checkVouchers } from '../voucher/proof/voucher-check.store.ts'

const sent: Mail[] = []
let isMailDown = false
const mail = {
  send: (one: Mail) => {
    if (isMailDown) return Promise.reject(new Error('no mail server'))
    sent.push(one)
    return Promise.resolve()
  },
}
const server = await testServer({ mail })
afterAll(() => server.close())
const invoices = await openTestInvoices(server)
const { buyer, shop, sales } = invoices
const { pool } = server.database
const request = () => ({ cRequestUuid: newUuid() })

/** Made by the first test: payments are waited for within one. */
let placed: PlacedOrder[]
it('is about orders that were completed', async () => {
  placed = await invoices.orders(6)
  expect(placed).toHaveLength(6)
})

/** The number of one of the orders. */
const numberOf = (index: number) => placed[index]?.orderNo ?? ''

/** All ledgers, vouchers and the mall's vouchers add up. */
async function addsUp() {
  expect(await checkLedgers(pool)).toEqual([])
  expect(await checkMallVouchers(pool)).toEqual([])
  expect(await checkVouchers(pool)).toEqual([])
}

const paidOf = async (orderNo: string) => {
  const { iPayAmount, iRefundAmount } = await sales.orders.detail(orderNo)
  return Math.round((iPayAmount - iRefundAmount) * 100)
}

describe('an application for the invoice of two orders', () => {
  let applyNo: string

  it('is offered with what they have cost, each with those that go with it', async () => {
    expect(await sales.orders.detail(numberOf(0))).toMatchObject({ opList: expect.arrayContaining(['invoice']) })
    const page = await buyer.getApplicableOrderPage({ body: { cOrderNo: numberOf(0), pageSize: 50 } })
    const found = page.ok ? page.data.results : []
    expect(found[0]).toMatchObject({ cOrderNo: numberOf(0), bSpecialInvoice: true })
    expect(Math.round((found[0]?.iAmount ?? 0) * 100)).toBe(await paidOf(numberOf(0)))
    expect(found.map(({ cOrderNo }) => cOrderNo)).toContain(numberOf(1))
    expect(new Set(found.map(({ cShopUuid, cOrgUuid }) => `${cShopUuid} ${cOrgUuid}`)).size).toBe(1)
  })

  it('holds both, for the sum of what was paid', async () => {
    applyNo = await invoices.applied([numberOf(0), numberOf(1)])
    const cents = (await paidOf(numberOf(0))) + (await paidOf(numberOf(1)))
    const detail = await invoices.detail(applyNo)
    expect(detail).toMatchObject({
      iInvoiceState: 0,
      cInvoiceStateName: '待开票',
      opList: ['withdraw'],
      cBankAccount: '**** 3333',
      cEmail: INVOICE_EMAIL,
    })
    expect(Math.round(detail.iAmount * 100)).toBe(cents)
    const order = await sales.orders.detail(numberOf(0))
    expect(order.opList).not.toContain('invoice')
    expect(order.invoiceApply).toMatchObject({ cInvoiceApplyNo: applyNo, iInvoiceState: 0 })
    await addsUp()
  })

  it('is accepted and issued by the shop, which sees the whole bank account, and sent to the buyer', async () => {
    expect(await invoices.shopView(applyNo)).toMatchObject({
      shopOpList: ['accept', 'reject'],
      cBankAccount: '6222000011113333',
      opList: [],
    })
    const cInvoiceNo = await invoices.issue(applyNo)
    await invoices.waitFor(applyNo, ({ dMail }) => dMail !== '')
    const detail = await invoices.detail(applyNo)
    expect(detail).toMatchObject({ iInvoiceState: 2, cInvoiceNo, opList: ['resendMail', 'applyRed'] })
    expect(detail.dRedUntil).not.toBe('')
    expect(detail.logs.map(({ cActor, cText }) => `${cActor} ${cText}`)).toEqual([
      'B 买家申请开票',
      'S 商家已受理，正在开票',
      'S 商家已开票',
      'T 发票已发送至邮箱',
    ])
    const [received] = sent
    expect(received).toMatchObject({ to: INVOICE_EMAIL, files: [{ mime: 'application/pdf' }] })
    expect(received?.subject).toContain(cInvoiceNo)
    expect(
      Buffer.from(received?.files[0]?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await addsUp()
  })

  it('is sent again to another mailbox, five times a day, and says when a mail could not be sent', async () => {
    const body = { cInvoiceApplyNo: applyNo, cEmail: 'other@beichen.example' }
    const twice = { ...body, ...request() }
    expect(await buyer.resendInvoiceMail({ body: twice })).toMatchObject({ ok: true })
    expect(await buyer.resendInvoiceMail({ body: twice })).toMatchObject({ ok: true })
    expect(sent.map(({ to }) => to)).toEqual([INVOICE_EMAIL, body.cEmail])
    isMailDown = true
    expect(await buyer.resendInvoiceMail({ body: { ...body, ...request() } })).toMatchObject({
      failure: 'MAIL_NOT_SENT',
    })
    isMailDown = false
    expect((await invoices.detail(applyNo)).logs.at(-1)).toMatchObject({
      cText: '发票邮件发送失败',
      cRemark: body.cEmail,
    })
    for (const _ of [3, 4, 5]) await buyer.resendInvoiceMail({ body: { ...body, ...request() } })
    expect(await buyer.resendInvoiceMail({ body: { ...body, ...request() } })).toMatchObject({
      failure: 'MAIL_TOO_OFTEN',
    })
    expect(sent).toHaveLength(5)
    await addsUp()
  })

  it('is reversed for its buyer, and its orders are free for another one', async () => {
    const body = { cInvoiceApplyNo: applyNo, cReason: '抬头或税号有误' }
    expect(await buyer.applyRed({ body: { ...body, ...request() } })).toMatchObject({ ok: true })
    expect(await invoices.detail(applyNo)).toMatchObject({ iInvoiceState: 5, cRedReason: body.cReason })
    expect(await invoices.apply([numberOf(0)])).toMatchObject({ failure: 'NOT_INVOICEABLE' })
    await invoices.red(applyNo)
    await invoices.waitFor(applyNo, ({ cRedDocId }) => cRedDocId !== '')
    expect(await invoices.detail(applyNo)).toMatchObject({ iInvoiceState: 6, opList: ['applyAgain'] })
    await addsUp()
    const again = await invoices.applied([numberOf(0)], { iInvoiceKind: 2 })
    expect(await invoices.detail(again)).toMatchObject({ cReplacesNo: applyNo, iInvoiceKind: 2 })
    await invoices.issue(again)
    await addsUp()
  })
})

describe('a refund', () => {
  it('lowers what is still to be issued, so that the shop looks again', async () => {
    const applyNo = await invoices.applied([numberOf(2), numberOf(3)])
    expect(await invoices.audit(applyNo, { iAudit: 1 })).toMatchObject({ ok: true })
    const { iVersion } = await invoices.shopView(applyNo)
    await invoices.refund(placed[2] as PlacedOrder, 1)
    const cents = (await paidOf(numberOf(2))) + (await paidOf(numberOf(3)))
    const detail = await invoices.detail(applyNo)
    expect(detail).toMatchObject({ iInvoiceState: 0 })
    expect(Math.round(detail.iAmount * 100)).toBe(cents)
    const stale = { cInvoiceApplyNo: applyNo, iVersion, iAudit: 1, ...request() }
    expect(await shop.auditInvoice({ body: stale })).toMatchObject({ failure: 'INVOICE_CHANGED' })
    await addsUp()
    await invoices.issue(applyNo)
    await addsUp()
  })

  it('of an issued invoice has it reversed; what is left can be invoiced again', async () => {
    await invoices.refund(placed[3] as PlacedOrder, 1)
    const page = await buyer.getInvoiceApplyPage({ body: { cOrderNo: numberOf(3) } })
    const applyNo = page.ok ? (page.data.results[0]?.cInvoiceApplyNo ?? '') : ''
    const detail = await invoices.detail(applyNo)
    expect(detail).toMatchObject({ iInvoiceState: 5, cRedReason: '开票后发生退款' })
    const messages = JSON.stringify(await buyer.english.getMessagePage({ body: {} }))
    expect(messages).toContain(`(${applyNo}) is to be reversed: Money went back after it was issued.`)
    expect((await invoices.shopView(applyNo)).shopOpList).toEqual(['red'])
    await addsUp()
    await invoices.red(applyNo)
    const again = await invoices.applied([numberOf(3)])
    expect(Math.round((await invoices.detail(again)).iAmount * 100)).toBe(await paidOf(numberOf(3)))
    await invoices.issue(again)
    await addsUp()
  })

  it('of everything closes what is still to be issued', async () => {
    const applyNo = await invoices.applied([numberOf(4)])
    const order = placed[4] as PlacedOrder
    for (const line of order.items) await invoices.refund({ ...order, items: [line] })
    const left = await paidOf(numberOf(4))
    const detail = await invoices.detail(applyNo)
    // Freight that was used up stays with the shop, and is what remains to be invoiced.
    expect(detail).toMatchObject(
      left > 0 ? { iInvoiceState: 0 } : { iInvoiceState: 3, cRejectReason: '订单已全额退款' },
    )
    await addsUp()
  })
})

it('goes to an address on paper, names classes, and is answered with the shop’s own document', async () => {
  const cAddressUuid = await sales.orders.addressId()
  const applyNo = await invoices.applied([numberOf(5)], {
    iInvoiceMedium: 2,
    cEmail: '',
    cAddressUuid,
    iInvoiceContent: 2,
  })
  expect(await invoices.detail(applyNo)).toMatchObject({ cEmail: '', address: { cReceiver: expect.any(String) } })
  const { rows } = await pool.query<{ id: string }>(
    `insert into file_doc (owner_account_id, busi_type, busi_name, origin_name, mime, size, width, height, sha256, storage_key, visibility)
     select id, 'invoice', '', 'a.pdf', 'application/pdf', 1, 0, 0, 'x', $1, 'private' from account where mobile_phone = '19900140004' returning id`,
    [newUuid()],
  )
  const cDocId = rows[0]?.id ?? ''
  await invoices.audit(applyNo, { iAudit: 1 })
  const answer = { iAudit: 2, cInvoiceNo: '12345678', cInvoiceCode: '3300192130', cDocId }
  expect(await invoices.audit(applyNo, answer)).toMatchObject({ ok: true })
  expect(await invoices.detail(applyNo)).toMatchObject({ cDocId, cInvoiceCode: '3300192130', opList: ['applyRed'] })
  await addsUp()
})
