import type { ProductClass } from '@mallwright/contract/catalog'
import { describe, expect, it } from 'vitest'

import type { TestClient } from '../testing/test-server.ts'
import { startWithVisitor } from '../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()

async function siteOf(domainName: string) {
  const site = await visitor.getNonCustodyMallSettingInfoByDomainMap({ body: { siteType: 'mall', domainName } })
  if (!site.ok) throw new Error(site.msg)
  return site.data
}

async function treeOf(domainName: string): Promise<readonly ProductClass[]> {
  const { stUuid } = await siteOf(domainName)
  const tree = await visitor.getSiteClassTreeByStUuid({ params: { stUuid } })
  if (!tree.ok) throw new Error(tree.msg)
  return tree.data
}

const leaves = (tree: readonly ProductClass[]): ProductClass[] =>
  tree.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]))

describe('the class tree', () => {
  it('has three levels and sixty leaves, limited to what a site sells', async () => {
    const tree = await treeOf('localhost')
    expect(tree.map(({ cClassName }) => cClassName)).toEqual([
      '办公行政',
      '工业品',
      '劳保与福利',
      '电脑数码',
      '家具电器',
      '清洁日化',
      '包装仓储',
      '食品饮料',
    ])
    expect(leaves(tree)).toHaveLength(60)
    expect(leaves(await treeOf('b.demo.test'))).toHaveLength(21)
  })

  it('can be read from any class downwards', async () => {
    const [first] = await treeOf('localhost')
    const below = await visitor.getClassTreeList({ params: { id: first?.cClassUuid ?? '' } })
    expect(below.ok && below.data.map(({ cClassName }) => cClassName)).toEqual(['纸张耗材', '办公设备', '文具用品'])
    expect(await visitor.getClassTreeList({ params: { id: 'x' } })).toMatchObject({ failure: 'EMPTY' })
    const bySite = await visitor.getClassTreeList({ params: { id: (await siteOf('localhost')).stUuid } })
    expect(bySite.ok && bySite.data).toHaveLength(8)
    expect(await visitor.getSiteClassTreeByStUuid({ params: { stUuid: 'x' } })).toMatchObject({ failure: 'EMPTY' })
  })
})

describe('products by codes', () => {
  it('are returned in the requested order, each once, without unknown and withdrawn ones', async () => {
    const body = { cProdCodes: 'P03001, P01001,nothing,P02013,P03001' }
    const visible = await visitor.getProductListBycProdCode({ body })
    expect(visible.ok && visible.data.map(({ cProdCode }) => cProdCode)).toEqual(['P03001', 'P01001'])
    const editor = await server.signIn('19900170001')
    const all = await editor.getProductListBycProdCode({ body })
    expect(all.ok && all.data.map(({ cProdCode, bOffShelf }) => [cProdCode, bOffShelf])).toEqual([
      ['P03001', undefined],
      ['P01001', undefined],
      ['P02013', true],
    ])
  })

  it('are paged on request', async () => {
    const body = { cProdCodes: 'P01001,P01002,P01003', pageNum: 2, pageSize: 2 }
    const page = await visitor.getProductListBycProdCode({ body })
    expect(page.ok && page.data.map(({ cProdCode }) => cProdCode)).toEqual(['P01003'])
  })
})

describe('products by class', () => {
  it('include all subclasses, paged without gaps or duplicates', async () => {
    const [office] = await treeOf('localhost')
    const codes: string[] = []
    let total = 0
    for (const pageNum of [1, 2]) {
      const body = { cClassUuids: office?.cClassUuid ?? '', pageNum, pageSize: 50 }
      const page = await visitor.getProductListBycClassUuid({ body })
      if (!page.ok) throw new Error(page.msg)
      total = page.data.iTotleSize
      codes.push(...page.data.results.map(({ cProdCode }) => cProdCode))
    }
    expect(total).toBe(92)
    expect(new Set(codes).size).toBe(92)
    const ofShop = { cSpClassUuids: office?.cClassUuid ?? '', pageSize: 50 }
    const again = await visitor.getProductListBycClassUuid({ body: ofShop })
    expect(again.ok && again.data.iTotleSize).toBe(92)
    const tooMany = { cClassUuids: 'x', pageNum: 1, pageSize: 51 }
    expect(await visitor.getProductListBycClassUuid({ body: tooMany })).toMatchObject({ failure: 'FIELD_INVALID' })
  })
})

