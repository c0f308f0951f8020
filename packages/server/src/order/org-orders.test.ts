import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { openTestOrders } from '../testing/test-orders.ts'
import type { TestOrders } from '../testing/test-orders.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const LIST = 'ALSHOP_ORG_ORDER'
let server: TestServer
/** Of an administrator of E1. */
let orders: TestOrders
/** Members of E1: who buys, and who approves. */
let member: TestClient
let approver: TestClient
let waiting: { readonly orderNo: string; readonly tradeNo: string }

/** Numbers of the orders that are placed here, beside those of the demo. */
const own = new Set<unknown>()

const request = () => ({ cRequestUuid: newUuid() })

/** An order of a member that waits for an approval. */
async function placeByMember() {
  const [variant] = await orders.variants(1)
  const items = [{ cSkuUuid: variant.id, iQty: variant.minQty }]
  const preview = await member.confirmOrder({ body: { cFrom: 'buy', items } })
  if (!preview.ok) throw new Error(preview.msg)
  const placed = await member.submitOrder({ body: { cPreviewUuid: preview.data.cPreviewUuid, ...request() } })
  if (!placed.ok || !placed.data.bNeedApproval) throw new Error('the trade needs an approval')
  const orderNo = placed.data.orders[0]?.cOrderNo ?? ''
  own.add(orderNo)
  return { orderNo, tradeNo: placed.data.cTradeNo }
}

/** Numbers of the own orders in a tab. */
async function tab(client: TestClient, cFilterValue: string) {
  const page = await client.getPageData4List({
    body: { cBaseListCode: LIST, iPageSize: 30, ...(cFilterValue !== '0' && { cFilterField: 'iTab', cFilterValue }) },
  })
  return page.ok ? page.data.pageData.map(({ cOrderNo }) => cOrderNo).filter((number) => own.has(number)) : page.failure
}

beforeAll(async () => {
  server = await testServer()
  orders = await openTestOrders(server)
  member = await server.signIn('19900150001', { terminal: 'mobile' })
  approver = await server.signIn('19900150002', { terminal: 'mobile' })
  const { rows } = await server.database.pool.query<{ id: string }>(
    `update org_member m set spend_limit_cents = 0 from account a
     where a.id = m.account_id and a.mobile_phone = $1 and m.organisation_id = $2 returning m.id`,
    ['19900150001', demoId('organisation/E1')],
  )
  if (rows.length === 0) throw new Error('the member is none of E1')
  const rule = await orders.client.saveApprovalRule({ body: { bEnabled: true, iOverAmount: 90_000_000, ...request() } })
  const address = { cReceiver: '小李', cMobilePhone: '13800001111', cAreaCode: '330106', cAddress: '一号楼' }
  const saved = await member.saveAddress({ body: { ...address, ...request() } })
  if (!rule.ok || !saved.ok) throw new Error('a call was refused')
  waiting = await placeByMember()
})
afterAll(() => server.close())

describe('the orders of an institution', () => {
  it('are all for administrators and approvers, and their own for other members', async () => {
    const [variant] = await orders.variants(1)
    const { orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    own.add(orderNo)
    expect(await tab(orders.client, '0')).toEqual([orderNo, waiting.orderNo])
    expect(await tab(approver, '0')).toEqual([orderNo, waiting.orderNo])
    expect(await tab(member, '0')).toEqual([waiting.orderNo])
    expect(await tab(orders.client, '3')).toEqual([orderNo])
    const other = await server.signIn('19900150005', { terminal: 'mobile' })
    expect(await tab(other, '0')).toEqual([])
  })

  it('wait for those who may decide, and are told to those who have', async () => {
    expect(await tab(approver, '1')).toEqual([waiting.orderNo])
    expect(await tab(orders.client, '1')).toEqual([waiting.orderNo])
    expect(await tab(member, '1')).toEqual([])
    const passed = await approver.approveOrder({ body: { cTradeNo: waiting.tradeNo, ...request() } })
    expect(passed.ok).toBe(true)
    expect(await tab(approver, '1')).toEqual([])
    expect(await tab(approver, '2')).toEqual([waiting.orderNo])
    expect(await tab(orders.client, '2')).toEqual([])
  })

  it('are found by product, and summed', async () => {
    const { orderNo } = await placeByMember()
    const details = await member.getOrderDetail({ body: { cOrderNo: orderNo } })
    if (!details.ok) throw new Error(details.msg)
    const body = { cBaseListCode: LIST, cWhere: `cOrderNo = '${orderNo}' AND cProdName LIKE '%'` }
    const page = await approver.getPageData4List({ body })
    expect(page).toMatchObject({
      data: {
        iTotleSize: 1,
        sumMap: { iPayAmount: details.data.iPayAmount },
        pageData: [{ iOrderState: 10, $iOrderState: '待审批', iLineCount: 1, cTradeNo: details.data.cTradeNo }],
      },
    })
  })

  it('puts a search into the history once, with its first page', async () => {
    const search = (cKeyword: string, pageNumber: number) =>
      member.getOrderPage({ body: { cKeyword, pageNumber, bRemember: true } })
    await search('纸', 1)
    await search('笔', 2)
    await search('纸', 1)
    const history = await member.getHistoryList({ body: { cScene: 'order' } })
    expect(history).toMatchObject({ data: { results: [{ cKeyword: '纸' }] } })
  })
})
