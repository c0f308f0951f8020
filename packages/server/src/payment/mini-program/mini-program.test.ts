import { MINI_PROGRAM_PAGE, readMiniProgramQuery, writeMiniProgramQuery } from '@mallwright/contract/payment'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { SchemeAnswer } from '../../ports/mini-program/mini-program.ts'
import { openTestPayments } from '../../testing/test-payments.ts'
import type { TestPayments } from '../../testing/test-payments.ts'
import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

const METHOD = '1003'

let server: TestServer
let payments: TestPayments
/** Opens the pay page, on another device: nobody has signed in there. */
let visitor: TestClient

beforeAll(async () => {
  server = await testServer({ payment: { isDemo: true } })
  payments = await openTestPayments(server)
  visitor = await server.client()
})
afterAll(() => server.close())

const failureOf = (answer: { ok: boolean; failure?: string }) => (answer.ok ? undefined : answer.failure)

/** A flow that is paid in the mini program, with a fresh ticket. */
async function begin() {
  const flowNo = await payments.begin()
  const page = await payments.pay(flowNo, METHOD)
  return { flowNo, page, ticket: await ticketOf(flowNo) }
}

async function ticketOf(flowNo: string): Promise<string> {
  const given = await payments.client.getPayTicket({ body: { cPaymentFlowNo: flowNo, cMethod: METHOD } })
  if (!given.ok) throw new Error(given.msg)
  return given.data.uuid
}

const schemeBody = (query: string) =>
  ({ appid: 'wx-of-the-client', path: MINI_PROGRAM_PAGE, query, env_version: 'release' }) as const

const take = (flowNo: string, uuid: string, client: TestClient = visitor) =>
  client.takePayTicket({ body: { cPaymentFlowNo: flowNo, uuid, cMethod: METHOD } })

