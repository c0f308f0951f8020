import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoId } from '../../demo/plans/demo-id.ts'
import { openTestOrders } from '../../testing/test-orders.ts'
import type { TestOrders } from '../../testing/test-orders.ts'
import { testServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer
let orders: TestOrders

beforeAll(async () => {
  server = await testServer({ hasRobots: true })
  orders = await openTestOrders(server)
})
afterAll(() => server.close())

/** Has a robot look now. */
async function wake(name: string): Promise<void> {
  const { pool } = server.database
  await pool.query(`update job set run_at = now() where name = $1`, [name])
  await pool.query(`notify mallwright, '{"kind":"job"}'`)
}

async function paidOrder(): Promise<string> {
  const [variant] = await orders.variants(1)
  const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
  await orders.pay(tradeNo)
  return orderNo
}

/** An order with the number of its parcels, of the steps of their way, and of those that are signed for. */
async function parcelsOf(orderNo: string): Promise<{ state: number; parcels: number; steps: number; signed: number }> {
  const { rows } = await server.database.pool.query<{ state: number; parcels: number; steps: number; signed: number }>(
    `select o.state, count(distinct s.id)::int as parcels, count(t.id)::int as steps,
       count(distinct s.id) filter (where s.signed_at is not null)::int as signed
     from shop_order o left join shipment s on s.order_id = o.id left join shipment_track t on t.shipment_id = s.id
     where o.order_no = $1 group by o.id`,
    [orderNo],
  )
  if (!rows[0]) throw new Error(`there is no order ${orderNo}`)
  return rows[0]
}

/** What the demo came with: its orders, parcels and their steps. */
async function seeded(): Promise<unknown> {
  const { rows } = await server.database.pool.query<{ number: string; state: number; steps: number }>(
    `select right(o.order_no, 6) as number, o.state, count(t.id)::int as steps from shop_order o cross join setup_marker m
     left join shipment s on s.order_id = o.id left join shipment_track t on t.shipment_id = s.id
     where m.name = 'demo' and o.created_at <= m.created_at and o.state >= 30 group by o.id order by 1`,
  )
  return rows
}

it('ships a paid order after a minute, and moves its parcel until it is signed for', async () => {
  const before = await seeded()
  const waiting = await paidOrder()
  const orderNo = await paidOrder()
  await server.database.pool.query(
    `update shop_order set paid_at = paid_at - interval '61 seconds' where order_no = $1`,
    [orderNo],
  )
  await wake('robot.shop')
  await orders.waitForState(orderNo, 40)
  expect(await parcelsOf(waiting)).toMatchObject({ state: 30, parcels: 0 })
  for (let steps = (await parcelsOf(orderNo)).steps; steps < 7; steps += 1) {
    await wake('robot.logistics')
    await orders.waitFor(async () => (await parcelsOf(orderNo)).steps > steps)
  }
  expect(await parcelsOf(orderNo)).toEqual({ state: 40, parcels: 1, steps: 7, signed: 1 })
  // Who receives it is its buyer, or the time.
  expect((await orders.detail(orderNo)).opList).toContain('receive')
  expect(await seeded()).toEqual(before)
})

it('tells the buyer of every step of a parcel', async () => {
  const orderNo = await paidOrder()
  await orders.ship(orderNo)
  const listener = await server.database.pool.connect()
  const told: unknown[] = []
  listener.on('notification', ({ payload = '' }) => {
    const event = JSON.parse(payload) as Record<string, unknown>
    if (event['topic'] === 'order' && event['accountId'] === demoId('account/19900140001')) told.push(event)
  })
  await listener.query('listen mallwright')
  await wake('robot.logistics')
  await orders.waitFor(async () => told.length > 0)
  await listener.query('unlisten mallwright')
  listener.release()
  expect((await parcelsOf(orderNo)).steps).toBe(2)
})

it('leaves what its seller has begun to ship', async () => {
  const [first, second] = await orders.variants(2)
  const items = [first, second].map(({ id, minQty }) => ({ cSkuUuid: id, iQty: minQty }))
  const { tradeNo, orderNo } = await orders.place(items)
  await orders.pay(tradeNo)
  const item = (await orders.detail(orderNo)).items[0]
  await orders.ship(orderNo, [{ cOrderItemUuid: item?.cOrderItemUuid ?? '', iQty: item?.iQty ?? 0 }])
  await server.database.pool.query(`update shop_order set paid_at = paid_at - interval '2 minutes'`)
  const other = await paidOrder()
  await server.database.pool.query(
    `update shop_order set paid_at = paid_at - interval '2 minutes' where order_no = $1`,
    [other],
  )
  await wake('robot.shop')
  await orders.waitForState(other, 40)
  expect(await parcelsOf(orderNo)).toMatchObject({ state: 35, parcels: 1 })
})

it('exists in no mall that has not switched it on', async () => {
  const plain = await testServer()
  const { rows } = await plain.database.pool.query(`select 1 from job where name like 'robot.%'`)
  await plain.close()
  expect(rows).toEqual([])
})
