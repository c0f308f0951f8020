import type { VoucherType } from '@mallwright/contract/voucher'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, expect, it } from 'vitest'

import { openTestAfterSales } from '../../testing/test-after-sales.ts'
import { testServer } from '../../testing/test-server.ts'
import { testVouchers } from '../../testing/test-vouchers.ts'
import { checkVouchers } from '../proof/voucher-check.store.ts'
import { checkMallVouchers } from './mall-check.store.ts'

const server = await testServer()
afterAll(() => server.close())
const sales = await openTestAfterSales(server)
const [buyer, seller] = [testVouchers(sales.buyer), testVouchers(sales.shop)]
const { pool } = server.database

/** The vouchers that an order and its after-sales have made: type, units, execution. */
async function vouchersOf(orderNo: string) {
  const { rows } = await pool.query<{ type: VoucherType; id: string; text: string }>(
    `select v.type, v.id, v.type || ' ' || (select sum(trim_scale(l.qty)) from voucher_line l where l.voucher_id = v.id) || ' ' || v.state || ' ' || v.exec_state as text
     from voucher v left join shipment s on v.source_kind = 'shipment' and s.id = v.source_id
     left join aftersale a on v.source_kind in ('aftersale', 'exchange') and a.id = v.source_id
     join shop_order o on o.id = coalesce(s.order_id, a.order_id, v.source_id) where o.order_no = $1 order by v.type, v.voucher_no`,
    [orderNo],
  )
  return rows
}

/** The last steps of an order's flow, as its buyer reads them: ✓ with how many, – with something after it, ○ neither. */
async function flowOf(orderNo: string, by = buyer, type: VoucherType = 'PUR_ORDER') {
  const found = (await vouchersOf(orderNo)).find((row) => row.type === type)
  const answer = await by.client.getTrackListByTypeAndUuid({ body: { cVouchType: type, cUuid: found?.id ?? '' } })
  if (!answer.ok) throw new Error(answer.msg)
  const shown = answer.data.map(
    ({ cVouchType, bExist, bExsitDownVouch, totalPage }) =>
      `${cVouchType}${bExist ? `✓${totalPage}` : bExsitDownVouch ? '–' : '○'}`,
  )
  return shown.slice(shown.findIndex((step) => step.startsWith('SAL_DELIVERY'))).join(' ')
}

const isConsistent = async () => {
  expect(await checkMallVouchers(pool)).toEqual([])
  expect(await checkVouchers(pool)).toEqual([])
}

/** Goods of the first line of an order come back to its shop. */
async function returned(reached: 'shipped' | 'received', type: 2 | 3, iQty = 1) {
  const placed = await sales.order(reached, [3])
  const [line] = placed.items
  const items = [{ cOrderItemUuid: line?.id ?? '', iQty, ...(type === 3 && { cExchangeSkuUuid: line?.skuId ?? '' }) }]
  const no = await sales.asked(placed, { iAfterSaleType: type, items })
  await sales.agree(no)
  await sales.sendBack(no)
  await sales.takeBack(no)
  return { placed, no, qty: line?.qty ?? 0 }
}

/** A replenishment stands in a flow once there is one: money that went back is not replaced. */
it('is a return of what was received, which its flow shows', async () => {
  const { placed, qty } = await returned('received', 2, 2)
  expect((await vouchersOf(placed.orderNo)).map(({ text }) => text)).toEqual([
    `PUR_ORDER ${qty} 30 2`,
    `PUR_RECEIPT ${qty} 30 1`,
    'PUR_RETURN 2 30 0',
    `SAL_DELIVERY ${qty} 30 2`,
    `SAL_ORDER ${qty} 30 2`,
  ])
  expect(await flowOf(placed.orderNo)).toBe('SAL_DELIVERY✓1 PUR_RECEIPT✓1 PUR_RETURN✓1 PUR_INVOICE○')
  await isConsistent()
})

