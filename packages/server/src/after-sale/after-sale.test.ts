import { newUuid } from '@mallwright/contract/values'
import { afterAll, describe, expect, it } from 'vitest'

import { openTestAfterSales } from '../testing/test-after-sales.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const sales = await openTestAfterSales(server)
const { orders } = sales

describe('money for what was not shipped', () => {
  it('goes back whole with the freight, and the order is closed with the last line', async () => {
    const placed = await sales.order('paid')
    const [first, second] = placed.items
    const before = await orders.stock(first?.skuId ?? '')
    const no = await sales.asked(placed)
    expect(await sales.detail(no)).toMatchObject({ iAfterSaleState: 10, opList: ['edit', 'withdraw'], iFreight: 0 })
    expect(await orders.detail(placed.orderNo)).toMatchObject({
      opList: expect.arrayContaining(['afterSale', 'refunds']),
    })
    await sales.agree(no)
    await sales.waitForState(no, 50)
    expect((await orders.stock(first?.skuId ?? '')).onHand).toBe(before.onHand + (first?.qty ?? 0))
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iOrderState: 30 })
    await sales.addUp()
    const last = await sales.asked(placed, { items: [{ cOrderItemUuid: second?.id ?? '', iQty: second?.qty ?? 0 }] })
    expect(await sales.detail(last)).toMatchObject({ iFreight: placed.freight })
    await sales.agree(last)
    await sales.waitForState(last, 50)
    const closed = await orders.detail(placed.orderNo)
    expect(closed).toMatchObject({ iOrderState: 70, iCloseType: 6 })
    expect(closed.iRefundAmount).toBe(closed.iPayAmount)
    await sales.addUp()
  })
})

describe('goods that come back', () => {
  it('go back into stock, and their money to the buyer', async () => {
    const placed = await sales.order('received')
    const no = await sales.asked(placed, { iAfterSaleType: 2 })
    await sales.agree(no)
    await sales.sendBack(no)
    await sales.takeBack(no)
    await sales.waitForState(no, 50)
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iOrderState: 50 })
    await sales.addUp()
  })

  it('are exchanged', async () => {
    const placed = await sales.order('received')
    const no = await sales.exchange(placed)
    await sales.agree(no)
    await sales.sendBack(no)
    await sales.takeBack(no, false)
    const ship = { ...(await sales.seen(no)), cExpressCode: 'YDSF', cExpressNo: 'EX100001' }
    expect(await sales.shop.shipExchange({ body: ship })).toMatchObject({ ok: true })
    expect(
      await sales.buyer.confirmExchange({ body: { cAfterSaleNo: no, cRequestUuid: ship.cRequestUuid } }),
    ).toMatchObject({ ok: true })
    expect(await sales.detail(no)).toMatchObject({ iAfterSaleState: 50 })
    await sales.addUp()
  })
})

/** Has refunds wait, as those of a slow channel do, until they are let go. */
async function holdRefunds(): Promise<() => Promise<void>> {
  const { pool } = server.database
  await pool.query(
    `create function hold_refund() returns trigger language plpgsql as
       $$ begin if new.name = 'payment.refund' then new.run_at = now() + interval '1 day'; end if; return new; end $$`,
  )
  await pool.query(`create trigger hold_refund before insert on job for each row execute function hold_refund()`)
  return async () => {
    await pool.query(`drop trigger hold_refund on job`)
    await pool.query(`drop function hold_refund`)
    await pool.query(`update job set run_at = now() where name = 'payment.refund'`)
    await pool.query(`notify mallwright, '{"kind":"job"}'`)
  }
}

describe('an order that is cancelled while a refund of it runs', () => {
  it('pays back the rest alone, and puts each unit into stock once', async () => {
    const placed = await sales.order('paid')
    const skuIds = placed.items.map(({ skuId }) => skuId)
    const stockOf = () => Promise.all(skuIds.map(async (id) => (await orders.stock(id)).onHand))
    const before = await stockOf()
    const letGo = await holdRefunds()
    const no = await sales.asked(placed)
    await sales.agree(no)
    expect(await sales.detail(no)).toMatchObject({ iAfterSaleState: 40, iRefundState: 0 })
    const body = { cOrderNo: placed.orderNo, cReason: '缺货', cRequestUuid: newUuid() }
    expect(await sales.shop.cancelShopOrder({ body })).toMatchObject({ ok: true })
    await sales.addUp()
    await letGo()
    await sales.waitForState(no, 50)
    await orders.waitFor(async () => {
      const { iRefundAmount, iPayAmount } = await orders.detail(placed.orderNo)
      return iRefundAmount === iPayAmount
    })
    expect(await stockOf()).toEqual(before.map((onHand, index) => onHand + (placed.items[index]?.qty ?? 0)))
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iOrderState: 60, iCloseType: 4 })
    await sales.addUp()
  })
})
