import { ENDPOINTS_BY_NAME } from '@mallwright/contract/registry'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PayChannel, PaymentEvidence } from '../ports/payment/pay-channel.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { openTestPayments, PAYER_ID } from '../testing/test-payments.ts'
import type { TestPayments } from '../testing/test-payments.ts'

let server: TestServer
let payments: TestPayments
let isSilent = true
/** What the broken channel took. */
const paid = new Map<string, PaymentEvidence>()

/** A channel that does not answer until it is told to. */
const broken: PayChannel = {
  name: 'broken',
  open: async () => {
    if (isSilent) throw new Error('no answer')
    return { payUrl: 'weixin://code' }
  },
  lookUp: async (attemptNo) => paid.get(attemptNo) ?? { outcome: 'pending' },
  refund: () => Promise.reject(new Error('no answer')),
  readNotice: async () => undefined,
}

beforeAll(async () => {
  server = await testServer({ payment: { isDemo: true, channels: [broken] } })
  payments = await openTestPayments(server)
})
afterAll(() => server.close())

const failureOf = (answer: { ok: boolean; failure?: string }) => (answer.ok ? undefined : answer.failure)

describe('what is to be paid', () => {
  it('is told to its payer alone, with the methods that are offered where the payer is', async () => {
    const flowNo = await payments.begin([0.5, 1.25])
    const body = { cPaymentFlowNo: flowNo, trxChannel: '02', cAllLinkUserUuid: PAYER_ID } as const
    const told = await payments.client.queryPayOrder({ body })
    if (!told.ok) throw new Error(told.msg)
    const { infoDtos, payMethodInfo, bAmount, iPayState, cReceiverOrgName } = told.data
    expect([bAmount, iPayState, cReceiverOrgName]).toEqual([1.75, 0, '演示商城（沙箱收款方）'])
    expect(infoDtos.map(({ orderAmount }) => orderAmount)).toEqual([0.5, 1.25])
    expect(infoDtos[1]?.itemDtos.map(({ goodsPayableAmt }) => goodsPayableAmt)).toEqual([0.62, 0.63])
    expect(payMethodInfo.methods.map(({ methodName, storeyNum }) => [methodName, storeyNum])).toEqual([
      ['微信支付', 2],
      ['支付宝', 2],
      ['银行支付', 3],
      ['数字钱包', 2],
      ['企业转账', 2],
    ])
    expect(payMethodInfo.defMethod).toBe('1001')
    const inWechat = await payments.client.queryPayOrder({ body: { ...body, payChannel: 4 } })
    expect(inWechat.ok && inWechat.data.payMethodInfo.methods[0]?.methods.map(({ cMethod }) => cMethod)).toEqual([
      '1003',
    ])
    const foreign = await payments.client.queryPayOrder({ body: { ...body, cAllLinkUserUuid: newUuid() } })
    expect(failureOf(foreign)).toBe('EMPTY')
    const other = await server.signIn('19900140002', { terminal: 'mobile' })
    expect(failureOf(await other.getPayResult({ body: { cPaymentFlowNo: flowNo } }))).toBe('FLOW_UNKNOWN')
    const stranger = { ...body, cAllLinkUserUuid: await accountOf('19900140002') }
    expect(failureOf(await other.queryPayOrder({ body: stranger }))).toBe('FLOW_UNKNOWN')
  })

  it('is nothing outside of a demo mall', async () => {
    const twin = await server.twin({ payment: {} })
    const call = (operation: 'createDemoPayment', body: unknown) =>
      payments.client.signed({ operation: ENDPOINTS_BY_NAME[operation], body })
    const answer = await twin.inject(call('createDemoPayment', { amounts: [1] }))
    expect(answer.json()).toMatchObject({ data: { cFailure: 'NOT_FOUND' } })
    expect((await twin.inject({ method: 'GET', url: `/sandbox/pay/${newUuid()}` })).statusCode).toBe(404)
    // It would take the jobs of the others.
    await twin.close()
  })
})

