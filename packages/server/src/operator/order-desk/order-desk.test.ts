import { exportDeskOrder } from '@mallwright/contract/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestOrders } from '../../testing/test-orders.ts'
import type { TestOrders } from '../../testing/test-orders.ts'
import { readWorkbook, sheetXmlOf } from '../../testing/read-workbook.ts'
import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

let server: TestServer
let orders: TestOrders
let operator: TestClient

beforeAll(async () => {
  server = await testServer()
  orders = await openTestOrders(server)
  operator = await server.signIn('19900180002')
})
afterAll(() => server.close())

/** An order that waits for payment. */
async function place() {
  const [variant] = await orders.variants(1)
  return orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
}

const today = () => new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function numbersOf(body: Parameters<TestClient['getDeskOrderPage']>[0]['body']) {
  const list = await operator.getDeskOrderPage({ body: { pageSize: 50, ...body } })
  if (!list.ok) throw new Error(list.msg)
  return list.data.results.map(({ cOrderNo }) => cOrderNo)
}

async function exported(body: object = {}, headers: Record<string, string> = {}, client = operator) {
  const call = client.signed({ operation: exportDeskOrder, body })
  return server.app.inject({ ...call, headers: { ...call.headers, ...headers } })
}

it('is for operators of the mall alone', async () => {
  const superUser = await server.signIn('19900170001')
  for (const client of [orders.client, orders.shopClient, superUser]) {
    const closed = { failure: 'GATE_CLOSED', data: { cGate: 'OPERATOR' } }
    expect(await client.getDeskOrderPage({ body: {} })).toMatchObject(closed)
    expect(await client.getDeskPaymentPage({ body: {} })).toMatchObject(closed)
    const refused = await exported({}, {}, client)
    expect(refused.json()).toMatchObject({ code: 4003, data: { cGate: 'OPERATOR' } })
  }
})

describe('orders at the desk', () => {
  it('are narrowed by state, number, buyer, shop and days', async () => {
    const { orderNo, tradeNo } = await place()
    for (const cKeyword of [orderNo, tradeNo, orderNo.slice(-6), '北辰', '青禾办公', '19900140001']) {
      expect([cKeyword, await numbersOf({ cKeyword })]).toEqual([cKeyword, expect.arrayContaining([orderNo])])
    }
    expect(await numbersOf({ cKeyword: orderNo, iOrderState: 20 })).toEqual([orderNo])
    expect(await numbersOf({ cKeyword: orderNo, iOrderState: 30 })).toEqual([])
    expect(await numbersOf({ cKeyword: orderNo, dFrom: today(), dTo: today() })).toEqual([orderNo])
    expect(await numbersOf({ cKeyword: orderNo, dTo: '2020-01-01' })).toEqual([])
    expect(await numbersOf({ cKeyword: orderNo, dFrom: '2999-01-01' })).toEqual([])
    expect(await numbersOf({ cKeyword: '铁匠五金' })).not.toContain(orderNo)
    expect(await operator.getDeskOrderPage({ body: { dFrom: '2026-02-30' } })).toMatchObject({
      failure: 'FIELD_INVALID',
    })
  })

  it('show what was ordered by whom, with a masked phone, in the language of the reader', async () => {
    const { orderNo } = await place()
    const list = await operator.getDeskOrderPage({ body: { cKeyword: orderNo } })
    const row = list.ok ? list.data.results[0] : undefined
    expect(row).toMatchObject({
      cOrderStateName: '待付款',
      cShopName: '青禾办公专营店',
      cMobilePhone: '199****0001',
      iPaidAmount: 0,
      dPay: '',
    })
    expect(row?.cItems).toMatch(/ ×\d+/)
    expect(row?.iPayAmount).toBe((row?.iGoodsAmount ?? 0) + (row?.iFreight ?? 0) - (row?.iDiscount ?? 0))
    expect(JSON.stringify(list)).not.toContain('19900140001')
    await orders.cancel(orderNo)
    const ended = await operator.getDeskOrderPage({ body: { cKeyword: orderNo } })
    expect(ended.ok && ended.data.results[0]).toMatchObject({
      iOrderState: 60,
      cCloseTypeName: '买家取消',
      cReason: '不想要了',
    })
  })
})

