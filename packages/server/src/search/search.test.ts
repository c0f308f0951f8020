import { newUuid } from '@mallwright/contract/values'
import { beforeAll, describe, expect, it } from 'vitest'

import type { TestClient } from '../testing/test-server.ts'
import { startWithVisitor } from '../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()
const buyer = await server.signIn('19900140001')

const run = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values)

beforeAll(async () => {
  await run('delete from hot_word')
  await run(
    `insert into hot_word (site_id, scene, word, link, is_default, sort)
     select id, scene, word, link, is_default, sort from site cross join (values
       ('goods', '复印纸', '', true, 1), ('goods', '打印机特惠', '', false, 2), ('goods', '周年庆', '/micro/alm-mall-shop/page/fest', false, 3),
       ('shop', '青禾', '', false, 1)) as words (scene, word, link, is_default, sort) where is_main`,
  )
})

const dataOf = <Data>(answer: { ok: true; data: Data } | { ok: false; msg: string }): Data => {
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

describe('hot words', () => {
  it('are those of the scene and of the site, in their order', async () => {
    const goods = dataOf(await visitor.getHotWordList({ body: {} })).results
    expect(goods.map(({ cWord, bDefault }) => [cWord, bDefault])).toEqual([
      ['复印纸', true],
      ['打印机特惠', false],
      ['周年庆', false],
    ])
    expect(goods[2]?.cLink).toBe('/micro/alm-mall-shop/page/fest')
    expect(dataOf(await visitor.getHotWordList({ body: { cScene: 'shop' } })).results).toHaveLength(1)
    const stranger = await server.client('b.demo.test')
    expect(dataOf(await stranger.getHotWordList({ body: {} })).results).toEqual([])
  })
})

describe('suggestions', () => {
  const suggest = async (cKeyword: string, cScene: 'goods' | 'shop' | 'order' = 'goods', client = visitor) =>
    dataOf(await client.getSuggestList({ body: { cScene, cKeyword } }))

  it('are classes, hot words, brands with classes and names of products, ten at most, each once', async () => {
    const { classList, results } = await suggest('打印')
    expect(classList.map(({ cClassName }) => cClassName)).toContain('打印机')
    expect(results[0]?.cWord).toBe('打印机特惠')
    expect(classList.length + results.length).toBeLessThanOrEqual(10)
    expect(new Set(results.map(({ cWord }) => cWord)).size).toBe(results.length)
  })

  it('find what they promise', async () => {
    const { results } = await suggest('纸')
    expect(results.length).toBeGreaterThan(4)
    for (const { cWord } of results) {
      const found = dataOf(await visitor.searchProductPage({ body: { cKeyword: cWord } }))
      expect([cWord, found.iTotleSize > 0]).toEqual([cWord, true])
    }
  })

  it('of shops name them; orders have none', async () => {
    expect((await suggest('专营', 'shop')).results).toEqual([
      { cWord: '青禾办公专营店', cShopUuid: expect.any(String) },
      { cWord: '安盾劳保专营店', cShopUuid: expect.any(String) },
    ])
    expect(await suggest('纸', 'order')).toEqual({ classList: [], results: [] })
  })

  it('hold nothing that the site does not sell', async () => {
    const stranger = await server.client('b.demo.test')
    expect(await suggest('打印机', 'goods', stranger)).toEqual({ classList: [], results: [] })
  })
})

describe('the history of searches', () => {
  const history = async (client: TestClient, cScene: 'goods' | 'shop' = 'goods') =>
    dataOf(await client.getHistoryList({ body: { cScene } })).results.map(({ cKeyword }) => cKeyword)
  const search = (cKeyword: string, more: Parameters<TestClient['searchProductPage']>[0]['body'] = {}) =>
    buyer.searchProductPage({ body: { cKeyword, bRemember: true, ...more } })

  it('has what an account searched for, the latest first, each once, twenty at most', async () => {
    for (let word = 1; word <= 22; word += 1) await search(`词${word}`)
    await search(' 词5 ')
    await search('未记', { bRemember: false })
    await search('第二页', { pageNumber: 2 })
    const kept = await history(buyer)
    expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([20, '词5', '词22', '词3'])
  })

  it('keeps the scenes apart, and those of others', async () => {
    await buyer.searchShopPage({ body: { cKeyword: '青禾', bRemember: true } })
    expect(await history(buyer, 'shop')).toEqual(['青禾'])
    expect(await history(await server.signIn('19900140002'))).toEqual([])
    expect(await visitor.getHistoryList({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('loses one keyword, or all, once for each request', async () => {
    const request = { cRequestUuid: newUuid() }
    await buyer.deleteHistory({ body: { ...request, cKeyword: '词5' } })
    expect(await history(buyer)).not.toContain('词5')
    await search('词5')
    await buyer.deleteHistory({ body: { ...request, cKeyword: '词5' } })
    expect((await history(buyer))[0]).toBe('词5')
    expect((await buyer.clearHistory({ body: { cRequestUuid: newUuid() } })).ok).toBe(true)
    expect(await history(buyer)).toEqual([])
    expect(await history(buyer, 'shop')).toEqual(['青禾'])
  })

  it('is not written by a visitor’s search', async () => {
    await visitor.searchProductPage({ body: { cKeyword: '访客', bRemember: true } })
    expect((await run(`select 1 from search_history where keyword = '访客'`)).rows).toEqual([])
  })
})

describe('the numbers and the mixed page of a keyword', () => {
  it('are those of its lists', async () => {
    const count = dataOf(await visitor.getSearchCount({ body: { cKeyword: '打印' } }))
    const products = dataOf(await visitor.searchProductPage({ body: { cKeyword: '打印' } }))
    const shops = dataOf(await visitor.searchShopPage({ body: { cKeyword: '打印' } }))
    expect(count).toEqual({ iProdCount: products.iTotleSize, iShopCount: shops.iTotleSize })
    const main = dataOf(await visitor.getSearchMain({ body: { cKeyword: '打印' } }))
    expect(main.prodList).toEqual(products.results.slice(0, 6))
    expect(main.shop).toEqual(shops.results[0])
    expect(main.prodClass).toMatchObject({ cClassName: '打印机', iProdCount: expect.any(Number) })
  })

  it('are empty where nothing matches', async () => {
    const main = dataOf(await visitor.getSearchMain({ body: { cKeyword: '没有这个词' } }))
    expect(main).toEqual({ prodList: [], iProdCount: 0, iShopCount: 0 })
  })

  it('show no price where the site hides it', async () => {
    const stranger = await server.client('b.demo.test')
    const { rows } = await run(
      `select p.name from product p join site_shop ss on ss.shop_id = p.shop_id join site s on s.id = ss.site_id
       where not s.is_main and p.on_shelf limit 1`,
    )
    const body = { cKeyword: (rows[0] as { name: string }).name.slice(0, 2) }
    for (const answer of [await stranger.getSearchMain({ body }), await stranger.searchShopPage({ body })]) {
      expect(answer.ok).toBe(true)
      expect(JSON.stringify(answer)).toContain('cProdCode')
      expect(JSON.stringify(answer)).not.toMatch(/"iPrice"/)
    }
  })
})

describe('shops', () => {
  const find = async (body: Parameters<TestClient['searchShopPage']>[0]['body']) =>
    dataOf(await visitor.searchShopPage({ body: { pageSize: 50, ...body } })).results

  it('are found by what they sell after those that are named so', async () => {
    const found = await find({ cKeyword: '复印纸' })
    expect(found.length).toBeGreaterThan(0)
    for (const { prodList } of found) {
      expect(prodList.length).toBeLessThanOrEqual(3)
      expect(prodList.every(({ cProdName, cSubtitle }) => `${cProdName} ${cSubtitle}`.length > 0)).toBe(true)
    }
    expect((await find({ cKeyword: '青禾' }))[0]?.cShopName).toBe('青禾办公专营店')
  })

  it('have classes, products and numbers, and are ordered by score and sales, closed ones last', async () => {
    const rated = (await find({ cOrderField: 'rating' })).filter(({ bClosed }) => !bClosed).map(({ iScore }) => iScore)
    expect(rated).toEqual(rated.toSorted((a, b) => b - a))
    const sold = await find({ cOrderField: 'sales' })
    const open = sold.filter(({ bClosed }) => !bClosed).map(({ iSales }) => iSales)
    expect(open).toEqual(open.toSorted((a, b) => b - a))
    expect(sold.at(-1)?.bClosed).toBe(true)
    expect(sold[0]?.classNameList.length).toBeGreaterThan(0)
    expect(sold[0]?.prodList).toHaveLength(3)
  })

  it('like another sell in its classes, are open, and are not itself', async () => {
    const all = await find({})
    const closed = all.find(({ bClosed }) => bClosed)
    const like = await find({ cLikeShopUuid: closed?.cShopUuid ?? '' })
    expect(like.length).toBeGreaterThan(0)
    expect(like.some(({ cShopUuid, bClosed }) => bClosed || cShopUuid === closed?.cShopUuid)).toBe(false)
  })

  it('carry the caller’s mark and everybody’s number', async () => {
    const [shop] = await find({ cKeyword: '青禾' })
    await run('delete from collect_shop')
    await run(
      `insert into collect_shop (account_id, shop_id) select id, $1 from account where mobile_phone in ('19900140001', '19900140002')
       on conflict do nothing`,
      [shop?.cShopUuid],
    )
    const mine = dataOf(await buyer.searchShopPage({ body: { cKeyword: '青禾' } })).results[0]
    expect(mine).toMatchObject({ bCollect: true, iFollowCount: 2 })
    expect((await find({ cKeyword: '青禾' }))[0]).toMatchObject({ bCollect: false, iFollowCount: 2 })
  })
})