describe('beginning to pay', () => {
  it('gives the same attempt to the same method, also to two taps at once', async () => {
    const flowNo = await payments.begin()
    const taps = await Promise.all([1, 2, 3].map(() => payments.pay(flowNo)))
    expect(new Set(taps).size).toBe(1)
    expect(taps[0]).toMatch(/^\/sandbox\/pay\/[\da-f-]{36}$/)
    const other = await payments.pay(flowNo, '2002')
    expect(other).not.toBe(taps[0])
    // Back to the first method is a new attempt.
    expect(await payments.pay(flowNo)).not.toBe(taps[0])
    const { rows } = await server.database.pool.query(
      `select a.state from pay_attempt a join payment_flow f on f.id = a.flow_id where f.flow_no = $1 order by a.attempt_no`,
      [flowNo],
    )
    expect(rows.map(({ state }) => state)).toEqual([3, 3, 0])
  })

  it('answers a repeated request with the same attempt, and refuses another body under its key', async () => {
    const body = payments.body(await payments.begin())
    const [first, second] = [await payments.client.confirmPay({ body }), await payments.client.confirmPay({ body })]
    expect(first.ok && second.ok && first.data.cPayUrl === second.data.cPayUrl).toBe(true)
    expect(failureOf(await payments.client.confirmPay({ body: { ...body, cMethod: '2002' } }))).toBe('KEY_REUSED')
  })

  it('refuses another amount, an unknown method, and a payer who is missing', async () => {
    const flowNo = await payments.begin()
    const refuse = async (changes: Parameters<TestPayments['body']>[1]) =>
      failureOf(await payments.client.confirmPay({ body: payments.body(flowNo, changes) }))
    expect(await refuse({ bAmount: 0.51 })).toBe('AMOUNT_CHANGED')
    expect(await refuse({ bAmount: 0.501 })).toBe('AMOUNT_CHANGED')
    expect(await refuse({ cMethod: '7777' })).toBe('METHOD_UNKNOWN')
    expect(await refuse({ payChannel: 4 })).toBe('METHOD_UNKNOWN')
    expect(await refuse({ cMethod: '3101' })).toBe('PAYER_MISSING')
    expect(await refuse({ cMethod: '100', payerName: '某公司' })).toBe('PAYER_MISSING')
    expect(await refuse({ cMethod: '3101', cPayPhone: '29900140001' })).toBe('FIELD_INVALID')
    expect(await refuse({ cOrderRem: '备'.repeat(21) })).toBe('FIELD_INVALID')
    expect(await refuse({ cPaymentFlowNo: newUuid() })).toBe('FLOW_UNKNOWN')
    expect(await payments.state(flowNo)).toBe(0)
  })

  it('stores an account number encrypted', async () => {
    const flowNo = await payments.begin()
    const body = payments.body(flowNo, { cMethod: '100', payerName: '某公司', payerAcctNum: '6222000011112222' })
    expect((await payments.client.confirmPay({ body })).ok).toBe(true)
    const { rows } = await server.database.pool.query(`select * from payment_flow where flow_no = $1`, [flowNo])
    expect(JSON.stringify(rows)).not.toContain('6222000011112222')
    expect(rows[0].payer_account_enc).toMatch(/^v1:/)
  })

  it('is asked again of a channel that did not answer', async () => {
    await server.database.pool.query(`update pay_method set channel = 'broken' where code = '2002'`)
    const body = payments.body(await payments.begin(), { cMethod: '2002' })
    expect(failureOf(await payments.client.confirmPay({ body }))).toBe('CHANNEL_UNAVAILABLE')
    isSilent = false
    expect(await payments.client.confirmPay({ body })).toMatchObject({ data: { cPayUrl: 'weixin://code' } })
    await server.database.pool.query(`update pay_method set channel = 'sandbox' where code = '2002'`)
  })
})