describe('payments at the desk', () => {
  it('are found by their number, an order of theirs, payer, state and days', async () => {
    const { tradeNo, orderNo } = await place()
    const flowNo = await orders.beginPayment(tradeNo)
    const find = async (body: Parameters<TestClient['getDeskPaymentPage']>[0]['body']) => {
      const list = await operator.getDeskPaymentPage({ body: { pageSize: 50, ...body } })
      return list.ok ? list.data.results.filter(({ cPaymentFlowNo }) => cPaymentFlowNo === flowNo) : []
    }
    expect(await find({ cKeyword: orderNo })).toMatchObject([
      { iPayState: 0, cMethodName: '', orderNos: [orderNo], cMobilePhone: '199****0001', dPay: '' },
    ])
    await orders.press(await orders.openSandbox(flowNo), 'success')
    await orders.waitForState(orderNo, 30)
    const [paid] = await find({ cKeyword: flowNo, iPayState: 2, dFrom: today() })
    expect(paid?.cMethodName).not.toBe('')
    expect(paid?.dPay).not.toBe('')
    expect(await find({ cKeyword: '19900140001' })).toHaveLength(1)
    expect(await find({ cKeyword: flowNo, iPayState: 0 })).toEqual([])
    expect(await find({ cKeyword: flowNo, dTo: '2020-01-01' })).toEqual([])
  })
})

describe('the workbook of orders', () => {
  it('has a row an order of the filter, with titles in the language of the reader', async () => {
    const { orderNo } = await place()
    const answer = await exported({ cKeyword: orderNo })
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet')
    expect(answer.headers['content-disposition']).toContain('.xlsx')
    const [titles, ...rows] = readWorkbook(answer.rawPayload)
    expect(titles?.slice(0, 4)).toEqual(['订单号', '交易号', '下单时间', '状态'])
    expect(rows).toHaveLength(1)
    const [detail] = [await orders.detail(orderNo)]
    const row = rows[0] ?? []
    expect(row[0]).toBe(orderNo)
    expect(row[3]).toBe('待付款')
    expect(row[8]).toBe('199****0001')
    expect(row[14]).toBe(detail.iPayAmount.toFixed(2))
    const english = readWorkbook((await exported({ cKeyword: orderNo }, { 'accept-language': 'en-US' })).rawPayload)
    expect(english[0]?.[0]).toBe('Order')
    expect(english[1]?.[3]).toBe('To pay')
    expect(readWorkbook((await exported({ cKeyword: orderNo, iOrderState: 30 })).rawPayload)).toHaveLength(1)
  })

  it('takes no text of a buyer for a formula, and is told of in the audit log', async () => {
    const { orderNo } = await place()
    const remark = '=HYPERLINK("http://evil.example","x")'
    await server.database.pool.query('update shop_order set remark = $2 where order_no = $1', [orderNo, remark])
    const bytes = (await exported({ cKeyword: orderNo })).rawPayload
    expect(readWorkbook(bytes)[1]?.at(-1)).toBe(remark)
    expect(sheetXmlOf(bytes)).not.toContain('<f')
    expect(sheetXmlOf(bytes)).toMatch(/<c t="inlineStr" s="3"><is><t xml:space="preserve">=HYPERLINK/)
    const log = await operator.getAuditLogPage({ body: {} })
    expect(log.ok && log.data.results[0]).toMatchObject({ cAction: 'exportDeskOrder', cSubject: orderNo })
  })

  it('has each of 10,000 orders once, the newest first', async () => {
    const { orderNo } = await place()
    await server.database.pool.query(
      `insert into shop_order (order_no, trade_id, site_id, shop_id, account_id, organisation_id, person_id, state, goods_cents,
         freight_cents, pay_cents, address_snapshot, pay_deadline, remark)
       select '20' || lpad(n::text, 16, '0'), o.trade_id, o.site_id, o.shop_id, o.account_id, o.organisation_id, o.person_id,
         20, 100, 0, 100, o.address_snapshot, o.pay_deadline, 'many'
       from shop_order o, generate_series(1, 10000) n where o.order_no = $1`,
      [orderNo],
    )
    const rows = readWorkbook((await exported()).rawPayload).slice(1)
    const numbers = rows.map(([number]) => number ?? '')
    expect(rows.filter((row) => row.at(-1) === 'many')).toHaveLength(10_000)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    expect(numbers).toContain(orderNo)
  })
})
