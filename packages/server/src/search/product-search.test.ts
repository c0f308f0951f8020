import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rawStatements } from '../db/query.ts'
import { searchPieces, searchTerms } from '../list-engine/search-text.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const GENERATED = 20_000
const STEP = 2000

let server: TestServer
let visitor: TestClient

beforeAll(async () => {
  server = await testServer()
  visitor = await server.client()
  // Names of four of 400 characters each, so that a character is in about 1 % of them. In steps: statements have a time limit.
  for (let from = 1; from <= GENERATED; from += STEP) {
    await server.database.pool.query(
      `insert into product (prod_code, shop_id, class_id, name, unit, price_mode, min_price_cents, search_text, sales_count)
       select 'G' || n, shop.id, class.id, name, '件', 1, 100, lower(name || ' g' || n), n % 997
       from (
         select n, (select string_agg(chr(20000 + (n * 7919 + part * 104729) % 400), '' order by part)
           from generate_series(1, 4) as part) as name
         from generate_series($1::int, $2::int) as n) as generated
       cross join lateral (select p.shop_id as id, p.class_id from product p order by p.id limit 1) as shop
       cross join lateral (select shop.class_id as id) as class`,
      [from, from + STEP - 1],
    )
  }
  await server.database.pool.query('analyze product')
}, 120_000)
afterAll(() => server.close())

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The product table's scans in the plan of a statement. */
async function scans(sql: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (format json) ${sql}`,
    [...values],
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return (plan ? nodesOf(plan) : [])
    .filter((node) => node['Relation Name'] === 'product')
    .map((node) => node['Node Type'])
}

const statementWith = (...parts: readonly string[]) =>
  rawStatements.find(({ sql }) => parts.every((fragment) => sql.includes(fragment)))?.sql ?? ''

async function siteId(): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>('select id from site where is_main')
  return rows[0]?.id ?? ''
}

describe('a search among 20,000 products', () => {
  const character = String.fromCodePoint(20_123)
  const pair = '打印'
  it.each([character, pair, 'led', '工矿灯 led', 'g19999'])(
    'for “%s” reads no product by a sequential scan',
    async (keyword) => {
      const terms = searchTerms(keyword)
      const filter = [await siteId(), false, searchPieces(terms), terms, terms.join(' ')]
      const page = statementWith('search_pieces @>', 'best.place')
      const count = statementWith('select count(*)::int as total from product', 'search_pieces @> $3')
      for (const found of [await scans(page, [...filter, 20, 0]), await scans(count, filter)]) {
        expect(found.length).toBeGreaterThan(0)
        expect(found.filter((type) => type === 'Seq Scan')).toEqual([])
      }
    },
  )

  it('without words reads a page in index order', async () => {
    const page = statementWith('in_stock desc nulls last', 'limit')
    expect(await scans(page, [await siteId(), false, [], '', 20, 0])).not.toContain('Seq Scan')
  })

  it('finds the same products as a full scan', async () => {
    const texts = await server.database.pool.query<{ text: string }>(
      `select search_text as text from product p join site_shop s on s.shop_id = p.shop_id and s.site_id = $1 where on_shelf`,
      [await siteId()],
    )
    const keyword = fc.constantFrom(character, '打印', '印', '纸', 'a', 'a4', '螺栓 m8', '8', 'g1 9', '%', '没有')
    await fc.assert(
      fc.asyncProperty(keyword, async (cKeyword) => {
        const terms = searchTerms(cKeyword)
        const expected = texts.rows.filter(({ text }) => terms.every((term) => text.includes(term))).length
        const found = await visitor.searchProductPage({ body: { cKeyword, pageSize: 20 } })
        expect(found.ok && found.data.iTotleSize).toBe(expected)
      }),
      { numRuns: 20 },
    )
  })

  it('pages without gaps or duplicates and ends at its total', async () => {
    const codes = new Set<string>()
    let total = -1
    for (let pageNumber = 1; total < 0 || codes.size < total; pageNumber += 1) {
      const found = await visitor.searchProductPage({ body: { cKeyword: character, pageNumber, pageSize: 50 } })
      if (!found.ok || found.data.results.length === 0) break
      total = found.data.iTotleSize
      for (const { cProdCode } of found.data.results) codes.add(cProdCode)
    }
    expect([codes.size, total > 50]).toEqual([total, true])
  })
})

it('has products of a class that is called so before those in whose names the word stands by chance', async () => {
  const found = await visitor.searchProductPage({ body: { cKeyword: '手套', pageSize: 50 } })
  if (!found.ok) throw new Error(found.msg)
  const names = found.data.results.map(({ cProdName }) => cProdName)
  const isByChance = names.map((name) => name.includes('扳手套装'))
  expect(new Set(isByChance).size).toBe(2)
  expect(isByChance.lastIndexOf(false)).toBeLessThan(isByChance.indexOf(true))
})

describe('a narrowed and ordered list', () => {
  const search = async (body: Parameters<TestClient['searchProductPage']>[0]['body'], client = visitor) => {
    const found = await client.searchProductPage({ body: { pageSize: 50, ...body } })
    if (!found.ok) throw new Error(found.msg)
    return found.data
  }
  const prices = (list: Awaited<ReturnType<typeof search>>) => list.results.map(({ iPrice = Infinity }) => iPrice)

  it('is ordered by price both ways, products by enquiry last', async () => {
    const cKeyword = '打印'
    const up = prices(await search({ cKeyword, cOrderField: 'price' }))
    expect(up.length).toBeGreaterThan(3)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = prices(await search({ cKeyword, cOrderField: 'price', cOrderType: 'desc' })).filter(Number.isFinite)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  it('is ordered by sales and by age', async () => {
    const sold = (await search({ cKeyword: '纸', cOrderField: 'sales' })).results.map(({ iSales = 0 }) => iSales)
    expect(sold).toEqual(sold.toSorted((a, b) => b - a))
    const newest = await search({ cKeyword: '纸', cOrderField: 'new' })
    const { rows } = await server.database.pool.query<{ code: string }>(
      `select prod_code as code from product where prod_code = any($1) order by listed_at desc, id`,
      [newest.results.map(({ cProdCode }) => cProdCode)],
    )
    expect(newest.results.map(({ cProdCode }) => cProdCode)).toEqual(rows.map(({ code }) => code))
  })

  it('has only what is in range, in stock or sold by the operator', async () => {
    const all = await search({ cKeyword: '茶' })
    const range = await search({ cKeyword: '茶', iPriceMin: 20, iPriceMax: 60.5 })
    expect(range.iTotleSize).toBe(prices(all).filter((price) => price >= 20 && price <= 60.5).length)
    const operated = await search({ cKeyword: '茶', bOperated: true })
    expect(operated.iTotleSize).toBe(all.results.filter(({ bOperated }) => bOperated).length)
    const inStock = await search({ cKeyword: '茶', bInStock: true })
    expect(inStock.iTotleSize).toBeLessThanOrEqual(all.iTotleSize)
  })

  it('neither orders nor narrows by prices that are hidden from a visitor', async () => {
    const stranger = await server.client('b.demo.test')
    const codes = async (body: Parameters<typeof search>[0]) =>
      (await search(body, stranger)).results.map(({ cProdCode }) => cProdCode)
    const plain = await codes({})
    expect(await codes({ cOrderField: 'price', iPriceMin: 100, iPriceMax: 200 })).toEqual(plain)
  })
})

describe('the stock flag of a product', () => {
  const flag = async (code: string) =>
    (
      await server.database.pool.query<{ in_stock: boolean }>('select in_stock from product where prod_code = $1', [
        code,
      ])
    ).rows[0]?.in_stock

  it('is true for exactly the products with stock', async () => {
    const { rows } = await server.database.pool.query(
      `select 1 from product p where in_stock <> exists (
         select 1 from sku k where k.product_id = p.id and k.stock_on_hand > k.stock_locked)`,
    )
    expect(rows).toEqual([])
    expect(await flag('P06001')).toBe(true)
  })

  it('is correct after two concurrent transactions sell the last pieces of two variants', async () => {
    const { pool } = server.database
    const { rows: skus } = await pool.query<{ id: string }>(
      `select k.id from sku k join product p on p.id = k.product_id where p.prod_code = 'P06001' order by k.id`,
    )
    const [firstSku, secondSku, ...rest] = skus.map(({ id }) => id)
    await pool.query('update sku set stock_locked = stock_on_hand where id = any($1)', [rest])
    expect(await flag('P06001')).toBe(true)
    const [first, second] = [await pool.connect(), await pool.connect()]
    const sell = 'update sku set stock_locked = stock_on_hand where id = $1'
    await first.query('begin')
    await second.query('begin')
    await first.query(sell, [firstSku])
    const secondSale = second.query(sell, [secondSku])
    await first.query('commit')
    await secondSale
    await second.query('commit')
    first.release()
    second.release()
    expect(await flag('P06001')).toBe(false)
    await pool.query('update sku set stock_locked = 0 where id = $1', [firstSku])
    expect(await flag('P06001')).toBe(true)
    await pool.query('delete from sku where id = $1', [firstSku])
    expect(await flag('P06001')).toBe(false)
  })
})
