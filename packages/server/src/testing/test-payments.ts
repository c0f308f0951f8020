import { newUuid, yuanFromFen } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { expect } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import type { SandboxAction } from '../ports/payment/sandbox/sandbox.jobs.ts'
import type { TestClient, TestServer } from './test-server.ts'

const PHONE = '19900140001'

/** The account that pays in tests. */
export const PAYER_ID = demoId(`account/${PHONE}`)

/** The whole input of a call to pay. */
type PayBody = Parameters<TestClient['confirmPay']>[0]['body']

/** Payments as a buyer, the sandbox and the tables see them. */
export interface TestPayments {
  readonly client: TestClient
  begin(amounts?: readonly number[], seconds?: number): Promise<string>
  body(flowNo: string, changes?: Partial<PayBody>): PayBody
  /** Begins to pay; throws when it is refused. */
  pay(flowNo: string, method?: string): Promise<string>
  /** Presses a button of the sandbox's page. */
  press(page: string, action: SandboxAction): Promise<number>
  state(flowNo: string): Promise<number>
  waitFor(flowNo: string, state: number): Promise<void>
  receipts(flowNo: string): Promise<string[]>
  /** Refunds that are done, in fen. */
  refunded(flowNo: string): Promise<number>
  /** Moves the deadline of a flow, and the jobs that wait, into the past. */
  passDeadline(flowNo: string): Promise<void>
}

/** Signs a buyer in who pays. */
export async function openTestPayments(server: TestServer): Promise<TestPayments> {
  const { pool } = server.database
  const client = await server.signIn(PHONE, { terminal: 'mobile' })
  const amountOf = async (flowNo: string) =>
    (await pool.query<{ cents: string }>(`select amount_cents as cents from payment_flow where flow_no = $1`, [flowNo]))
      .rows[0]?.cents
  const payments: TestPayments = {
    client,
    begin: async (amounts = [0.5], iSeconds = 1800) => {
      const begun = await client.createDemoPayment({ body: { amounts: [...amounts], iSeconds } })
      if (!begun.ok) throw new Error(begun.msg)
      return begun.data.cPaymentFlowNo
    },
    body: (flowNo, changes) => ({
      cRequestUuid: newUuid(),
      cPaymentFlowNo: flowNo,
      bAmount: 0.5,
      cMethod: '1002',
      cAllLinkUserUuid: PAYER_ID,
      ...changes,
    }),
    pay: async (flowNo, cMethod = '1002') => {
      const bAmount = yuanFromFen(Number(await amountOf(flowNo)) as Fen)
      const paid = await client.confirmPay({ body: payments.body(flowNo, { cMethod, bAmount }) })
      if (!paid.ok) throw new Error(paid.msg)
      return paid.data.cPayUrl
    },
    press: async (page, action) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return (await server.app.inject({ method: 'POST', url: `${page}/${action}`, headers, payload: '' })).statusCode
    },
    state: async (flowNo) => {
      const result = await client.getPayResult({ body: { cPaymentFlowNo: flowNo } })
      if (!result.ok) throw new Error(result.msg)
      return result.data.iPayState
    },
    waitFor: async (flowNo, state) => {
      await expect.poll(() => payments.state(flowNo)).toBe(state)
    },
    receipts: async (flowNo) => {
      const { rows } = await pool.query<{ verdict: string }>(
        `select r.verdict from payment_receipt r join payment_flow f on f.id = r.flow_id where f.flow_no = $1
         order by r.created_at`,
        [flowNo],
      )
      return rows.map(({ verdict }) => verdict)
    },
    refunded: async (flowNo) => {
      const { rows } = await pool.query<{ cents: number }>(
        `select coalesce(sum(r.amount_cents), 0)::int as cents from refund_flow r join payment_flow f on f.id = r.flow_id
         where f.flow_no = $1 and r.state = 1`,
        [flowNo],
      )
      return rows[0]?.cents ?? 0
    },
    passDeadline: async (flowNo) => {
      await pool.query(`update payment_flow set expires_at = now() - interval '1 second' where flow_no = $1`, [flowNo])
      await pool.query(
        `update job set run_at = now() where name = 'payment.expire' and payload->>'flowId' =
           (select id::text from payment_flow where flow_no = $1)`,
        [flowNo],
      )
      await pool.query(`notify mallwright, '{"kind":"job"}'`)
    },
  }
  return payments
}
