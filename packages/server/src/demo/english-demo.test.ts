import { getArticleClassList, getArticleDetail, getArticlePage } from '@mallwright/contract/article'
import {
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopInfo,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  searchProductPage,
  searchShopPage,
} from '@mallwright/contract/catalog'
import { articlePath, columnPath, HOME_COLUMN, productPath, shopPath } from '@mallwright/contract/link'
import type { Endpoint } from '@mallwright/contract/rpc'
import { getHotWordList } from '@mallwright/contract/search'
import { expect, it } from 'vitest'

import { readSiteId, startWithVisitor } from '../testing/test-session.ts'
import type { TestRequest } from '../testing/test-server.ts'
import { CAMPAIGN_COLUMN } from './pages/campaign-page.ts'
import { TEMPLATE_PAGES } from './pages/template-pages.ts'
import { ARTICLE_PLANS } from './plans/articles.data.ts'
import { articleId, demoId } from './plans/demo-id.ts'
import { planProducts } from './plans/product-plans.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'

const { server, visitor } = await startWithVisitor()
const HOME = columnPath(HOME_COLUMN)
const ENGLISH = { 'accept-language': 'en' }
const codes = planProducts()
  .filter(({ isOnShelf }) => isOnShelf)
  .map(({ code }) => code)
const shopIds = SHOP_PLANS.map(({ number }) => demoId(`shop/${number}`))

/** The data of a call of somebody who reads English. */
async function read(draft: TestRequest): Promise<unknown> {
  const call = visitor.signed(draft)
  const { code, data } = await visitor.send({ ...call, headers: { ...call.headers, ...ENGLISH } })
  expect(code).toBe(1)
  return data
}

const call = (operation: Endpoint, body: unknown) => read({ operation, body })

/** Bands of stock are values of the wire, which the shop shows in words of its own. */
const BANDS = /"(?:cStockBand|stockBand)":"[^"]*"/g

/** Names of the institution and of the sites, which stay. */
const INSTITUTIONS = /德汇企业购|德汇供应链（演示）有限公司|园区优选/g

