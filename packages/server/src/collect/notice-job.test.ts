import { afterAll, beforeAll, expect, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { openTestShop, stockProduct } from '../testing/test-goods.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { noticeJob } from './notice-job.ts'

let server: TestServer
let client: TestClient
let soldOut: string

beforeAll(async () => {
  server = await testServer()
  const shopId = await openTestShop(server, { name: '丁店' })
  soldOut = await stockProduct(server, shopId, { code: 'N-OUT', stock: 0 })
  await stockProduct(server, shopId, { code: 'N-DROP', cents: 5000 })
  client = await server.signIn('19900110005', { terminal: 'mobile' })
  for (const table of ['message', 'collect_product', 'stock_notice']) await sql(`delete from ${table}`)
})
afterAll(() => server.close())

const sql = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values])

/** Runs the job and gives the titles and texts of all messages, the latest first. */
async function toldAfterRun(): Promise<string[]> {
  const storage = undefined as never
  await inTransaction(server.database, (transaction) => noticeJob.run({ client: transaction, storage }, {}))
  const answer = await client.getMessagePage({ body: {} })
  return answer.ok ? answer.data.results.map(({ cTitle, cText, cLink }) => `${cTitle} ${cText} ${cLink}`) : []
}

it('tells once of stock that is back, for enough of it', async () => {
  await client.saveStockNotice({ body: { cSkuUuid: soldOut } })
  expect(await toldAfterRun()).toEqual([])
  await sql('update sku set stock_on_hand = 3 where id = $1', [soldOut])
  const told = await toldAfterRun()
  expect(told).toEqual([expect.stringMatching(/^到货提醒 您关注的「测试商品 N-OUT」已到货。 .*N-OUT/)])
  expect(await toldAfterRun()).toEqual(told)
})

it('tells of each lower price once, and not who wants no notices', async () => {
  await sql('delete from message')
  await client.saveCollectProd({ body: { prodCodes: ['N-DROP'] } })
  const priceTo = (cents: number) => sql(`update product set min_price_cents = $1 where prod_code = 'N-DROP'`, [cents])
  await priceTo(4300)
  await sql(`insert into entity_text (entity, entity_id, field, locale, text)
    select 'product', id, 'name', 'en-US', 'Test goods' from product where prod_code = 'N-DROP'`)
  expect(await toldAfterRun()).toEqual([expect.stringContaining('「测试商品 N-DROP」降价 ¥7.00。')])
  expect(await client.english.getMessagePage({ body: {} })).toMatchObject({
    data: { results: [{ cText: '“Test goods” costs ¥7.00 less.' }] },
  })
  expect(await toldAfterRun()).toHaveLength(1)
  await priceTo(4500)
  expect(await toldAfterRun()).toHaveLength(1)
  await priceTo(4000)
  expect(await toldAfterRun()).toHaveLength(2)
  await client.saveBuyerInfo({ body: { bReceiveNotice: false } })
  await priceTo(3000)
  expect(await toldAfterRun()).toHaveLength(2)
})
