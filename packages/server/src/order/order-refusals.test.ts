import { newUuid } from '@mallwright/contract/values'
import { describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { startWithOrders } from '../testing/test-orders.ts'

const { server, orders } = await startWithOrders()

const placeOne = async () => {
  const [variant] = await orders.variants(1)
  return orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
}

describe('orders refuse', () => {
  it('a payment after their time, before the job has cancelled them', async () => {
    const { tradeNo, orderNo } = await placeOne()
    await server.database.pool.query(
      `update shop_order set pay_deadline = now() - interval '1 second' where order_no = $1`,
      [orderNo],
    )
    const answer = await orders.client.createPaymentFlow({ body: { cRequestUuid: newUuid(), cTradeNo: tradeNo } })
    expect(answer).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
  })

  it('a second payment of one that is being paid together with another', async () => {
    const [one, other] = [await placeOne(), await placeOne()]
    const begin = (...cOrderNos: string[]) =>
      orders.client.createPaymentFlow({ body: { cRequestUuid: newUuid(), cOrderNos } })
    const merged = await begin(one.orderNo, other.orderNo)
    if (!merged.ok) throw new Error(merged.msg)
    const page = await orders.openSandbox(merged.data.cPaymentFlowNo)
    expect(await begin(one.orderNo)).toMatchObject({ failure: 'PAYMENT_RUNNING' })
    await orders.press(page, 'success')
    await orders.waitForState(one.orderNo, 30)
    await orders.waitForState(other.orderNo, 30)
  })

  it('to be deleted while they run, and a longer receipt of what was not shipped', async () => {
    const { orderNo } = await placeOne()
    const body = { cOrderNo: orderNo, cRequestUuid: newUuid() }
    expect(await orders.client.deleteOrder({ body })).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    expect(await orders.client.extendReceive({ body })).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 20 })
  })
})

describe('a submission', () => {
  it('to an address that was deleted meanwhile is refused', async () => {
    const [variant] = await orders.variants(1)
    const cAddressUuid = await orders.addAddress('110101')
    const { client } = orders
    const preview = await client.confirmOrder({
      body: { cFrom: 'buy', items: [{ cSkuUuid: variant.id, iQty: variant.minQty }], cAddressUuid },
    })
    if (!preview.ok) throw new Error(preview.msg)
    await client.deleteAddress({ body: { cAddressUuid, cRequestUuid: newUuid() } })
    expect(await orders.submit(preview.data.cPreviewUuid)).toMatchObject({ failure: 'NOT_SUBMITTABLE' })
  })

  it('with a coupon that another one takes in the same moment places nothing', async () => {
    const [variant] = await orders.variants(1)
    const coupon = await giveCoupon()
    const preview = await orders.client.confirmOrder({
      body: {
        cFrom: 'buy',
        items: [{ cSkuUuid: variant.id, iQty: variant.minQty }],
        coupons: [{ cShopUuid: demoId('shop/S2'), cUserCouponUuid: coupon }],
      },
    })
    if (!preview.ok) throw new Error(preview.msg)
    expect(preview.data.shops[0]?.iCouponAmount).toBe(0.01)
    const [stock, placed] = [await orders.stock(variant.id), await orders.countOrders(variant.id)]
    const other = await server.database.pool.connect()
    await other.query('begin')
    await other.query(`update user_coupon set state = 4 where id = $1`, [coupon])
    const submitted = orders.submit(preview.data.cPreviewUuid)
    await orders.waitFor(async () => (await waitingUpdates()) === 1)
    await other.query('commit')
    other.release()
    expect(await submitted).toMatchObject({ failure: 'COUPON_GONE' })
    expect(await orders.stock(variant.id)).toEqual(stock)
    expect(await orders.countOrders(variant.id)).toBe(placed)
  })
})

/** A coupon of 0.01 yuan of the shop, received by the buyer; its id. */
async function giveCoupon(): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with kind as (
       insert into coupon (shop_id, name, kind, off_cents, total, taken, take_from, take_to, valid_days)
       values ($1, 'one fen', 1, 1, 1, 1, now() - interval '1 day', now() + interval '1 day', 1) returning id)
     insert into user_coupon (coupon_id, account_id, organisation_id, seq, valid_from, valid_to)
     select kind.id, a.id, m.organisation_id, 1, now() - interval '1 hour', now() + interval '1 day'
     from kind, account a left join org_member m on m.account_id = a.id and m.is_default
     where a.mobile_phone = '19900140001' returning id`,
    [demoId('shop/S2')],
  )
  return rows[0]?.id ?? ''
}

/** How many statements wait for the row of a coupon. */
async function waitingUpdates(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ilike '%user_coupon%'`,
  )
  return rows[0]?.count ?? 0
}