/** Two calls that have both read the ticket as new when the first of them takes it. */
async function takeAtOnce(flowNo: string, ticket: string) {
  const { pool } = server.database
  const blocker = await pool.connect()
  await blocker.query('begin')
  await blocker.query('select 1 from payment_flow where flow_no = $1 for update', [flowNo])
  const takes = [take(flowNo, ticket), take(flowNo, ticket)]
  const waiting = async () =>
    (await pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount
  await expect.poll(waiting).toBe(2)
  await blocker.query('commit')
  blocker.release()
  return Promise.all(takes)
}

/** Moves the end of every ticket into the past. */
const passTickets = () => server.database.pool.query(`update pay_ticket set expires_at = now() - interval '1 second'`)

it('leads to the pay page by a link of the four names, without an address', async () => {
  const { flowNo, ticket } = await begin()
  const query = `cPaymentFlowNo=${flowNo}&ip=10.0.0.1&uuid=${ticket}&method=${METHOD}&more=1`
  const answer = await payments.client.generateScheme({ body: schemeBody(query) })
  const openlink = answer.ok ? answer.data.openlink : ''
  expect(openlink).toBe(`/wx-pay?cPaymentFlowNo=${flowNo}&ip=&uuid=${ticket}&method=${METHOD}`)
  expect(readMiniProgramQuery(openlink.split('?')[1] ?? '')).toEqual({ flowNo, ticket, method: METHOD })
})

it('gives no link for a ticket that is not the caller’s own, was taken, or is late', async () => {
  const { flowNo, ticket } = await begin()
  const ask = async (changes: { ticket?: string; method?: string } = {}, client = payments.client) => {
    const query = writeMiniProgramQuery({ flowNo, ticket, method: METHOD, ...changes })
    return failureOf(await client.generateScheme({ body: schemeBody(query) }))
  }
  const other = await server.signIn('19900140002', { terminal: 'mobile' })
  expect(await ask({}, other)).toBe('PAY_TICKET_EXPIRED')
  expect(await ask({ ticket: newUuid() })).toBe('PAY_TICKET_EXPIRED')
  expect(await ask({ method: '1001' })).toBe('PAY_TICKET_EXPIRED')
  expect(await ask({ ticket: '' })).toBe('PAY_TICKET_EXPIRED')
  expect(await ask()).toBeUndefined()
  expect((await take(flowNo, ticket)).ok).toBe(true)
  expect(await ask()).toBe('PAY_TICKET_EXPIRED')
})

it('passes on why the platform gives no link', async () => {
  const answers: (() => Promise<SchemeAnswer>)[] = [
    async () => ({ errmsg: 'invalid path' }),
    () => Promise.reject(new Error('no answer')),
  ]
  const failing = await testServer({
    payment: { isDemo: true },
    miniProgram: { generateScheme: () => (answers.shift() ?? (() => Promise.reject(new Error())))() },
  })
  payments = await openTestPayments(failing)
  const { flowNo, ticket } = await begin()
  const body = schemeBody(writeMiniProgramQuery({ flowNo, ticket, method: METHOD }))
  expect(await payments.client.generateScheme({ body })).toMatchObject({
    data: { openlink: '', errmsg: 'invalid path' },
  })
  expect(await payments.client.generateScheme({ body })).toMatchObject({ data: { openlink: '', errmsg: '' } })
  await failing.close()
  payments = await openTestPayments(server)
})

it('gives tickets to the payer of an attempt in the mini program alone', async () => {
  const { flowNo } = await begin()
  const ask = async (cPaymentFlowNo: string, cMethod = METHOD, client = payments.client) =>
    failureOf(await client.getPayTicket({ body: { cPaymentFlowNo, cMethod } }))
  const other = await server.signIn('19900140002', { terminal: 'mobile' })
  expect(await ask(flowNo, METHOD, other)).toBe('FLOW_UNKNOWN')
  expect(await ask(flowNo, '1002')).toBe('PAY_STATE_CHANGED')
  await payments.pay(flowNo, '1002')
  expect([await ask(flowNo), await ask(flowNo, '1002')]).toEqual(['PAY_STATE_CHANGED', 'PAY_STATE_CHANGED'])
})

it('is paid once by whoever took the ticket, who is told how it ends', async () => {
  const { flowNo, page, ticket } = await begin()
  const takes = await takeAtOnce(flowNo, ticket)
  expect(new Set(takes.map(failureOf))).toEqual(new Set(['PAY_TICKET_SPENT', undefined]))
  expect(takes.find(({ ok }) => ok)).toMatchObject({
    data: { cPaymentFlowNo: flowNo, cReceiverOrgName: '演示商城（沙箱收款方）', bAmount: 0.5, cPayUrl: page },
  })
  const result = () => visitor.getTicketResult({ body: { uuid: ticket } })
  expect(await result()).toMatchObject({ data: { iPayState: 1 } })
  await payments.press(page, 'success')
  await payments.waitFor(flowNo, 2)
  expect(await result()).toMatchObject({ data: { iPayState: 2 } })
  const stranger = await server.client()
  expect(failureOf(await stranger.getTicketResult({ body: { uuid: ticket } }))).toBe('PAY_TICKET_EXPIRED')
  expect(await take(flowNo, ticket, stranger)).toMatchObject({ msg: '该支付链接已使用，请返回商城重新支付' })
})

it('is for one flow and five minutes', async () => {
  const [one, other] = [await begin(), await begin()]
  expect(failureOf(await take(other.flowNo, one.ticket))).toBe('PAY_TICKET_EXPIRED')
  const { rows } = await server.database.pool.query<{ seconds: number }>(
    `select max(extract(epoch from expires_at - now()))::int as seconds from pay_ticket`,
  )
  expect(rows[0]?.seconds).toBeGreaterThan(240)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(300)
  await passTickets()
  expect(failureOf(await take(one.flowNo, one.ticket))).toBe('PAY_TICKET_EXPIRED')
})

it('ends with the session that asked for it, and with its attempt', async () => {
  const { flowNo, ticket } = await begin()
  await payments.pay(flowNo, '1002')
  expect(failureOf(await take(flowNo, ticket))).toBe('PAY_STATE_CHANGED')
  const second = await begin()
  // Whoever signs in again ends the session before.
  payments = await openTestPayments(server)
  expect(failureOf(await take(second.flowNo, second.ticket))).toBe('PAY_TICKET_EXPIRED')
})

it('is taken inside WeChat only where its channel takes money only there', async () => {
  const { flowNo, ticket } = await begin()
  await server.database.pool.query(
    `update pay_attempt set channel = 'wechat' where flow_id = (select id from payment_flow where flow_no = $1)`,
    [flowNo],
  )
  expect(failureOf(await take(flowNo, ticket))).toBe('WECHAT_NEEDED')
  const body = { cPaymentFlowNo: flowNo, uuid: ticket, cMethod: METHOD, payChannel: 4 } as const
  expect((await visitor.takePayTicket({ body })).ok).toBe(true)
})