describe('money that comes in', () => {
  it('pays a flow once, whatever is said twice', async () => {
    const flowNo = await payments.begin([0.5, 1.25])
    await payments.press(await payments.pay(flowNo), 'repeat')
    await payments.waitFor(flowNo, 2)
    await noJobs()
    expect(await payments.receipts(flowNo)).toEqual(['accepted'])
    const { rows } = await server.database.pool.query(
      `select d.state, d.settled_count from demo_payable d join payment_flow_payable p on p.payable_id = d.id
       join payment_flow f on f.id = p.flow_id where f.flow_no = $1`,
      [flowNo],
    )
    expect(rows).toEqual([1, 2].map(() => ({ state: 1, settled_count: 1 })))
    expect(failureOf(await payments.client.confirmPay({ body: payments.body(flowNo, { bAmount: 1.75 }) }))).toBe(
      'PAY_STATE_CHANGED',
    )
  })

  it('of a wrong amount goes back, and the flow waits for the right one', async () => {
    const flowNo = await payments.begin()
    await payments.press(await payments.pay(flowNo), 'wrong-amount')
    await expect.poll(() => payments.refunded(flowNo)).toBe(49)
    const result = await payments.client.getPayResult({ body: { cPaymentFlowNo: flowNo } })
    expect(result).toMatchObject({ data: { iPayState: 1, cMessage: '支付金额不符，款项将原路退回' } })
    await payments.press(await payments.pay(flowNo), 'success')
    await payments.waitFor(flowNo, 2)
    expect(await payments.receipts(flowNo)).toEqual(['wrongAmount', 'accepted'])
  })

  it('by two attempts counts once: the superseded one is accepted, the other goes back', async () => {
    const flowNo = await payments.begin()
    const [first, second] = [await payments.pay(flowNo), await payments.pay(flowNo, '2002')]
    await payments.press(first, 'success')
    await payments.waitFor(flowNo, 2)
    await payments.press(second, 'success')
    await expect.poll(() => payments.refunded(flowNo)).toBe(50)
    expect([await payments.state(flowNo), await payments.receipts(flowNo)]).toEqual([2, ['accepted', 'duplicate']])
  })

  it('too late goes back, and the flow stays closed', async () => {
    const flowNo = await payments.begin()
    const page = await payments.pay(flowNo)
    await payments.passDeadline(flowNo)
    await payments.waitFor(flowNo, 4)
    await payments.press(page, 'success')
    await expect.poll(() => payments.refunded(flowNo)).toBe(50)
    expect([await payments.state(flowNo), await payments.receipts(flowNo)]).toEqual([4, ['late']])
    expect(failureOf(await payments.client.confirmPay({ body: payments.body(flowNo) }))).toBe('PAY_STATE_CHANGED')
  })

  it('that no notice told of is found when the channel is asked', async () => {
    const flowNo = await payments.begin()
    await payments.press(await payments.pay(flowNo), 'silent')
    expect(await payments.state(flowNo)).toBe(1)
    await askNow()
    await payments.waitFor(flowNo, 2)
  })

  it('after a failure is accepted before the deadline', async () => {
    const flowNo = await payments.begin()
    const page = await payments.pay(flowNo)
    await payments.press(page, 'fail')
    await payments.waitFor(flowNo, 3)
    await payments.press(page, 'success')
    await payments.waitFor(flowNo, 2)
    expect(await payments.receipts(flowNo)).toEqual(['accepted'])
  })

  it('is refused by a notice that was not signed', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/pay/notify/sandbox',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': 'ab', 'x-sandbox-timestamp': '1' },
      payload: '{}',
    })
    const unknown = await server.app.inject({ method: 'POST', url: '/pay/notify/nobody', payload: '' })
    expect([answer.statusCode, unknown.statusCode]).toEqual([401, 401])
  })
})

describe('closing', () => {
  it('is not allowed while it is being paid, and ends what failed', async () => {
    const { client } = payments
    const flowNo = await payments.begin()
    const page = await payments.pay(flowNo)
    expect(failureOf(await client.closeDemoPayment({ body: { cPaymentFlowNo: flowNo } }))).toBe('PAYMENT_RUNNING')
    await payments.press(page, 'fail')
    await payments.waitFor(flowNo, 3)
    expect((await client.closeDemoPayment({ body: { cPaymentFlowNo: flowNo } })).ok).toBe(true)
    expect(await payments.state(flowNo)).toBe(4)
    expect(failureOf(await client.closeDemoPayment({ body: { cPaymentFlowNo: newUuid() } }))).toBe('FLOW_UNKNOWN')
  })
})

describe('a refund', () => {
  it('goes back in parts, never more than was paid', async () => {
    const { client } = payments
    const flowNo = await payments.begin()
    const refund = (bAmount: number, cRequestUuid: string = newUuid()) =>
      client.refundDemoPayment({ body: { cRequestUuid, cPaymentFlowNo: flowNo, bAmount } })
    expect(failureOf(await refund(0.1))).toBe('REFUND_TOO_MUCH')
    await payments.press(await payments.pay(flowNo), 'success')
    await payments.waitFor(flowNo, 2)
    const key = newUuid()
    const [first, again] = [await refund(0.2, key), await refund(0.2, key)]
    expect(first.ok && again.ok && first.data.cRefundNo === again.data.cRefundNo).toBe(true)
    await payments.waitFor(flowNo, 5)
    const both = await Promise.all([refund(0.2), refund(0.2)])
    expect(new Set(both.map(failureOf))).toEqual(new Set(['REFUND_TOO_MUCH', undefined]))
    expect((await refund(0.1)).ok).toBe(true)
    await payments.waitFor(flowNo, 6)
    expect(await payments.refunded(flowNo)).toBe(50)
    expect(
      failureOf(
        await client.refundDemoPayment({ body: { cRequestUuid: newUuid(), cPaymentFlowNo: newUuid(), bAmount: 1 } }),
      ),
    ).toBe('FLOW_UNKNOWN')
  })
})

