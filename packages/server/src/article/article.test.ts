import { describe, expect, it } from 'vitest'

import type { TestClient } from '../testing/test-server.ts'
import { startWithVisitor } from '../testing/test-session.ts'
import { articleText } from './article.rules.ts'

const { server, visitor } = await startWithVisitor()

async function page(body: Parameters<TestClient['getArticlePage']>[0]['body'], client = visitor) {
  const answer = await client.getArticlePage({ body })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

describe('articles', () => {
  it('are listed newest first, paged without gaps or duplicates', async () => {
    const pages = [await page({ pageNum: 1, pageSize: 7 }), await page({ pageNum: 2, pageSize: 7 })]
    const found = pages.flatMap(({ results }) => results)
    expect(pages[0]?.iTotleSize).toBe(14)
    expect(new Set(found.map(({ cArticleUuid }) => cArticleUuid)).size).toBe(14)
    const dates = found.map(({ dPublished }) => dPublished)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('are found by class and by every word, in any width', async () => {
    const guides = await page({ cClassCodes: 'guide' })
    expect(guides.iTotleSize).toBe(4)
    expect(guides.results.every(({ cClassName }) => cClassName === '采购指南')).toBe(true)
    expect((await page({ cClassCodes: 'guide,notice' })).iTotleSize).toBe(8)
    expect((await page({ cKeyword: '螺栓 ８.８' })).results.map(({ cTitle }) => cTitle)).toEqual([
      '螺栓头上的 8.8 是什么意思',
    ])
    expect((await page({ cKeyword: '%' })).iTotleSize).toBeLessThan(12)
  })

  it('are found by their shop, and by the name of classes in product lists', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>('select id from shop order by opened_at limit 1')
    const cShopUuid = rows[0]?.id ?? ''
    expect((await page({ cShopUuid })).iTotleSize).toBe(0)
    await server.database.pool.query(`update article set shop_id = $1 where title like '螺栓头%'`, [cShopUuid])
    expect((await page({ cShopUuid })).results.map(({ cTitle }) => cTitle)).toEqual(['螺栓头上的 8.8 是什么意思'])
    expect((await page({ cShopUuid, cClassUuids: 'notice' })).iTotleSize).toBe(0)
    expect((await page({ cClassUuids: 'guide' })).iTotleSize).toBe(4)
  })

  it('are returned in the requested order, each once, without unknown ones', async () => {
    const [first, second] = (await page({})).results
    const asked = [second?.cArticleUuid, 'nothing', first?.cArticleUuid, second?.cArticleUuid].join(',')
    const found = await page({ cArticleUuids: asked })
    expect(found.results.map(({ cArticleUuid }) => cArticleUuid)).toEqual([second?.cArticleUuid, first?.cArticleUuid])
    expect(found.iTotleSize).toBe(2)
  })

  it('of another site and of the future are excluded', async () => {
    const [first] = (await page({})).results
    const stranger = await server.client('b.demo.test')
    expect((await page({}, stranger)).iTotleSize).toBe(5)
    const body = { cArticleUuid: first?.cArticleUuid ?? '' }
    expect(await stranger.getArticleDetail({ body })).toMatchObject({ failure: 'NOT_FOUND' })
    const { pool } = server.database
    await pool.query(`update article set published_at = now() + interval '1 day' where id = $1`, [body.cArticleUuid])
    expect(await visitor.getArticleDetail({ body })).toMatchObject({ failure: 'NOT_FOUND' })
    expect((await page({})).iTotleSize).toBe(13)
    await pool.query(`update article set published_at = now() - interval '1 day' where id = $1`, [body.cArticleUuid])
  })

  it('have ordered classes with counts', async () => {
    const classes = await visitor.getArticleClassList({ body: {} })
    expect(classes.ok && classes.data.map(({ cClassName, iArticleCount }) => [cClassName, iArticleCount])).toEqual([
      ['平台公告', 4],
      ['采购指南', 4],
      ['行业知识', 4],
      ['用户协议', 1],
      ['隐私政策', 1],
    ])
  })
})

describe('an article', () => {
  it('has its content and counts its views', async () => {
    const [found] = (await page({ cKeyword: '复印纸' })).results
    const body = { cArticleUuid: found?.cArticleUuid ?? '' }
    const first = await visitor.getArticleDetail({ body })
    const second = await visitor.getArticleDetail({ body })
    if (!first.ok || !second.ok) throw new Error('no article')
    expect(second.data.iViews).toBe(first.data.iViews + 1)
    for (const tag of ['<h2>', '<table>', '<figure>', '<strong>']) expect(first.data.cBodyHtml).toContain(tag)
    expect(first.data.cSummary).toMatch(/^复印纸是办公室用得最快的一样东西/)
  })

  it('that does not exist is a declared failure', async () => {
    expect(await visitor.getArticleDetail({ body: { cArticleUuid: 'x' } })).toMatchObject({ failure: 'NOT_FOUND' })
  })

  it('is sanitised before it is stored', () => {
    const html = '<p onclick="x">一<script>alert(1)</script><a href="javascript:x">二</a></p><h2>三</h2>'
    expect(articleText({ title: '题', summary: '', html })).toEqual({
      title: '题',
      summary: '一二 三',
      bodyHtml: '<p>一二</p><h2>三</h2>',
      searchText: '题 一二 三',
    })
    const long = articleText({ title: '题', summary: '', html: '字'.repeat(200) })
    expect(Array.from(long.summary)).toHaveLength(80)
  })
})

describe('an agreement', () => {
  it('is the newest of its kind that is in force, with version and date', async () => {
    const { pool } = server.database
    const clause = async (type: 'user' | 'privacy', client = visitor) => {
      const answer = await client.getClause({ body: { type } })
      return answer.ok ? answer.data : undefined
    }
    expect(await clause('user')).toMatchObject({ cTitle: '德汇企业购用户协议', iVersion: 1 })
    expect(await clause('privacy')).toMatchObject({ cTitle: '德汇企业购隐私政策', iVersion: 1 })
    const add = (title: string, days: number) =>
      pool.query(
        `insert into article (site_id, class_code, title, body_html, search_text, published_at)
         select site_id, class_code, $1, '<p>x</p>', '', now() + make_interval(days => $2) from article
         where class_code = 'user-agreement' and site_id = (select id from site where is_main)`,
        [title, days],
      )
    await add('第二版', -1)
    await add('未来版', 9)
    expect(await clause('user')).toMatchObject({ cTitle: '第二版', iVersion: 2 })
    await pool.query(`delete from article where class_code = 'privacy-policy'`)
    expect(await clause('privacy')).toBeNull()
  })
})