describe('a search', () => {
  const find = async (cKeyword: string) => {
    const found = await visitor.searchProductPage({ body: { cKeyword, pageSize: 50 } })
    return found.ok ? found.data : { results: [], iTotleSize: -1 }
  }

  it('requires every word, in any case and width', async () => {
    const ledLamps = await find('led 工矿灯')
    expect(ledLamps.iTotleSize).toBeGreaterThan(0)
    expect(ledLamps.results.every(({ cProdName }) => cProdName.includes('工矿灯'))).toBe(true)
    expect((await find('ＬＥＤ　工矿灯')).iTotleSize).toBe(ledLamps.iTotleSize)
    expect((await find('工矿灯 安全帽')).iTotleSize).toBe(0)
  })

  it('treats SQL pattern characters literally', async () => {
    expect((await find('%')).iTotleSize).toBeLessThan(100)
    expect((await find('_')).iTotleSize).toBe(0)
    expect((await find("' or 1=1 --")).iTotleSize).toBe(0)
  })

  it('without words returns everything, within a class', async () => {
    expect((await find('')).iTotleSize).toBe(396)
    const [office] = await treeOf('localhost')
    const body = { cKeyword: '复印', cClassUuid: office?.cClassUuid ?? '', pageSize: 50 }
    const found = await visitor.searchProductPage({ body })
    expect(found.ok && found.data.iTotleSize).toBeGreaterThan(5)
  })
})

describe('a product', () => {
  it('has variants, tiers, attributes and its shop', async () => {
    const product = await visitor.getProductDetail({ body: { cProdCode: 'P06001' } })
    if (!product.ok) throw new Error(product.msg)
    expect(product.data.skuList).toHaveLength(36)
    expect(product.data.specList.map(({ cSpecName }) => cSpecName)).toEqual(['直径', '长度', '材质'])
    expect(product.data.skuList[0]?.priceTierList.map(({ iMinQty }) => iMinQty)).toEqual([500, 2000, 10000])
    expect(product.data).toMatchObject({ iMinOrderQty: 500, iStepQty: 100, cUnit: '只', bAllSoldOut: false })
    expect(product.data.skuList[0]?.iStock).toBeUndefined()
    const buyer = await server.signIn('19900140001')
    const existing = await buyer.getProductDetail({ body: { cProdCode: 'P06001' } })
    expect(existing.ok && existing.data.skuList[0]?.iStock).toBeGreaterThan(0)
  })

  it('reports when it is withdrawn or missing', async () => {
    expect(await visitor.getProductDetail({ body: { cProdCode: 'P02013' } })).toMatchObject({
      failure: 'OFF_SHELF',
      data: { cProdName: expect.any(String) },
    })
    expect(await visitor.getProductDetail({ body: { cProdCode: 'nothing' } })).toMatchObject({ failure: 'NOT_FOUND' })
  })

  it('sold by enquiry exposes no price', async () => {
    const product = await visitor.getProductDetail({ body: { cProdCode: 'P07002' } })
    expect(JSON.stringify(product)).not.toMatch(/"iPrice"|"iMarketPrice"/)
    expect(product).toMatchObject({ data: { iPriceMode: 3 } })
  })
})

describe('a site that hides prices', () => {
  const host = 'b.demo.test'
  const texts = async (client: TestClient) => {
    const { children = [] } = (await treeOf(host))[0] ?? {}
    const answers = [
      await client.searchProductPage({ body: { pageSize: 50 } }),
      await client.getProductListBycProdCode({ body: { cProdCodes: 'P09001,P12001' } }),
      await client.getProductListBycClassUuid({ body: { cClassUuids: children[0]?.cClassUuid ?? '' } }),
      await client.getProductDetail({ body: { cProdCode: 'P09001' } }),
    ]
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
    return answers.map((answer) => JSON.stringify(answer))
  }

  it('omits every price for visitors and shows them after sign-in', async () => {
    for (const text of await texts(await server.client(host))) {
      expect(text).not.toMatch(/"iPrice"|"iMarketPrice"|iMinQty/)
    }
    for (const text of await texts(await server.signIn('19900140001', { host }))) expect(text).toMatch(/"iPrice"/)
  })

  it('shows its own shops only', async () => {
    const stranger = await server.client(host)
    const found = await stranger.searchProductPage({ body: {} })
    expect(found.ok && found.data.iTotleSize).toBe(90)
    expect(await stranger.getProductDetail({ body: { cProdCode: 'P01001' } })).toMatchObject({ failure: 'NOT_FOUND' })
  })
})