describe('a refund that its channel does not take', () => {
  it('is tried twelve times, then waits for an operator', async () => {
    const { pool } = server.database
    await pool.query(`update pay_method set channel = 'broken' where code = '2002'`)
    isSilent = false
    const flowNo = await payments.begin()
    await payments.pay(flowNo, '2002')
    const { rows } = await pool.query<{ no: string }>(
      `select a.attempt_no as no from pay_attempt a join payment_flow f on f.id = a.flow_id where f.flow_no = $1`,
      [flowNo],
    )
    const attemptNo = rows[0]?.no ?? ''
    const evidence = { outcome: 'paid', transactionId: 'B1', amountCents: 49 } as const
    paid.set(attemptNo, evidence)
    await askNow()
    const refund = async () =>
      (
        await pool.query<{ tries: number; state: number }>(
          `select r.tries, r.state from refund_flow r join payment_flow f on f.id = r.flow_id where f.flow_no = $1`,
          [flowNo],
        )
      ).rows[0]
    for (let tries = 1; tries <= 12; tries += 1) {
      await expect.poll(async () => (await refund())?.tries).toBe(tries)
      await pool.query(`update job set run_at = now() where name = 'payment.refund'`)
      await pool.query(`notify mallwright, '{"kind":"job"}'`)
    }
    await expect.poll(refund).toEqual({ tries: 12, state: 2 })
    expect((await pool.query(`select 1 from job where name = 'payment.refund'`)).rowCount).toBe(0)
    await pool.query(`update pay_method set channel = 'sandbox' where code = '2002'`)
  })
})

describe('a company transfer', () => {
  it('waits for its money for three days, shows where to send it, and is given up by its payer', async () => {
    const flowNo = await payments.begin()
    const account = { payerName: '某公司', payerAcctNum: '6222000011112222' }
    const body = payments.body(flowNo, { cMethod: '4001', ...account })
    const begun = await payments.client.confirmPay({ body })
    if (!begun.ok) throw new Error(begun.msg)
    const action = await payments.client.getPayAction({ body: { cPayActionUuid: begun.data.cPayActionUuid } })
    expect(action).toMatchObject({ data: { cActionType: 'html', cContent: expect.stringContaining(flowNo) } })
    expect(await payments.state(flowNo)).toBe(7)
    expect(failureOf(await payments.client.confirmPay({ body: payments.body(flowNo) }))).toBe('PAY_STATE_CHANGED')
    const { rows } = await server.database.pool.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from payment_flow where flow_no = $1`,
      [flowNo],
    )
    expect(rows).toEqual([{ hours: 72 }])
    expect((await payments.client.closeDemoPayment({ body: { cPaymentFlowNo: flowNo } })).ok).toBe(true)
    expect(await payments.state(flowNo)).toBe(4)
  })
})

describe('a page of a channel', () => {
  it('is given once to its own payer, and again when it is paid again', async () => {
    const flowNo = await payments.begin()
    const open = async () => {
      const body = payments.body(flowNo, { cMethod: '2001' })
      const paid = await payments.client.confirmPay({ body })
      return paid.ok ? paid.data.cPayActionUuid : ''
    }
    const id = await open()
    const other = await server.signIn('19900140002', { terminal: 'mobile' })
    expect(failureOf(await other.getPayAction({ body: { cPayActionUuid: id } }))).toBe('PAY_ACTION_EXPIRED')
    expect(await payments.client.getPayAction({ body: { cPayActionUuid: id } })).toMatchObject({
      data: { cActionType: 'link', cPaymentFlowNo: flowNo, cContent: expect.stringMatching(/^\/sandbox\/pay\//) },
    })
    expect(failureOf(await payments.client.getPayAction({ body: { cPayActionUuid: id } }))).toBe('PAY_ACTION_EXPIRED')
    const second = await open()
    expect(second).not.toBe(id)
    expect((await payments.client.getPayAction({ body: { cPayActionUuid: second } })).ok).toBe(true)
  })
})

/** Makes the next question about each attempt due. */
async function askNow(): Promise<void> {
  await server.database.pool.query(`update job set run_at = now() where name = 'payment.query'`)
  await server.database.pool.query(`notify mallwright, '{"kind":"job"}'`)
}

async function accountOf(phone: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(`select id from account where mobile_phone = $1`, [
    phone,
  ])
  return rows[0]?.id ?? ''
}

async function noJobs(): Promise<void> {
  const due = async () =>
    (await server.database.pool.query(`select 1 from job where run_at <= now() and failed_at is null`)).rowCount
  await expect.poll(due).toBe(0)
}
