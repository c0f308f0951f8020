import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestOrders } from '../testing/test-orders.ts'
import type { TestOrders } from '../testing/test-orders.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer
let orders: TestOrders
/** A buyer of E1 with a limit, and an approver of E1 who is no administrator. */
let member: TestClient
let approver: TestClient

/** Waits for a call that must not be refused. */
async function succeed(call: Promise<{ readonly ok: boolean }>): Promise<void> {
  if (!(await call).ok) throw new Error('a call was refused')
}

const request = () => ({ cRequestUuid: newUuid() })

async function personOf(phone: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select m.id from org_member m join account a on a.id = m.account_id where a.mobile_phone = $1 and m.is_default`,
    [phone],
  )
  return rows[0]?.id ?? ''
}

/** An order of the member, who needs an approval for it. */
async function place(): Promise<{ tradeNo: string; orderNo: string }> {
  const [variant] = await orders.variants(1)
  const items = [{ cSkuUuid: variant.id, iQty: variant.minQty }]
  const preview = await member.confirmOrder({ body: { cFrom: 'buy', items } })
  if (!preview.ok) throw new Error(preview.msg)
  const placed = await member.submitOrder({ body: { cPreviewUuid: preview.data.cPreviewUuid, ...request() } })
  if (!placed.ok) throw new Error(placed.msg)
  if (!placed.data.bNeedApproval) throw new Error('the trade needs an approval')
  return { tradeNo: placed.data.cTradeNo, orderNo: placed.data.orders[0]?.cOrderNo ?? '' }
}

const stateOf = async (orderNo: string) => {
  const found = await member.getOrderDetail({ body: { cOrderNo: orderNo } })
  return found.ok ? [found.data.iOrderState, found.data.iCloseType] : found.failure
}

beforeAll(async () => {
  server = await testServer()
  orders = await openTestOrders(server)
  member = await server.signIn('19900150001', { terminal: 'mobile' })
  approver = await server.signIn('19900150002', { terminal: 'mobile' })
  const rule = { bEnabled: true, iOverAmount: 5000, ...request() }
  await succeed(orders.client.saveApprovalRule({ body: rule }))
  for (const [phone, bApprover, iSpendLimit] of [
    ['19900150001', false, 0],
    ['19900150002', true, null],
  ] as const) {
    const body = { cPersonUuid: await personOf(phone), bApprover, bPayer: false, iSpendLimit, ...request() }
    await succeed(orders.client.saveOrderMember({ body }))
  }
  const address = { cReceiver: '小李', cMobilePhone: '13800001111', cAreaCode: '330106', cAddress: '一号楼' }
  await succeed(member.saveAddress({ body: { ...address, ...request() } }))
})
afterAll(() => server.close())

describe('the rule of approvals', () => {
  it('is read and set by administrators, with what each member may do', async () => {
    const rule = await orders.client.getApprovalRule({ body: {} })
    expect(rule).toMatchObject({ ok: true, data: { bEnabled: true, iOverAmount: 5000 } })
    const limits = rule.ok && rule.data.results.map(({ bApprover, iSpendLimit }) => [bApprover, iSpendLimit])
    expect(limits).toEqual(
      expect.arrayContaining([
        [false, 0],
        [true, null],
      ]),
    )
    expect(await member.getApprovalRule({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED' })
  })

  it('knows no members of other institutions', async () => {
    const cPersonUuid = await personOf('19900140002')
    const body = { cPersonUuid, bApprover: true, bPayer: true, iSpendLimit: null, ...request() }
    expect(await orders.client.saveOrderMember({ body })).toMatchObject({ failure: 'MEMBER_UNKNOWN' })
  })
})

describe('a trade over a limit', () => {
  it('locks stock, waits, and can be paid once an approver has passed it', async () => {
    const { tradeNo, orderNo } = await place()
    expect(await stateOf(orderNo)).toEqual([10, null])
    expect(await member.createPaymentFlow({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({
      failure: 'ORDER_UNKNOWN',
    })
    const counted = await approver.getOrderCount({ body: {} })
    expect(counted.ok && counted.data.iWaitApprove).toBeGreaterThan(0)
    const seen = await approver.getOrgOrderDetail({ body: { cOrderNo: orderNo } })
    expect(seen).toMatchObject({ ok: true, data: { opList: ['approve', 'reject'], bOwn: false } })
    expect(await approver.approveOrder({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({ ok: true })
    expect(await stateOf(orderNo)).toEqual([20, null])
    expect(await approver.approveOrder({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({
      failure: 'ORDER_STATE_CHANGED',
    })
    expect(await member.createPaymentFlow({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({ ok: true })
  })

  it('is not decided by its buyer, nor by strangers', async () => {
    const { tradeNo } = await place()
    expect(await member.approveOrder({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({
      failure: 'NOT_APPROVER',
    })
    const reject = { cTradeNo: tradeNo, cOpinion: '不需要' }
    expect(await member.rejectOrder({ body: { ...reject, ...request() } })).toMatchObject({ failure: 'NOT_APPROVER' })
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    expect(await stranger.approveOrder({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({
      failure: 'ORDER_UNKNOWN',
    })
    expect(await stranger.rejectOrder({ body: { ...reject, ...request() } })).toMatchObject({
      failure: 'ORDER_UNKNOWN',
    })
    expect(await stranger.withdrawApproval({ body: { cTradeNo: tradeNo, ...request() } })).toMatchObject({
      failure: 'ORDER_UNKNOWN',
    })
  })

  it('gives its stock back when it is rejected, withdrawn, or nobody decides in time', async () => {
    const [variant] = await orders.variants(1)
    const before = await orders.stock(variant.id)
    const [rejected, withdrawn, expired] = [await place(), await place(), await place()]
    const opinion = { cTradeNo: rejected.tradeNo, cOpinion: '预算不足' }
    expect(await approver.rejectOrder({ body: { ...opinion, ...request() } })).toMatchObject({ ok: true })
    expect(await approver.rejectOrder({ body: { ...opinion, ...request() } })).toMatchObject({
      failure: 'ORDER_STATE_CHANGED',
    })
    expect(await stateOf(rejected.orderNo)).toEqual([60, 3])
    const back = { cTradeNo: withdrawn.tradeNo }
    expect(await member.withdrawApproval({ body: { ...back, ...request() } })).toMatchObject({ ok: true })
    expect(await member.withdrawApproval({ body: { ...back, ...request() } })).toMatchObject({
      failure: 'ORDER_STATE_CHANGED',
    })
    expect(await stateOf(withdrawn.orderNo)).toEqual([60, 1])
    await server.database.pool.query(
      `update order_approval set expires_at = now() where state = 0 and trade_id = (select id from trade where trade_no = $1)`,
      [expired.tradeNo],
    )
    await server.database.pool.query(`update job set run_at = now() where name = 'order.expireApproval'`)
    await server.database.pool.query(`notify mallwright, '{"kind":"job"}'`)
    await orders.waitForState(expired.orderNo, 60)
    expect(await stateOf(expired.orderNo)).toEqual([60, 7])
    expect(await orders.stock(variant.id)).toEqual(before)
  })

  it('is decided once by two approvers at the same time', async () => {
    const { tradeNo, orderNo } = await place()
    const answers = await Promise.all([
      approver.approveOrder({ body: { cTradeNo: tradeNo, ...request() } }),
      orders.client.rejectOrder({ body: { cTradeNo: tradeNo, cOpinion: '重复', ...request() } }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect([
      [20, null],
      [60, 3],
    ]).toContainEqual(await stateOf(orderNo))
  })

  it('is listed for approvers among the orders of the institution, and for members among their own', async () => {
    const { orderNo } = await place()
    const all = await orders.client.getOrderPage({ body: { bInstitution: true, cKeyword: orderNo } })
    const own = await member.getOrderPage({ body: { iTab: 1, cKeyword: orderNo } })
    const others = await orders.client.getOrderPage({ body: { cKeyword: orderNo } })
    expect([all, own, others].map((page) => page.ok && page.data.iTotleSize)).toEqual([1, 1, 0])
  })
})