it('is an exchange: return, replenishment, and its receipt', async () => {
  const { placed, no, qty } = await returned('received', 3)
  const ship = { ...(await sales.seen(no)), cExpressCode: 'YDSF', cExpressNo: 'EX500001' }
  expect(await sales.shop.shipExchange({ body: ship })).toMatchObject({ ok: true })
  expect(await flowOf(placed.orderNo)).toContain('PUR_RETURN✓1 SAL_REPLENISH✓1')
  await isConsistent()
  const body = { cAfterSaleNo: no, cRequestUuid: newUuid() }
  expect(await sales.buyer.confirmExchange({ body })).toMatchObject({ ok: true })
  expect((await vouchersOf(placed.orderNo)).map(({ text }) => text)).toEqual([
    `PUR_ORDER ${qty} 30 2`,
    `PUR_RECEIPT ${qty} 30 1`,
    'PUR_RECEIPT 1 30 0',
    'PUR_RETURN 1 30 2',
    `SAL_DELIVERY ${qty} 30 2`,
    `SAL_ORDER ${qty} 30 2`,
    'SAL_REPLENISH 1 30 2',
  ])
  const shown = 'SAL_DELIVERY✓1 PUR_RECEIPT✓2 PUR_RETURN✓1 SAL_REPLENISH✓1 PUR_INVOICE○'
  expect(await flowOf(placed.orderNo)).toBe(shown)
  expect(await flowOf(placed.orderNo, seller, 'SAL_ORDER')).toBe(shown)
  await isConsistent()
})

it('has been received before it went back, though its order was not confirmed', async () => {
  const { placed, qty } = await returned('shipped', 2)
  expect((await vouchersOf(placed.orderNo)).map(({ text }) => text)).toEqual([
    `PUR_ORDER ${qty} 30 2`,
    'PUR_RECEIPT 1 30 2',
    'PUR_RETURN 1 30 0',
    `SAL_DELIVERY ${qty} 30 1`,
    `SAL_ORDER ${qty} 30 2`,
  ])
  await isConsistent()
  const body = { cOrderNo: placed.orderNo, cRequestUuid: newUuid() }
  expect(await sales.buyer.confirmReceive({ body })).toMatchObject({ ok: true })
  expect((await vouchersOf(placed.orderNo)).map(({ text }) => text)).toContain(`PUR_RECEIPT ${qty - 1} 30 0`)
  await isConsistent()
})

it('is a replenishment alone for a buyer without 采购协同', async () => {
  const collaborate = (bCollaborate: boolean) => buyer.client.saveCollaboration({ body: { bCollaborate } })
  expect(await collaborate(false)).toMatchObject({ ok: true })
  const { placed, no, qty } = await returned('received', 3)
  expect(await collaborate(true)).toMatchObject({ ok: true })
  const ship = { ...(await sales.seen(no)), cExpressCode: 'YDSF', cExpressNo: 'EX500002' }
  expect(await sales.shop.shipExchange({ body: ship })).toMatchObject({ ok: true })
  expect((await vouchersOf(placed.orderNo)).map(({ text }) => text)).toEqual([
    `SAL_DELIVERY ${qty} 30 0`,
    `SAL_ORDER ${qty} 30 2`,
    'SAL_REPLENISH 1 30 0',
  ])
  await isConsistent()
})

it('is not changed by hand, and nothing but invoices is pulled from it', async () => {
  const { placed } = await returned('received', 2)
  const found = (await vouchersOf(placed.orderNo)).find(({ type }) => type === 'PUR_RETURN')
  const voucher = await buyer.get({ cVouchType: 'PUR_RETURN', cUuid: found?.id ?? '' })
  const { cVouchType, cUuid, iVersion } = voucher
  expect(await buyer.client.voidVoucher({ body: { cVouchType, cUuid, iVersion } })).toMatchObject({
    failure: 'VOUCHER_OF_MALL',
  })
})