describe('brands', () => {
  const brandsOf = async (body: Parameters<typeof visitor.getBrandList>[0]['body']) => {
    const found = await visitor.getBrandList({ body })
    if (!found.ok) throw new Error(found.msg)
    return found.data
  }

  it('are those that the site sells, best sellers first, page by page', async () => {
    const all = await brandsOf({})
    expect(all.iTotleSize).toBe(12)
    expect(all.results.every(({ cLogoUrl, iProdCount }) => cLogoUrl !== '' && iProdCount > 0)).toBe(true)
    const pages = [await brandsOf({ pageSize: 5 }), await brandsOf({ pageSize: 5, pageNumber: 2 })]
    expect(pages.flatMap(({ results }) => results)).toEqual(all.results.slice(0, 10))
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select b.name from product p join brand b on b.id = p.brand_id
         join site_shop ss on ss.shop_id = p.shop_id
         and ss.site_id = (select site_id from site_shop group by 1 order by count(*) desc limit 1)
       where p.on_shelf group by b.id order by sum(p.sales_count) desc limit 1`,
    )
    expect(all.results[0]?.cBrandName).toBe(rows[0]?.name)
  })

  it('are narrowed by ids in their order, by classes and those below, and by a part of their name', async () => {
    const { results } = await brandsOf({})
    const [first, second] = results
    const ids = [second?.cBrandUuid, 'nothing', first?.cBrandUuid].join(',')
    expect((await brandsOf({ cBrandUuids: ids })).results).toEqual([second, first])
    const tree = await treeOf('localhost')
    const office = await brandsOf({ cClassUuids: tree[0]?.cClassUuid ?? '' })
    expect(office.iTotleSize).toBeGreaterThan(0)
    expect(office.iTotleSize).toBeLessThan(12)
    expect((await brandsOf({ cKeyword: ' 北 ' })).results.map(({ cBrandName }) => cBrandName)).toEqual(['北辰'])
    expect((await brandsOf({ cKeyword: '%' })).results).toEqual([])
  })
})

describe('shops', () => {
  it('are returned in the requested order with their number of products', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>('select id from shop order by name')
    const asked = [rows[2]?.id, rows[0]?.id, 'nothing']
    const shops = await visitor.getShopListBycShopUuid({ body: { cShopUuids: asked.join(',') } })
    expect(shops.ok && shops.data.map(({ cShopUuid }) => cShopUuid)).toEqual(asked.slice(0, 2))
    expect(shops.ok && shops.data[0]?.iProdCount).toBeGreaterThan(0)
  })

  const shopNamed = async (cKeyword: string) => {
    const found = await visitor.searchShopPage({ body: { cKeyword } })
    if (!found.ok) throw new Error(found.msg)
    return found.data
  }

  it('are found by every word of their name, closed ones last', async () => {
    expect((await shopNamed('专营')).results.map(({ cShopName }) => cShopName)).toEqual([
      '青禾办公专营店',
      '安盾劳保专营店',
    ])
    const all = await shopNamed('')
    expect(all.iTotleSize).toBe(7)
    expect(all.results.at(-1)).toMatchObject({ cShopName: '旧仓清货店', bClosed: true, iProdCount: 2 })
    expect((await shopNamed('_')).iTotleSize).toBe(0)
  })

  it('have details with score, region and state', async () => {
    const headOf = async (name: string) => {
      const [shop] = (await shopNamed(name)).results
      const head = await visitor.getShopInfo({ body: { cShopUuid: shop?.cShopUuid ?? '' } })
      return head.ok ? head.data : undefined
    }
    expect(await headOf('青禾')).toMatchObject({ iScore: 4.8, cRegion: '江苏 苏州', bClosed: false, bOperated: false })
    expect((await headOf('青禾'))?.dRestUntil).toBeUndefined()
    const rest = (from: string, until: string) =>
      server.database.pool.query(
        `update shop set rest_from = now() + $1::interval, rest_until = now() + $2::interval where name like '田野%'`,
        [from, until],
      )
    await rest('1 day', '2 days')
    expect((await headOf('田野'))?.dRestUntil).toBeUndefined()
    await rest('-1 day', '2 days')
    expect((await headOf('田野'))?.dRestUntil).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await headOf('旧仓'))?.bClosed).toBe(true)
    expect(await visitor.getShopInfo({ body: { cShopUuid: 'x' } })).toMatchObject({ failure: 'NOT_FOUND' })
    const stranger = await server.client('b.demo.test')
    const [shop] = (await shopNamed('青禾')).results
    const body = { cShopUuid: shop?.cShopUuid ?? '' }
    expect(await stranger.getShopInfo({ body })).toMatchObject({ failure: 'NOT_FOUND' })
  })

  it('have classes and products of their own', async () => {
    const [shop] = (await shopNamed('铁匠')).results
    const tree = await visitor.getClassTreeList({ params: { id: shop?.cShopUuid ?? '' } })
    const leafClasses = tree.ok ? leaves(tree.data) : []
    expect(leafClasses.map(({ cClassName }) => cClassName)).toEqual([
      '手动工具',
      '紧固件',
      '电动工具',
      '测量工具',
      '阀门',
      '水泵',
      '管材管件',
      '纸箱',
      '缓冲填充',
      '货架',
      '周转容器',
      '搬运车',
    ])
    const list = async (cClassUuid: string) => {
      const found = await visitor.searchProductPage({ body: { cShopUuid: shop?.cShopUuid ?? '', cClassUuid } })
      return found.ok ? found.data : { results: [], iTotleSize: -1 }
    }
    const every = await list('')
    const inClasses = await Promise.all(leafClasses.map(({ cClassUuid }) => list(cClassUuid)))
    expect(every.iTotleSize).toBe(shop?.iProdCount)
    expect(inClasses.reduce((sum, { iTotleSize }) => sum + iTotleSize, 0)).toBe(every.iTotleSize)
    expect(every.results.every(({ cShopUuid }) => cShopUuid === shop?.cShopUuid)).toBe(true)
  })
})
