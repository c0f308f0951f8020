import { downLoadOwn, LICENCE_UPLOAD, picPreview, saveUpload, TRANSFER_UPLOAD } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'
import { newUuid } from '@mallwright/contract/values'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import type { PayChannel, PaymentEvidence } from '../ports/payment/pay-channel.ts'
import { openTestPayments } from '../testing/test-payments.ts'
import type { TestPayments } from '../testing/test-payments.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const ACCOUNT = '6222000011112222'

let server: TestServer
let payments: TestPayments
let operator: TestClient
/** What the channel took, and whether it takes refunds. */
const taken = new Map<string, PaymentEvidence>()
let takesRefunds = false

const channel: PayChannel = {
  name: 'moody',
  open: async ({ attemptNo }) => ({ payUrl: attemptNo }),
  lookUp: async (attemptNo) => taken.get(attemptNo) ?? { outcome: 'pending' },
  refund: () => (takesRefunds ? Promise.resolve('done') : Promise.reject(new Error('balance too low'))),
  readNotice: async () => undefined,
}

beforeAll(async () => {
  server = await testServer({ payment: { isDemo: true, channels: [channel] } })
  payments = await openTestPayments(server)
  operator = await server.signIn('19900180001')
})
afterAll(() => server.close())

const failureOf = (answer: { ok: boolean; failure?: string }) => (answer.ok ? undefined : answer.failure)

/** A flow that waits for a transfer. */
async function transfer(payerName = '某公司'): Promise<string> {
  const flowNo = await payments.begin()
  const changes = { cMethod: '4001', payerName, payerAcctNum: ACCOUNT }
  const begun = await payments.client.confirmPay({ body: payments.body(flowNo, changes) })
  if (!begun.ok) throw new Error(begun.msg)
  return flowNo
}

const audit = async (cPaymentFlowNo: string, bAgree: boolean, cReason = '') =>
  failureOf(await operator.auditTransferVoucher({ body: { cPaymentFlowNo, bAgree, cReason } }))

async function rowOf(flowNo: string) {
  const list = await operator.getTransferVoucherPage({ body: { cKeyword: flowNo } })
  return list.ok ? list.data.results[0] : undefined
}

async function lastEntry() {
  const log = await operator.getAuditLogPage({ body: {} })
  return log.ok ? log.data.results[0] : undefined
}

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

async function upload(client: TestClient, cBusiType: string = TRANSFER_UPLOAD): Promise<string> {
  const files = [{ name: 'voucher.png', bytes: await picture() }]
  const call = client.signed({ operation: saveUpload, body: { cBusiType, cBusiName: '转账凭证' }, files })
  const [{ cDocId }] = (await client.send(call)).data as [UploadedFile]
  return cDocId
}

const addVoucher = async (cPaymentFlowNo: string, cDocId: string, client = payments.client) =>
  failureOf(await client.uploadTransferVoucher({ body: { cRequestUuid: newUuid(), cPaymentFlowNo, cDocId } }))

it('is for operators of the mall alone', async () => {
  const superUser = await server.signIn('19900170001')
  const other = await server.signIn('19900140002')
  for (const client of [payments.client, superUser, other]) {
    const calls = [
      client.getTransferVoucherPage({ body: {} }),
      client.auditTransferVoucher({ body: { cPaymentFlowNo: 'P1', bAgree: true } }),
      client.getRefundPage({ body: {} }),
      client.retryRefund({ body: { cRefundNo: 'R1' } }),
    ]
    for (const call of calls) expect(await call).toMatchObject({ failure: 'GATE_CLOSED', data: { cGate: 'OPERATOR' } })
  }
})

