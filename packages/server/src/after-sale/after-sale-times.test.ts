import { newUuid } from '@mallwright/contract/values'
import { afterAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { findVisibleFile } from '../preview/visible-file.store.ts'
import { openTestAfterSales, RETURN_ADDRESS } from '../testing/test-after-sales.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const sales = await openTestAfterSales(server)
const { buyer, shop, orders } = sales
const { pool } = server.database
const operator = await server.signIn('19900180005', { terminal: 'mobile' })
const request = () => ({ cRequestUuid: newUuid() })

const refuse = async (no: string, cReason = '商品已使用') =>
  expect(await shop.refuseAfterSale({ body: { ...(await sales.seen(no)), cReason } })).toMatchObject({ ok: true })

const decide = (cAfterSaleNo: string, iDecision: number, bShopFault = false) =>
  operator.decideAfterSale({ body: { cAfterSaleNo, iDecision, bShopFault, cReason: '凭证充分' } })

describe('time', () => {
  it('agrees for a shop that does not answer', async () => {
    const placed = await sales.order('paid')
    const no = await sales.asked(placed)
    expect((await sales.detail(no)).iDeadlineSeconds).toBeGreaterThan(47 * 3600)
    await sales.passDeadline(no)
    await sales.waitForState(no, 50)
    expect((await sales.detail(no)).logs.map(({ cText }) => cText)).toContain('商家超时未处理，系统同意退款')
    await sales.addUp()
  })

  it('closes what is not sent back, takes back what is not answered, and ends disputes', async () => {
    const placed = await sales.order('received')
    const part = (iQty: number) => [{ cOrderItemUuid: placed.items[0]?.id ?? '', iQty }]
    const closed = await sales.asked(placed, { iAfterSaleType: 2, items: part(1) })
    await sales.passDeadline(closed)
    await sales.waitForState(closed, 20)
    // Goods go back to where they went last.
    expect((await sales.detail(closed)).returnAddress).toSatisfy(
      (address) => address === null || address.cReceiver !== '',
    )
    await sales.passDeadline(closed)
    await sales.waitForState(closed, 63)
    const taken = await sales.asked(placed, { iAfterSaleType: 2, items: part(1) })
    await sales.agree(taken)
    await sales.sendBack(taken)
    await sales.passDeadline(taken)
    await sales.waitForState(taken, 50)
    const refused = await sales.asked(placed, { items: [{ cOrderItemUuid: placed.items[1]?.id ?? '', iQty: 1 }] })
    await refuse(refused)
    expect(await sales.detail(refused)).toMatchObject({
      cRejectReason: '商品已使用',
      opList: ['edit', 'applyPlatform', 'withdraw'],
    })
    await sales.passDeadline(refused)
    await sales.waitForState(refused, 63)
    await sales.addUp()
  })

  it('confirms an exchange', async () => {
    const placed = await sales.order('received')
    const no = await sales.exchange(placed)
    await sales.agree(no)
    await sales.sendBack(no)
    await sales.passDeadline(no)
    await sales.waitForState(no, 45)
    const ship = { ...(await sales.seen(no)), cExpressCode: 'YDSF', cExpressNo: 'EX300001' }
    expect(await shop.shipExchange({ body: ship })).toMatchObject({ ok: true })
    await sales.passDeadline(no)
    await sales.waitForState(no, 50)
    // The exchanged unit can be asked for again, and returned.
    const again = await sales.asked(placed, { iAfterSaleType: 2 })
    await sales.agree(again)
    await sales.sendBack(again)
    await sales.takeBack(again)
    await sales.waitForState(again, 50)
    await sales.addUp()
  })

  it('is over a week after the receipt, for faulty goods after two', async () => {
    const placed = await sales.order('received')
    const age = (days: number) =>
      pool.query(`update shop_order set received_at = now() - make_interval(days => $2) where order_no = $1`, [
        placed.orderNo,
        days,
      ])
    const allowed = async () => {
      const info = await buyer.getApplyInfo({ body: { cOrderNo: placed.orderNo } })
      return info.ok ? info.data.types.map(({ bAllowed, cMessage }) => bAllowed || cMessage) : []
    }
    expect(await allowed()).toEqual([true, true, true])
    await age(8)
    expect(await allowed()).toEqual(['超过售后期', true, true])
    const reasons = await buyer.getReasonList({ body: { iAfterSaleType: 2, itemUuids: [placed.items[0]?.id ?? ''] } })
    expect(reasons.ok && reasons.data.results.map(({ cReasonName }) => cReasonName)).toEqual(['质量问题'])
    expect(await sales.ask(placed, { iAfterSaleType: 2 })).toMatchObject({ failure: 'REASON_UNKNOWN' })
    const shown = await sales.asked(placed, {
      iAfterSaleType: 2,
      cReasonCode: 'QUALITY',
      docIds: [await sales.picture()],
    })
    const [docId = ''] = (await sales.detail(shown)).docIds
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    const sees = async (accountId: string) =>
      (await findVisibleFile(pool, docId, { accountId, isMallOperator: false })) !== undefined
    expect(await sees(demoId('account/19900140004'))).toBe(true)
    expect(await sees(demoId('account/19900140002'))).toBe(false)
    expect(await stranger.getAfterSaleDetail({ body: { cAfterSaleNo: shown } })).toMatchObject({ ok: false })
    await age(16)
    expect(await allowed()).toEqual(['超过售后期', '超过售后期', '超过售后期'])
    expect((await orders.detail(placed.orderNo)).opList).not.toContain('afterSale')
  })
})

describe('an open after-sale', () => {
  it('holds its units back from the parcel, and lets the order go on once they are refunded', async () => {
    const placed = await sales.order('paid')
    const no = await sales.asked(placed)
    await orders.ship(placed.orderNo)
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iOrderState: 35 })
    expect(await buyer.confirmReceive({ body: { cOrderNo: placed.orderNo, ...request() } })).toMatchObject({
      failure: 'AFTER_SALE_OPEN',
    })
    await sales.agree(no)
    await sales.waitForState(no, 50)
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iOrderState: 40 })
    await sales.addUp()
  })

  it('stops the automatic receipt while it is open', async () => {
    const placed = await sales.order('shipped')
    expect((await orders.detail(placed.orderNo)).iAutoConfirmSeconds).toBeGreaterThan(0)
    const no = await sales.asked(placed)
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iAutoConfirmSeconds: 0, iOrderState: 40 })
    await pool.query(
      `update shop_order set auto_confirm_at = now() - interval '1 day', confirm_paused_at = now() - interval '3 days', shipped_at = now() - interval '11 days'
       where order_no = $1`,
      [placed.orderNo],
    )
    await pool.query(
      `update job set run_at = now() where name = 'order.autoReceive' and payload->>'orderId' = (select id::text from shop_order where order_no = $1)`,
      [placed.orderNo],
    )
    await pool.query(`notify mallwright, '{"kind":"job"}'`)
    expect(await buyer.cancelAfterSale({ body: { cAfterSaleNo: no, ...request() } })).toMatchObject({ ok: true })
    const { iAutoConfirmSeconds, iOrderState } = await orders.detail(placed.orderNo)
    expect([iOrderState, Math.round(iAutoConfirmSeconds / 3600)]).toEqual([40, 48])
  })

  it('is closed with its order, which pays the rest back', async () => {
    const placed = await sales.order('paid', [2, 1])
    const part = [{ cOrderItemUuid: placed.items[0]?.id ?? '', iQty: 1 }]
    const done = await sales.asked(placed, { items: part })
    await sales.agree(done)
    await sales.waitForState(done, 50)
    const open = await sales.asked(placed, { items: [{ cOrderItemUuid: placed.items[1]?.id ?? '', iQty: 1 }] })
    const body = { cOrderNo: placed.orderNo, cReason: '缺货', ...request() }
    expect(await shop.cancelShopOrder({ body })).toMatchObject({ ok: true })
    expect(await sales.detail(open)).toMatchObject({ iAfterSaleState: 63 })
    await orders.waitFor(async () => {
      const { iRefundAmount, iPayAmount } = await orders.detail(placed.orderNo)
      return iRefundAmount === iPayAmount
    })
    await sales.addUp()
  })
})