/** Names of areas, which stay as the post writes them: in addresses, where goods are sent from, and in terms of freight. */
const AREAS = /"(?:areaList|areas)":\["[^\]]*\]|"cAreaName":"[^"]*"/g

/** The Chinese of a text, with what stands around it. */
function chineseIn(text: string): string[] {
  return (
    text
      .replace(BANDS, '')
      .replace(INSTITUTIONS, '')
      .replace(AREAS, '')
      .match(/.{0,30}\p{Script=Han}+.{0,10}/gu) ?? []
  )
}

it('has every product in English, with its page', async () => {
  for (const code of codes) {
    expect(chineseIn(JSON.stringify(await call(getProductDetail, { cProdCode: code })))).toEqual([])
  }
  const listed = [0, 100, 200, 300].map((from) => codes.slice(from, from + 100))
  for (const some of listed) {
    expect(chineseIn(JSON.stringify(await call(getProductListBycProdCode, { cProdCodes: some.join(',') })))).toEqual([])
  }
})

it('has the messages of its main account in English, but for the names of people', async () => {
  const reader = await server.signIn('19900140001', { terminal: 'mobile' })
  const answer = await reader.english.getMessagePage({ body: { pageSize: 30 } })
  const texts = answer.ok ? answer.data.results.map(({ cTitle, cText }) => `${cTitle} ${cText}`) : []
  expect(texts.length).toBeGreaterThan(20)
  expect(chineseIn(texts.join('\n').replaceAll('北辰采购员', ''))).toEqual([])
})

it('has every list in English', async () => {
  const stUuid = await readSiteId(visitor)
  const page = { pageNumber: 1, pageSize: 50 }
  const answers = [
    await read({ operation: getSiteClassTreeByStUuid, params: { stUuid } }),
    await call(getProductListBycClassUuid, { cClassUuids: demoId('class/工业品'), pageNum: 1, pageSize: 50 }),
    await call(searchProductPage, { cKeyword: '', ...page }),
    await call(searchProductPage, { cKeyword: '', cOrderField: 'new', ...page }),
    await call(searchShopPage, { cKeyword: '', ...page }),
    await call(getShopListBycShopUuid, { cShopUuids: shopIds.join(',') }),
    await call(getArticlePage, { pageNum: 1, pageSize: 50 }),
    await call(getArticleClassList, {}),
    ...(await Promise.all(shopIds.map((cShopUuid) => call(getShopInfo, { cShopUuid })))),
    ...(await Promise.all(ARTICLE_PLANS.map(({ name }) => call(getArticleDetail, { cArticleUuid: articleId(name) })))),
  ]
  expect(answers.flatMap((answer) => chineseIn(JSON.stringify(answer)))).toEqual([])
})

it('has every page and every screen of goods, shops and articles in English', async () => {
  const addresses = [
    HOME,
    columnPath(CAMPAIGN_COLUMN),
    ...TEMPLATE_PAGES.map(({ column }) => columnPath(column)),
    ...['P01001', 'P05006', 'P06001', 'P10001', 'P12004', 'P31001', 'P58002'].map(productPath),
    ...shopIds.map((id) => shopPath(id)),
    ...ARTICLE_PLANS.map(({ name }) => articlePath(articleId(name))),
  ]
  for (const address of addresses) {
    const html = await server.pageAndBootstrap(address, ENGLISH)
    expect([address, ...chineseIn(html)]).toEqual([address])
  }
  const second = await server.page(HOME, { ...ENGLISH, host: 'b.demo.test' })
  expect(second.body).toContain('Popular in the park')
  expect(chineseIn(second.body)).toEqual([])
})

it('stays Chinese for who reads Chinese', async () => {
  const product = await visitor.getProductDetail({ body: { cProdCode: 'P06001' } })
  expect(product).toMatchObject({ ok: true, data: { cClassName: '紧固件', cUnit: '只' } })
  const { body } = await server.page(HOME)
  expect(body).toContain('自营热卖')
  expect(body).not.toContain('Our best sellers')
})

it('gives variants the values that their dimensions have in the reader’s language', async () => {
  const product = (await call(getProductDetail, { cProdCode: 'P06001' })) as {
    readonly specList: readonly { readonly cSpecName: string; readonly valueList: readonly string[] }[]
    readonly skuList: readonly { readonly cSpecText: string; readonly cSpecValues: readonly string[] }[]
  }
  expect(product.specList.map(({ cSpecName }) => cSpecName)).toEqual(['Diameter', 'Length', 'Material'])
  expect(product.skuList[0]).toMatchObject({
    cSpecText: 'M6 / 20mm / Zinc-plated steel',
    cSpecValues: ['M6', '20mm', 'Zinc-plated steel'],
  })
})

it.each([
  ['hex bolt', 'Hex Bolt'],
  ['外六角螺栓', 'Hex Bolt'],
])('finds products by words of either language: %s', async (cKeyword, word) => {
  const found = JSON.stringify(await call(searchProductPage, { cKeyword, pageNumber: 1, pageSize: 5 }))
  expect(found).toContain(word)
  const own = await visitor.searchProductPage({ body: { cKeyword, pageNumber: 1, pageSize: 5 } })
  expect(own.ok && own.data.results[0]?.cProdName).toContain('外六角螺栓')
})

it.each(['goods', 'shop'] as const)('offers English hot words that find something: %s', async (cScene) => {
  const { results } = (await call(getHotWordList, { cScene })) as {
    readonly results: readonly { readonly cWord: string }[]
  }
  expect(results.length).toBeGreaterThanOrEqual(5)
  expect(chineseIn(JSON.stringify(results))).toEqual([])
  const search = cScene === 'goods' ? searchProductPage : searchShopPage
  for (const { cWord } of results) {
    const found = (await call(search, { cKeyword: cWord, pageNumber: 1, pageSize: 5 })) as {
      readonly results: readonly unknown[]
    }
    expect([cWord, found.results.length > 0]).toEqual([cWord, true])
  }
})

it('finds shops and articles by words of either language', async () => {
  const page = { pageNumber: 1, pageSize: 5 }
  for (const cKeyword of ['ironsmith', '铁匠']) {
    expect(JSON.stringify(await call(searchShopPage, { cKeyword, ...page }))).toContain('Ironsmith Factory Store')
  }
  for (const cKeyword of ['lumens', '流明']) {
    expect(JSON.stringify(await call(getArticlePage, { cKeyword, pageNum: 1, pageSize: 5 }))).toContain('by lumens')
  }
})
