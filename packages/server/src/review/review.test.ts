import { newUuid } from '@mallwright/contract/values'
import { beforeAll, describe, expect, it } from 'vitest'

import { startWithVisitor } from '../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()
const buyer = await server.signIn('19900140001')
const CODE = 'P09001'

const run = async <Row>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row & object>(sql, values)).rows

beforeAll(async () => {
  await run('delete from review')
  const insert = (star: number, more: Readonly<Record<string, unknown>> = {}) => {
    const row = { content: `${star} 星`, picture_urls: [], append_content: '', append_at: null, state: 2, ...more }
    return run(
      `insert into review (product_id, account_id, org_name_masked, star, content, picture_urls, append_content, append_at, state, sku_text, created_at)
       select p.id, a.id, '北辰***公司', $1, $2, $3, $4, $5, $6, $7, $8 from product p, account a
       where p.prod_code = $9 and a.mobile_phone = '19900140002'`,
      [
        star,
        row.content,
        row.picture_urls,
        row.append_content,
        row.append_at,
        row.state,
        star > 3 ? '红' : '蓝',
        new Date(Date.UTC(2026, 9, star)),
        CODE,
      ],
    )
  }
  await insert(5, { picture_urls: ['/a.svg', '/b.svg'] })
  await insert(4, { append_content: '用了一周还好', append_at: new Date(Date.UTC(2026, 9, 11, 12)) })
  await insert(3)
  await insert(1)
  await insert(2, { state: 1, content: '待审核' })
  await insert(2, { state: 3, content: '已屏蔽' })
})

const reviews = async (body: Partial<Parameters<typeof visitor.getProductReviewPage>[0]['body']> = {}) => {
  const page = await buyer.getProductReviewPage({ body: { cProdCode: CODE, ...body } })
  if (!page.ok) throw new Error(page.msg)
  return page.data
}

describe('the reviews of a product', () => {
  it('are counted as far as they are shown', async () => {
    const count = await visitor.getProductReviewCount({ body: { cProdCode: CODE } })
    expect(count.ok && count.data).toEqual({
      iAll: 4,
      iPicture: 1,
      iAppend: 1,
      iGood: 2,
      iMiddle: 1,
      iBad: 1,
      iGoodRate: 50,
      iStar: 3.3,
      skuList: [
        { cSkuText: '红', iCount: 2 },
        { cSkuText: '蓝', iCount: 2 },
      ],
    })
    const none = await visitor.getProductReviewCount({ body: { cProdCode: 'P09002' } })
    expect(none.ok && none.data).toMatchObject({ iAll: 0, skuList: [] })
    expect(none.ok && none.data.iGoodRate).toBeUndefined()
  })

  it.each([
    ['all', [5, 4, 3, 1]],
    ['picture', [5]],
    ['append', [4]],
    ['good', [5, 4]],
    ['middle', [3]],
    ['bad', [1]],
  ] as const)('filtered by %s are those, the newest first', async (cFilter, stars) => {
    const page = await reviews({ cFilter })
    expect(page.results.map(({ iStar }) => iStar)).toEqual(stars)
    expect(page.iTotleSize).toBe(stars.length)
  })

  it('are those of one variant, paged', async () => {
    expect((await reviews({ cSkuText: '蓝' })).results.map(({ iStar }) => iStar)).toEqual([3, 1])
    const second = await reviews({ pageNumber: 2, pageSize: 3 })
    expect(second.results.map(({ iStar }) => iStar)).toEqual([1])
    const [appended] = (await reviews({ cFilter: 'append' })).results
    expect(appended).toMatchObject({ cAppend: '用了一周还好', iAppendDays: 7, cBuyerName: '北辰***公司' })
  })

  it('of a product that is not on the site are not found', async () => {
    const stranger = await server.client('b.demo.test')
    for (const [client, cProdCode] of [
      [visitor, 'nothing'],
      [stranger, 'P01001'],
    ] as const) {
      expect(await client.getProductReviewCount({ body: { cProdCode } })).toMatchObject({ failure: 'NOT_FOUND' })
      expect(await client.getProductReviewPage({ body: { cProdCode } })).toMatchObject({ failure: 'NOT_FOUND' })
    }
  })
})

describe('the mark 有用', () => {
  const mark = (cReviewUuid: string, bUseful: boolean, client = buyer, cRequestUuid = newUuid()) =>
    client.updateUseful({ body: { cRequestUuid, cReviewUuid, bUseful } })

  it('counts each account once, is taken back, and lifts the review', async () => {
    const lowest = (await reviews()).results.at(-1)
    const id = lowest?.cReviewUuid ?? ''
    const request = newUuid()
    expect(await mark(id, true, buyer, request)).toMatchObject({ data: { iUseful: 1, bUseful: true } })
    expect(await mark(id, true, buyer, request)).toMatchObject({ data: { iUseful: 1 } })
    expect(await mark(id, true)).toMatchObject({ data: { iUseful: 1 } })
    const other = await server.signIn('19900140002')
    expect(await mark(id, true, other)).toMatchObject({ data: { iUseful: 2 } })
    expect((await reviews()).results[0]).toMatchObject({ cReviewUuid: id, iUseful: 2, bUseful: true })
    const seen = await visitor.getProductReviewPage({ body: { cProdCode: CODE } })
    expect(seen.ok && seen.data.results[0]).toMatchObject({ iUseful: 2, bUseful: false })
    expect(await mark(id, false)).toMatchObject({ data: { iUseful: 1, bUseful: false } })
    expect(await mark(id, false)).toMatchObject({ data: { iUseful: 1 } })
  })

  it('is one under marks at the same time', async () => {
    const [first] = (await reviews()).results
    const id = first?.cReviewUuid ?? ''
    await mark(id, false)
    await Promise.all(Array.from({ length: 6 }, () => mark(id, true)))
    const [{ useful, marks } = { useful: 0, marks: 0 }] = await run<{ useful: number; marks: number }>(
      `select useful_count as useful, (select count(*)::int from review_useful where review_id = r.id) as marks from review r where id = $1`,
      [id],
    )
    expect(useful).toBe(marks)
  })

  it('needs a shown review and a signed-in account', async () => {
    const [hidden] = await run<{ id: string }>(`select id from review where state = 3`)
    expect(await mark(hidden?.id ?? '', true)).toMatchObject({ failure: 'REVIEW_UNKNOWN' })
    expect(await mark('x', true)).toMatchObject({ failure: 'REVIEW_UNKNOWN' })
    expect(await mark(hidden?.id ?? '', true, visitor)).toMatchObject({ failure: 'SESSION_INVALID' })
  })
})
