import { newUuid } from '@mallwright/contract/values'
import { afterAll, expect, it } from 'vitest'

import { openTestAfterSales } from '../../testing/test-after-sales.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ hasRobots: true })
afterAll(() => server.close())
const sales = await openTestAfterSales(server)
const { pool } = server.database

/** Has the robot find an after-sale that waits for a minute and a half. */
async function robotAnswers(no: string, state: number): Promise<void> {
  await pool.query(`update aftersale set updated_at = updated_at - interval '91 seconds' where aftersale_no = $1`, [no])
  await pool.query(`update job set run_at = now() where name = 'robot.afterSale'`)
  await pool.query(`notify mallwright, '{"kind":"job"}'`)
  await sales.waitForState(no, state)
}

it('answers for shops what they leave: goods come back, and an exchange goes out', async () => {
  const seeded = async () =>
    (
      await pool.query(`select state, count(*)::int from aftersale a cross join setup_marker m
       where m.name = 'demo' and a.created_at <= m.created_at group by state order by state`)
    ).rows
  const before = await seeded()
  const placed = await sales.order('received')
  const waiting = await sales.asked(placed, { items: [{ cOrderItemUuid: placed.items[1]?.id ?? '', iQty: 1 }] })
  const no = await sales.exchange(placed)
  await robotAnswers(no, 20)
  expect((await sales.detail(no)).returnAddress?.cReceiver).not.toBe('')
  await sales.sendBack(no)
  await robotAnswers(no, 45)
  await robotAnswers(no, 46)
  expect((await sales.detail(no)).parcels).toHaveLength(2)
  expect(await sales.buyer.confirmExchange({ body: { cAfterSaleNo: no, cRequestUuid: newUuid() } })).toMatchObject({
    ok: true,
  })
  // The other has not waited long enough, and the demo's own stay as they are shown.
  expect(await sales.detail(waiting)).toMatchObject({ iAfterSaleState: 10 })
  expect(await seeded()).toEqual(before)
})

it('offers the money when nothing is left to exchange', async () => {
  const placed = await sales.order('received')
  const [first] = placed.items
  const no = await sales.exchange(placed)
  await sales.agree(no)
  await sales.sendBack(no)
  await sales.takeBack(no, false)
  await pool.query(`update sku set stock_on_hand = stock_locked where id = $1`, [first?.skuId])
  await robotAnswers(no, 45)
  await sales.orders.waitFor(async () => (await sales.detail(no)).bRefundOffered)
  expect(await sales.detail(no)).toMatchObject({ iAfterSaleState: 45, opList: ['acceptRefund'] })
})