describe('the platform', () => {
  it('decides what a shop has refused: refund, return, or for the shop', async () => {
    const placed = await sales.order('received', [3, 1])
    const part = { iAfterSaleType: 2, items: [{ cOrderItemUuid: placed.items[0]?.id ?? '', iQty: 1 }] }
    const brought = async (application: object = part) => {
      const no = await sales.asked(placed, application)
      await refuse(no)
      expect(
        await buyer.applyPlatform({ body: { cAfterSaleNo: no, cRemark: '请平台处理', ...request() } }),
      ).toMatchObject({ ok: true })
      return no
    }
    const refunded = await brought()
    const page = await operator.getDeskAfterSalePage({ body: {} })
    expect(page.ok && page.data.results[0]).toMatchObject({
      cAfterSaleNo: refunded,
      iAfterSaleState: 70,
      decisionList: [1, 2, 3],
    })
    expect(await decide(refunded, 1, true)).toMatchObject({ ok: true })
    await sales.waitForState(refunded, 50)
    expect(await decide(refunded, 1)).toMatchObject({ failure: 'AFTER_SALE_CHANGED' })
    expect(await decide('S250101000000000001', 1)).toMatchObject({ failure: 'AFTER_SALE_UNKNOWN' })
    const returned = await brought()
    expect(await decide(returned, 2)).toMatchObject({ ok: true })
    expect(await sales.detail(returned)).toMatchObject({ iAfterSaleState: 20 })
    const money = await brought({ items: [{ cOrderItemUuid: placed.items[1]?.id ?? '', iQty: 1 }] })
    expect(await decide(money, 2)).toMatchObject({ failure: 'DECISION_CLOSED' })
    expect(await decide(money, 3)).toMatchObject({ ok: true })
    expect(await sales.detail(money)).toMatchObject({ iAfterSaleState: 64, cRejectReason: '凭证充分', opList: [] })
    await sales.addUp()
  })

  it('grants the freight of goods that a shop is at fault for', async () => {
    const placed = await sales.order('shipped', [2])
    await pool.query(
      `update order_item set share_freight_cents = share_freight_cents where order_id = (select id from shop_order where order_no = $1)`,
      [placed.orderNo],
    )
    const no = await sales.asked(placed, { iAfterSaleType: 2 })
    await sales.agree(no)
    await sales.sendBack(no)
    expect(await shop.refuseReturnedGoods({ body: { ...(await sales.seen(no)), cReason: '缺少配件' } })).toMatchObject({
      ok: true,
    })
    expect(await buyer.applyPlatform({ body: { cAfterSaleNo: no, ...request() } })).toMatchObject({ ok: true })
    expect(await decide(no, 1, true)).toMatchObject({ ok: true })
    await sales.waitForState(no, 50)
    expect(await sales.detail(no)).toMatchObject({ iFreight: placed.freight })
    expect(await orders.detail(placed.orderNo)).toMatchObject({ iOrderState: 70 })
    await sales.addUp()
  })

  it('finds goods in the return of an order that was not confirmed, before and after', async () => {
    const placed = await sales.order('shipped', [3])
    const part = { iAfterSaleType: 2, items: [{ cOrderItemUuid: placed.items[0]?.id ?? '', iQty: 1 }] }
    const early = await sales.asked(placed, part)
    await sales.agree(early)
    await sales.sendBack(early)
    await sales.takeBack(early)
    expect(await buyer.confirmReceive({ body: { cOrderNo: placed.orderNo, ...request() } })).toMatchObject({ ok: true })
    const late = await sales.asked(placed, part)
    await sales.agree(late)
    expect((await sales.detail(late)).returnAddress).toMatchObject({ cReceiver: RETURN_ADDRESS.cReceiver })
    await sales.sendBack(late)
    await sales.takeBack(late, false)
    await sales.waitForState(late, 50)
    await sales.addUp()
  })
})
