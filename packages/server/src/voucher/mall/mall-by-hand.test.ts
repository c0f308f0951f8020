import type { Voucher, VoucherType } from '@mallwright/contract/voucher'
import { openListCode, VOUCHER_MOVES } from '@mallwright/contract/voucher'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, expect, it } from 'vitest'

import { openTestOrders } from '../../testing/test-orders.ts'
import { testServer } from '../../testing/test-server.ts'
import { openVouchers, testVouchers } from '../../testing/test-vouchers.ts'
import type { TestVouchers } from '../../testing/test-vouchers.ts'
import { demoId } from '../../demo/plans/demo-id.ts'
import { checkVouchers } from '../proof/voucher-check.store.ts'

const server = await testServer()
afterAll(() => server.close())
const orders = await openTestOrders(server)
const [buyer, seller] = [testVouchers(orders.client), testVouchers(orders.shopClient)]
const rowsOf = async (sql: string, values: readonly unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(sql, [...values])).rows

/** The vouchers of an order that was paid, shipped and received. */
async function finished() {
  const [variant] = await orders.variants(1)
  const { orderNo, tradeNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
  await orders.pay(tradeNo)
  await orders.ship(orderNo)
  await orders.client.confirmReceive({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
  const ids = await rowsOf(
    `select v.type, v.id from voucher v left join shipment s on v.source_kind = 'shipment' and s.id = v.source_id
     join shop_order o on o.id = coalesce(s.order_id, v.source_id) where o.order_no = $1`,
    [orderNo],
  )
  const get = async (by: TestVouchers, type: VoucherType) =>
    by.get({ cVouchType: type, cUuid: String(ids.find((row) => row['type'] === type)?.['id']) })
  return {
    orderNo,
    purchase: await get(buyer, 'PUR_ORDER'),
    receipt: await get(buyer, 'PUR_RECEIPT'),
    sale: await get(seller, 'SAL_ORDER'),
    delivery: await get(seller, 'SAL_DELIVERY'),
  }
}

/** Written by the first test: payments are waited for within one. */
let written: Awaited<ReturnType<typeof finished>>

it('is written with its order', async () => {
  written = await finished()
  const { purchase, receipt, sale, delivery } = written
  expect([purchase, receipt, sale, delivery].map(({ bMall, iVoucherState }) => [bMall, iVoucherState])).toEqual(
    Array.from({ length: 4 }, () => [true, 30]),
  )
})

it('is refused every change by hand, and offers none', async () => {
  const { purchase, receipt, sale, delivery } = written
  for (const [by, voucher] of [
    [buyer, purchase],
    [buyer, receipt],
    [seller, sale],
    [seller, delivery],
  ] as const) {
    expect(voucher.opList.filter((code) => code === 'SAVE' || code in VOUCHER_MOVES)).toEqual([])
    expect(voucher.opList).toContain('TRACE')
    const { cVouchType, cUuid, iVersion } = voucher
    const refusal = { ok: false, failure: 'VOUCHER_OF_MALL', msg: '商城自动生成的单据不能手工修改' }
    expect(await by.save(voucher)).toMatchObject(refusal)
    for (const move of [
      'submitVoucher',
      'withdrawVoucher',
      'unapproveVoucher',
      'closeVoucher',
      'openVoucher',
      'voidVoucher',
      'delVoucher',
    ] as const) {
      expect(await by.client[move]({ body: { cVouchType, cUuid, iVersion } })).toMatchObject(refusal)
    }
  }
})

/** Whether a list of what is open offers a voucher to a member. */
async function isOffered(by: TestVouchers, upstream: Voucher, type: VoucherType) {
  const body = { cBaseListCode: openListCode(upstream.cVouchType, type), iPageSize: 30, cOrderField: 'cVoucherNo desc' }
  const page = await by.client.getPageData4List({ body })
  if (!page.ok) throw new Error(page.msg)
  return page.data.pageData.some((row) => row['cVoucherUuid'] === upstream.cUuid)
}

it('is pulled by hand for invoices of what was delivered, and for nothing else', async () => {
  const { purchase, receipt, sale, delivery } = written
  const pulls: readonly (readonly [TestVouchers, VoucherType, Voucher])[] = [
    [seller, 'SAL_ORDER', purchase],
    [buyer, 'PUR_PAYMENT', purchase],
    [buyer, 'PUR_RECEIPT', purchase],
    [seller, 'SAL_DELIVERY', sale],
    [seller, 'SAL_RECEIPT', sale],
    [seller, 'SAL_INVOICE', sale],
    [buyer, 'PUR_RECEIPT', delivery],
    [buyer, 'PUR_RETURN', receipt],
  ]
  for (const [by, type, upstream] of pulls) {
    const upRowKeys = upstream.lines.map(({ cRowKey }) => cRowKey)
    expect(await by.client.pullVoucher({ body: { cVouchType: type, upRowKeys } })).toMatchObject({
      failure: 'LINE_NOT_OPEN',
    })
    expect(await isOffered(by, upstream, type)).toBe(false)
  }
  for (const [by, type, upstream] of [
    [seller, 'SAL_INVOICE', delivery],
    [buyer, 'PUR_INVOICE', receipt],
  ] as const) {
    expect(await isOffered(by, upstream, type)).toBe(true)
    const invoice = await by.pull(
      type,
      upstream.lines.map(({ cRowKey }) => cRowKey),
    )
    expect(invoice.headData['iTotal']).toBe(upstream.headData['iTotal'])
  }
  expect(await checkVouchers(server.database.pool)).toEqual([])
})

it('is refused to a saved line, too', async () => {
  const { sale } = written
  const [line] = sale.lines
  const saved = await seller.save(
    { cVouchType: 'SAL_DELIVERY' },
    {
      headData: { dVoucherDate: '2026-11-26', cPartner: sale.headData['cPartner'] },
      lines: [{ cRowKey: newUuid(), values: line?.values ?? {}, cUpRowKey: line?.cRowKey ?? '' }],
    },
  )
  expect(saved).toMatchObject({ failure: 'LINE_NOT_OPEN' })
})

it('is found from its order by colleagues of the buyer and of the shop', async () => {
  const { orderNo, purchase, sale } = written
  const ofBuyer = await orders.client.getOrgOrderDetail({ body: { cOrderNo: orderNo } })
  expect(ofBuyer).toMatchObject({ data: { voucher: { cVouchType: 'PUR_ORDER', cUuid: purchase.cUuid } } })
  const body = { cShopUuid: demoId('shop/S2'), iTab: 2, pageSize: 50 }
  const ofShop = await orders.shopClient.getShopOrderPage({ body })
  const found = ofShop.ok ? ofShop.data.results.find(({ cOrderNo }) => cOrderNo === orderNo) : undefined
  expect(found).toMatchObject({ voucher: { cVouchType: 'SAL_ORDER', cUuid: sale.cUuid } })
  await rowsOf(`update voucher set state = 60 where id = $1`, [purchase.cUuid])
  const ofVoid = await orders.client.getOrgOrderDetail({ body: { cOrderNo: orderNo } })
  expect(ofVoid.ok && ofVoid.data.voucher).toBeUndefined()
  await rowsOf(`update voucher set state = 30 where id = $1`, [purchase.cUuid])
})

it('is switched on and off by administrators of enterprises', async () => {
  const work = async (by: TestVouchers) => {
    const found = await by.client.getVoucherWork({ body: {} })
    return found.ok && [found.data.bCollaborate, found.data.bMayCollaborate]
  }
  const member = await openVouchers(server, '19900150001')
  expect([await work(buyer), await work(seller), await work(member)]).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ])
  const off = { body: { bCollaborate: false } }
  expect(await member.client.saveCollaboration(off)).toMatchObject({
    failure: 'GATE_CLOSED',
    data: { cGate: 'NOT_ADMIN' },
  })
  expect(await buyer.client.saveCollaboration(off)).toMatchObject({ ok: true })
  expect(await work(member)).toEqual([false, false])
  const [team] = await rowsOf(
    `select a.mobile_phone as phone from org_member m join organisation g on g.id = m.organisation_id join account a on a.id = m.account_id
     where g.kind = 2 and m.user_type = 'admin' and m.is_default and not g.acc_stop and not m.stop order by g.name limit 1`,
  )
  const teamClient = await server.signIn(String(team?.['phone']), { terminal: 'mobile' })
  expect(await teamClient.saveCollaboration(off)).toMatchObject({ failure: 'NOT_FOR_TEAMS' })
})
