import { FOOTPRINT_LIMITS, MAX_COLLECTED } from '@mallwright/contract/collect'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openTestShop, stockProduct } from '../testing/test-goods.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const PERSON = '19900110005'
const STRANGER = '19900140001'

let server: TestServer
let shopId: string
let soldOut: string, sold: string
let client: TestClient, stranger: TestClient

beforeAll(async () => {
  server = await testServer()
  shopId = await openTestShop(server, { name: '乙店' })
  sold = await stockProduct(server, shopId, { code: 'C-ONE', cents: 5000 })
  soldOut = await stockProduct(server, shopId, { code: 'C-OUT', stock: 0 })
  await stockProduct(server, shopId, { code: 'C-ASK', priceMode: 3 })
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['collect_product', 'collect_shop', 'footprint', 'stock_notice'])
    await server.database.pool.query(`delete from ${table}`)
  client = await server.signIn(PERSON, { terminal: 'mobile' })
  stranger = await server.signIn(STRANGER, { terminal: 'mobile' })
})

const sql = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values])
const collect = (who: TestClient, ...prodCodes: string[]) => who.saveCollectProd({ body: { prodCodes } })
const page = (who: TestClient, cClassUuid = '') => who.getCollectProdPage({ body: { cClassUuid } })

describe('collected products', () => {
  it('are listed latest first with what they cost less, what is invalid, and their classes', async () => {
    expect(await collect(client, 'C-ONE', 'unknown')).toMatchObject({ ok: true })
    await collect(client, 'C-OUT')
    await sql(`update product set min_price_cents = 4300 where prod_code = 'C-ONE'`)
    await sql(`update product set on_shelf = false where prod_code = 'C-OUT'`)
    const answer = await page(client)
    expect(answer).toMatchObject({
      ok: true,
      data: {
        iTotleSize: 2,
        results: [
          { cProdCode: 'C-OUT', bInvalid: true, bInStock: false },
          { cProdCode: 'C-ONE', iPrice: 43, iPriceDown: 7, bInvalid: false, cSkuUuid: sold },
        ],
        classList: [{ iCount: 2 }],
      },
    })
    const classId = answer.ok ? (answer.data.classList[0]?.cClassUuid ?? '') : ''
    expect(await page(client, classId)).toMatchObject({ data: { iTotleSize: 2 } })
    expect(await page(client, newUuid())).toMatchObject({ data: { results: [], iTotleSize: 0 } })
    await sql(`update product set on_shelf = true, min_price_cents = 5000 where prod_code like 'C-O%'`)
  })

  it('keep the price of the first time, and have none where the price is by enquiry', async () => {
    await collect(client, 'C-ONE', 'C-ASK')
    await sql(`update product set min_price_cents = 4000 where prod_code in ('C-ONE', 'C-ASK')`)
    await collect(client, 'C-ONE')
    const answer = await page(client)
    const rows = answer.ok ? answer.data.results : []
    expect(rows.find(({ cProdCode }) => cProdCode === 'C-ONE')?.iPriceDown).toBe(10)
    expect(rows.find(({ cProdCode }) => cProdCode === 'C-ASK')).not.toHaveProperty('iPriceDown')
    await sql(`update product set min_price_cents = 5000 where prod_code in ('C-ONE', 'C-ASK')`)
  })

  it('belong to one account', async () => {
    await collect(client, 'C-ONE')
    await stranger.deleteCollectProd({ body: { prodCodes: ['C-ONE'] } })
    expect(await client.getCollectState({ body: { cProdCode: 'C-ONE' } })).toMatchObject({
      data: { bProdCollected: true },
    })
    expect(await page(stranger)).toMatchObject({ data: { iTotleSize: 0 } })
    await client.deleteCollectProd({ body: { prodCodes: ['C-ONE'] } })
    expect(await page(client)).toMatchObject({ data: { iTotleSize: 0 } })
    const visitor = await server.client()
    expect(await visitor.getCollectState({ body: { cProdCode: 'C-ONE' } })).toMatchObject({
      data: { bProdCollected: false },
    })
    expect(await collect(visitor, 'C-ONE')).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('stop at their limit, also when they race', async () => {
    await sql(
      `with made as (insert into product (prod_code, shop_id, class_id, name, unit, price_mode, min_price_cents, search_text)
         select 'C-FILL-' || n, p.shop_id, p.class_id, '填充', '件', 1, 100, 'fill' from product p, generate_series(1, $2::int) n
         where p.prod_code = 'C-ONE' returning id)
       insert into collect_product (account_id, product_id) select a.id, made.id from made, account a where a.mobile_phone = $1`,
      [PERSON, MAX_COLLECTED - 1],
    )
    const answers = await Promise.all(['C-ONE', 'C-OUT', 'C-ASK'].map((code) => collect(client, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      failure: 'TOO_MANY_COLLECTED',
      data: { iMax: MAX_COLLECTED },
    })
    // What is in it already needs no room.
    expect(await collect(client, 'C-FILL-1')).toMatchObject({ ok: true })
  })
})

describe('followed shops', () => {
  const follow = (who: TestClient, cShopUuid: string) => who.saveCollectShop({ body: { cShopUuid } })

  it('are listed with their new goods, counted, and followed no longer', async () => {
    expect(await follow(client, shopId)).toMatchObject({ ok: true })
    await follow(client, shopId)
    await follow(stranger, shopId)
    expect(await client.getCollectState({ body: { cShopUuid: shopId } })).toMatchObject({
      data: { bShopCollected: true, iFollowCount: 2 },
    })
    await sql(`update product set listed_at = now() - interval '8 days' where shop_id = $1`, [shopId])
    await sql(`update product set listed_at = now() where prod_code = 'C-ONE'`)
    expect(await client.getCollectShopPage({ body: {} })).toMatchObject({
      data: { iTotleSize: 1, results: [{ cShopUuid: shopId, cShopName: '乙店', iNewCount: 1 }] },
    })
    await client.deleteCollectShop({ body: { shopUuids: [shopId, 'no-uuid'] } })
    expect(await client.getCollectShopPage({ body: {} })).toMatchObject({ data: { results: [], iTotleSize: 0 } })
    expect(await stranger.getCollectShopPage({ body: {} })).toMatchObject({ data: { iTotleSize: 1 } })
  })

  it('are shops of the site, up to the limit', async () => {
    for (const id of [newUuid(), 'no-uuid']) expect(await follow(client, id)).toMatchObject({ failure: 'NOT_FOUND' })
    await sql(
      `with made as (insert into shop (name) select '关注' || n from generate_series(1, $2::int) n returning id)
       insert into collect_shop (account_id, shop_id) select a.id, made.id from made, account a where a.mobile_phone = $1`,
      [PERSON, MAX_COLLECTED],
    )
    expect(await follow(client, shopId)).toMatchObject({
      failure: 'TOO_MANY_COLLECTED',
      data: { iMax: MAX_COLLECTED },
    })
  })
})

it('notes who waits for stock, but not for what can be bought', async () => {
  expect(await client.saveStockNotice({ body: { cSkuUuid: soldOut } })).toMatchObject({ ok: true })
  await client.saveStockNotice({ body: { cSkuUuid: soldOut } })
  expect((await sql('select 1 from stock_notice')).rowCount).toBe(1)
  expect(await client.saveStockNotice({ body: { cSkuUuid: sold } })).toMatchObject({ failure: 'IN_STOCK' })
  expect(await client.saveStockNotice({ body: { cSkuUuid: 'no-uuid' } })).toMatchObject({ failure: 'NOT_FOUND' })
})

describe('footprints', () => {
  const look = (cProdCode: string) => client.saveFootPrint({ body: { cProdCode } })
  const prints = async (dViewDate = '') => {
    const answer = await client.getFootPrintPage({ body: { dViewDate } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data
  }

  it('are one a product and day, the latest first, and can be read from a day on', async () => {
    for (const code of ['C-ONE', 'C-OUT', 'C-ONE', 'unknown']) await look(code)
    await sql(
      `insert into footprint (account_id, product_id, view_date, last_at) select f.account_id, f.product_id, f.view_date - 3,
         f.last_at - interval '3 days' from footprint f`,
    )
    const all = await prints()
    expect(all.results.map(({ cProdCode }) => cProdCode)).toEqual(['C-ONE', 'C-OUT', 'C-ONE', 'C-OUT'])
    expect(all.dayList).toHaveLength(2)
    expect(all.results[0]?.dViewDate).toBe(all.dayList[0])
    const { rows } = await sql('select max(view_count)::int as most from footprint where view_date >= $1', [
      all.dayList[0],
    ])
    expect(rows).toEqual([{ most: 2 }])
    expect(await prints(all.dayList[1])).toMatchObject({ iTotleSize: 2, results: [{}, {}] })
    expect(await client.getFootPrintPage({ body: { dViewDate: 'today' } })).toMatchObject({ failure: 'FIELD_INVALID' })
  })

  it('are removed by product and day, or all; nobody removes those of others', async () => {
    await look('C-ONE')
    await look('C-OUT')
    const { dayList } = await prints()
    const footprints = [{ cProdCode: 'C-ONE', dViewDate: dayList[0] ?? '' }]
    await stranger.deleteFootPrint({ body: { footprints } })
    await stranger.clearFootPrint({ body: {} })
    expect(await prints()).toMatchObject({ iTotleSize: 2 })
    await client.deleteFootPrint({ body: { footprints } })
    expect(await prints()).toMatchObject({ iTotleSize: 1, results: [{ cProdCode: 'C-OUT' }] })
    await client.clearFootPrint({ body: {} })
    expect(await prints()).toMatchObject({ iTotleSize: 0, dayList: [] })
  })

  it('are kept for a while and up to a number', async () => {
    const { rows } = await sql('select id from product limit 3')
    const account = `(select id from account where mobile_phone = '${PERSON}')`
    await sql(
      `insert into footprint (account_id, product_id, view_date, last_at) select ${account}, $1, current_date - n, now() - n * interval '1 day'
         from generate_series(1, 120) n`,
      [rows[0].id],
    )
    await sql(
      `insert into footprint (account_id, product_id, view_date, last_at) select ${account}, p.id, current_date - 1, now() - interval '30 hours'
         from (select id from product where id <> $1 limit ${FOOTPRINT_LIMITS.rows}) p`,
      [rows[0].id],
    )
    await look('C-ONE')
    const { rows: kept } = await sql(
      `select count(*)::int as total, min(view_date) > current_date - ${FOOTPRINT_LIMITS.days} as fresh from footprint`,
    )
    expect(kept).toEqual([{ total: FOOTPRINT_LIMITS.rows, fresh: true }])
    expect((await prints()).results[0]).toMatchObject({ cProdCode: 'C-ONE' })
  })
})