describe('company transfers', () => {
  it('are listed with masked numbers, those that are awaited first', async () => {
    const [given, awaited] = [await transfer('甲公司'), await transfer('乙公司')]
    await payments.client.closeDemoPayment({ body: { cPaymentFlowNo: given } })
    expect(await rowOf(awaited)).toMatchObject({
      bAmount: 0.5,
      payerName: '乙公司',
      payerAcctNum: '**** 2222',
      cMobilePhone: '199****0001',
      cVoucherDocId: '',
      iState: 0,
    })
    const list = await operator.getTransferVoucherPage({ body: {} })
    expect(JSON.stringify(list)).not.toContain(ACCOUNT)
    expect(await rowOf(given)).toMatchObject({ iState: 3 })
    const narrowed = await operator.getTransferVoucherPage({ body: { cKeyword: '甲公', iState: 3 } })
    expect(narrowed).toMatchObject({ data: { iTotleSize: 1, results: [{ cPaymentFlowNo: given }] } })
    expect(await operator.getTransferVoucherPage({ body: { cKeyword: '甲公', iState: 0 } })).toMatchObject({
      data: { iTotleSize: 0 },
    })
  })

  it('show the voucher of their payer to operators, and to nobody else', async () => {
    const flowNo = await transfer()
    const docId = await upload(payments.client)
    const other = await server.signIn('19900140002', { terminal: 'mobile' })
    expect(await addVoucher(flowNo, docId, other)).toBe('FLOW_UNKNOWN')
    expect(await addVoucher(flowNo, await upload(other))).toBe('VOUCHER_UNKNOWN')
    expect(await addVoucher(flowNo, await upload(payments.client, LICENCE_UPLOAD))).toBe('VOUCHER_UNKNOWN')
    expect(await addVoucher(flowNo, docId)).toBeUndefined()
    expect(await payments.client.getPayResult({ body: { cPaymentFlowNo: flowNo } })).toMatchObject({
      data: { iPayState: 7, bVoucher: true },
    })
    expect(await rowOf(flowNo)).toMatchObject({ cVoucherDocId: docId })
    const look = async (client: TestClient, phone: string) => {
      const call = client.signed({ operation: picPreview, params: { userUuid: demoId(`account/${phone}`), docId } })
      return (await server.app.inject(call)).statusCode
    }
    expect(await look(operator, '19900180001')).toBe(200)
    expect(await look(other, '19900140002')).toBe(404)
    expect(failureOf(await payments.client.delFiles({ body: { cDocIds: [docId] } }))).toBe('FILE_UNKNOWN')
  })

  it('show a voucher that is a PDF to their payer and to operators, by the session alone', async () => {
    const flowNo = await transfer()
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
    const send = async (cBusiType: string, name = '回单.pdf', content = bytes) => {
      const body = { cBusiType, cBusiName: '转账凭证' }
      const files = [{ name, bytes: content }]
      return payments.client.send(payments.client.signed({ operation: saveUpload, body, files }))
    }
    const [{ cDocId: docId, cUrl, cPreviewUrl }] = (await send(TRANSFER_UPLOAD)).data as [UploadedFile]
    expect([cUrl, cPreviewUrl]).toEqual(Array(2).fill(`/api/alc-oss/handle/downLoadOwn/${docId}`))
    expect((await send(LICENCE_UPLOAD)).data).toMatchObject({
      cFailure: 'TYPE_REFUSED',
      cFormats: 'JPEG, PNG, GIF, WebP, AVIF',
    })
    expect((await send(TRANSFER_UPLOAD, 'a.txt', Buffer.from('a'))).data).toMatchObject({
      cFailure: 'TYPE_REFUSED',
      cFormats: 'JPEG, PNG, GIF, WebP, AVIF, PDF',
    })
    expect(await payments.client.getFilePaths({ body: { cDocIds: [docId] } })).toMatchObject({
      data: [{ cOssPublicUrl: cUrl, cPreviewUrl: cUrl, cMime: 'application/pdf' }],
    })
    const look = async (client: TestClient) =>
      server.app.inject(client.signed({ operation: downLoadOwn, params: { docId } }))
    expect((await look(operator)).statusCode).toBe(404)
    expect(await addVoucher(flowNo, docId)).toBeUndefined()
    for (const client of [payments.client, operator]) {
      const shown = await look(client)
      expect(shown.rawPayload.equals(bytes)).toBe(true)
      expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
      expect(shown.headers['content-disposition']).toContain('attachment')
    }
    const other = await server.signIn('19900140002', { terminal: 'mobile' })
    expect((await look(other)).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'GET', url: cUrl })).json()).toMatchObject({ code: 11000 })
    const open = await server.app.inject({ method: 'GET', url: `/api/alc-oss/handle/downLoad/${docId}/origin` })
    expect(open.statusCode).toBe(404)
  })

  it('are awaited for three days more once their voucher is there, and take none when they are over', async () => {
    const flowNo = await transfer()
    const { pool } = server.database
    await pool.query(`update payment_flow set expires_at = now() + interval '1 hour' where flow_no = $1`, [flowNo])
    const docId = await upload(payments.client)
    expect(await addVoucher(flowNo, docId)).toBeUndefined()
    const { rows } = await pool.query(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from payment_flow where flow_no = $1`,
      [flowNo],
    )
    expect(rows).toEqual([{ hours: 72 }])
    expect(await audit(flowNo, true)).toBeUndefined()
    expect(await addVoucher(flowNo, docId)).toBe('PAY_STATE_CHANGED')
  })

  it('are booked once', async () => {
    const flowNo = await transfer()
    const both = await Promise.all([audit(flowNo, true), audit(flowNo, true)])
    expect(new Set(both)).toEqual(new Set([undefined, 'PAY_STATE_CHANGED']))
    expect([await payments.state(flowNo), await payments.receipts(flowNo)]).toEqual([2, ['accepted']])
    expect(await rowOf(flowNo)).toMatchObject({ iState: 1, cReason: '', dOperationTime: expect.stringMatching(/^2/) })
    expect(await lastEntry()).toMatchObject({ cAction: 'auditTransferVoucher.pass', cSubject: flowNo })
    expect(await audit(newUuid(), true)).toBe('FLOW_UNKNOWN')
  })

  it('are refused with a reason that the payer is told, who pays otherwise within a day', async () => {
    const flowNo = await transfer()
    expect(await audit(flowNo, false)).toBe('REASON_NEEDED')
    expect(await audit(flowNo, false, '未到账')).toBeUndefined()
    expect(await lastEntry()).toMatchObject({ cAction: 'auditTransferVoucher.refuse', cReason: '未到账' })
    expect(await rowOf(flowNo)).toMatchObject({ iState: 2, cReason: '未到账' })
    const body = { cPaymentFlowNo: flowNo, trxChannel: '02', cAllLinkUserUuid: demoId('account/19900140001') } as const
    expect(await payments.client.queryPayOrder({ body })).toMatchObject({
      data: { iPayState: 0, cMessage: '转账未核销：未到账，请重新支付' },
    })
    await payments.press(await payments.pay(flowNo), 'success')
    await payments.waitFor(flowNo, 2)
    expect(await payments.client.getPayResult({ body: { cPaymentFlowNo: flowNo } })).toMatchObject({
      data: { cMessage: '' },
    })
  })
})

describe('refunds that were given up', () => {
  const runJobs = async () => {
    await server.database.pool.query(`update job set run_at = now() where name like 'payment.%'`)
    await server.database.pool.query(`notify mallwright, '{"kind":"job"}'`)
  }
  const stateOf = async (flowNo: string) => {
    const list = await operator.getRefundPage({ body: { cKeyword: flowNo } })
    return list.ok ? list.data.results[0] : undefined
  }

  /** A flow whose channel took too little and does not give it back. */
  async function giveUp(): Promise<string> {
    const { pool } = server.database
    await pool.query(`update pay_method set channel = 'moody' where code = '2002'`)
    const flowNo = await payments.begin()
    taken.set(await payments.pay(flowNo, '2002'), { outcome: 'paid', transactionId: flowNo, amountCents: 49 })
    await runJobs()
    // The first try fails by itself; the others are behind it.
    await expect
      .poll(async () => (await pool.query(`select tries from refund_flow where last_error <> ''`)).rows.length)
      .toBeGreaterThan(0)
    await pool.query(`update refund_flow set tries = 11 where state = 0`)
    await runJobs()
    await expect.poll(async () => (await stateOf(flowNo))?.iState).toBe(2)
    return flowNo
  }

  it('are listed with their reason, and are tried again', async () => {
    const flowNo = await giveUp()
    const row = await stateOf(flowNo)
    expect(row).toMatchObject({
      bAmount: 0.49,
      cReason: '支付金额不符',
      cChannel: 'moody',
      cMobilePhone: '199****0001',
      iTries: 12,
      cLastError: 'balance too low',
    })
    const byHand = await operator.confirmRefund({ body: { cRefundNo: row?.cRefundNo ?? '', cReason: 'B1' } })
    expect(failureOf(byHand)).toBe('STATE_CHANGED')
    takesRefunds = true
    const retry = () => operator.retryRefund({ body: { cRefundNo: row?.cRefundNo ?? '' } })
    const both = await Promise.all([retry(), retry()])
    expect(new Set(both.map(failureOf))).toEqual(new Set([undefined, 'STATE_CHANGED']))
    await expect.poll(() => payments.refunded(flowNo)).toBe(49)
    expect(await lastEntry()).toMatchObject({ cAction: 'retryRefund', cSubject: row?.cRefundNo })
    // It stays in the list, so that its end is seen; the tries were counted anew.
    expect(await stateOf(flowNo)).toMatchObject({ iState: 1, iTries: 0 })
    expect(await operator.getRefundPage({ body: { cKeyword: flowNo, iState: 2 } })).toMatchObject({
      data: { iTotleSize: 0 },
    })
    expect(failureOf(await operator.retryRefund({ body: { cRefundNo: newUuid() } }))).toBe('STATE_CHANGED')
  })

  it('of a transfer wait for an operator at once, who books that it was sent back', async () => {
    const flowNo = await transfer()
    expect(await audit(flowNo, true)).toBeUndefined()
    const asked = await payments.client.refundDemoPayment({
      body: { cRequestUuid: newUuid(), cPaymentFlowNo: flowNo, bAmount: 0.2 },
    })
    const cRefundNo = asked.ok ? asked.data.cRefundNo : ''
    const confirm = (cReason = 'B2026') => operator.confirmRefund({ body: { cRefundNo, cReason } })
    await runJobs()
    await expect.poll(async () => (await stateOf(flowNo))?.iState).toBe(2)
    expect(failureOf(await confirm(' '))).toBe('FIELD_INVALID')
    const both = await Promise.all([confirm(), confirm()])
    expect(new Set(both.map(failureOf))).toEqual(new Set([undefined, 'STATE_CHANGED']))
    expect([await payments.refunded(flowNo), await payments.state(flowNo)]).toEqual([20, 5])
    expect(await stateOf(flowNo)).toMatchObject({ iState: 1 })
    expect(await lastEntry()).toMatchObject({ cAction: 'confirmRefund', cSubject: cRefundNo, cReason: 'B2026' })
  })
})
