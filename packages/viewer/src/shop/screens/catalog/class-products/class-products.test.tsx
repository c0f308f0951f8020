import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, PRODUCT, resetBrowser, SITE } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/search/goods?cClassUuid=c1'
const TOTAL = 13

const listEnd = stubIntersection()

beforeEach(() => resetBrowser())

function page(body: Record<string, unknown>) {
  const first = (Number(body['pageNumber']) - 1) * Number(body['pageSize'])
  const count = Math.min(Number(body['pageSize']), TOTAL - first)
  const results = Array.from({ length: count }, (_, index) => ({
    cProdCode: `P${first + index + 1}`,
    cProdName: `商品${first + index + 1}`,
    cUrl: '',
    iPrice: 9.9,
    bOperated: false,
    iSales: 12_345,
  }))
  return { data: { results, iTotleSize: TOTAL } }
}

const openList = (products: Answers['searchProductPage'] = page) =>
  openShop(PATH, {
    searchProductPage: products,
    getSiteClassTreeByStUuid: () => ({
      data: [{ cClassUuid: 'c1', cClassName: '复印纸', iLevel: 3, cIconUrl: '', children: [] }],
    }),
  })

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('the products of a class', () => {
  it('are titled by the class, counted and loaded near the end of the list', async () => {
    openList()
    expect(await screen.findByRole('heading', { name: '复印纸' })).toBeInTheDocument()
    await waitFor(() => expect(links()).toHaveLength(10))
    expect(links()[0]).toBe('/micro/alm-mall-shop/ProductDetails?cProdCode=P1')
    expect(screen.getByText('复印纸 · 共 13 件商品')).toBeInTheDocument()
    expect(screen.getAllByText('已售 1.2万')).toHaveLength(10)
    expect(screen.queryByText('没有更多了')).not.toBeInTheDocument()
    listEnd.comeNear()
    await waitFor(() => expect(links()).toHaveLength(13))
    expect(new Set(links()).size).toBe(13)
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
  })

  it('show a message when there are none', async () => {
    openList(() => ({ data: { results: [], iTotleSize: 0 } }))
    expect(await screen.findByText('该分类暂无商品')).toBeInTheDocument()
  })

  it('show 无数据权限 when the session lacks permission, and offer no retry', async () => {
    openList(() => ({ code: 4003, msg: '' }))
    expect(await screen.findByText('无数据权限')).toBeInTheDocument()
    expect(screen.getByText('请联系管理员授权')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  })

  it('preserve the loaded products when a further page fails, and load it by 重试', async () => {
    let isDown = true
    openList((body) => (body['pageNumber'] === 2 && isDown ? 'offline' : page(body)))
    await waitFor(() => expect(links()).toHaveLength(10))
    listEnd.comeNear()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(links()).toHaveLength(10)
    isDown = false
    await userEvent.click(retry)
    await waitFor(() => expect(links()).toHaveLength(13))
  })
})

const FACETS = {
  brandList: [
    { cBrandUuid: 'b1', cBrandName: '青禾', iCount: 9 },
    { cBrandUuid: 'b2', cBrandName: '北辰', iCount: 0 },
  ],
  classList: [{ cClassUuid: 'c2', cClassName: '打印机', iCount: 4 }],
  areaList: [{ cAreaCode: '330100', cAreaName: '浙江 杭州', iCount: 5 }],
  attrList: [{ cName: '克重', cText: '克重', valueList: [{ cValue: '70g', cText: '70g', iCount: 6 }] }],
  iOperated: 3,
  iInStock: 12,
  iSpecialInvoice: 7,
  iPriceLow: 9.9,
  iPriceHigh: 254,
}

describe('the filter of a list', () => {
  const asked: Record<string, unknown>[] = []
  beforeEach(() => asked.splice(0))
  const openFilter = async (path: string) => {
    const shop = openShop(path, {
      searchProductPage: (body) => {
        asked.push(body)
        return { data: { ...page(body).data, ...(body['bFacets'] === true && { facets: FACETS }) } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '筛选' }))
    await screen.findByRole('button', { name: /^青禾/ })
    return shop
  }
  const toggle = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

  it('offers brands, places, attributes and services with their numbers, and asks anew with each choice', async () => {
    const { container } = await openFilter('/micro/alm-mall-shop/search/goods?cKeyword=纸')
    expect(screen.getByRole('button', { name: /^北辰/ })).toBeDisabled()
    for (const name of [/^青禾/, /^浙江 杭州/, /^70g/, /^打印机/, /^支持专票/]) await toggle(name)
    await userEvent.type(screen.getByRole('textbox', { name: '起批量 ≤' }), '10')
    expect(screen.getByRole('textbox', { name: '最高价' })).toHaveAttribute('placeholder', '最高价 254.00')
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id }) => id)).toEqual([])
    await toggle(/^查看 13 件商品$/)
    const expected = {
      cBrandUuids: 'b1',
      cAreaCode: '330100',
      cClassUuid: 'c2',
      attrs: [{ cName: '克重', valueList: ['70g'] }],
      bSpecialInvoice: true,
      iMaxMoq: 10,
    }
    await waitFor(() => expect(asked.findLast((body) => body['bFacets'] !== true)).toMatchObject(expected))
    expect(asked.findLast((body) => body['bFacets'] === true)).toMatchObject(expected)
    expect(await screen.findByRole('button', { name: '筛选，已设 5 项条件' })).toBeInTheDocument()
  })

  it('keeps the class of an address without words, which is no choice then', async () => {
    await openFilter(PATH)
    expect(screen.queryByRole('button', { name: /^打印机/ })).not.toBeInTheDocument()
    await toggle(/^青禾/)
    await userEvent.click(screen.getByRole('button', { name: '重置' }))
    await toggle(/^查看 13 件商品$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('?cClassUuid=c1')
  })

  it('ignores what an address names that no filter can be', async () => {
    openShop(`${PATH}&attrs=%5B7%5D&cAreaCode=x&iMaxMoq=-1&cOrderField=nothing`, { searchProductPage: page })
    expect(await screen.findByRole('button', { name: '筛选' })).toBeInTheDocument()
  })
})

describe('the add button of a product', () => {
  it('opens the choice of its variant and puts it into the cart', async () => {
    const added: unknown[] = []
    openAsBuyer(
      PATH,
      {},
      {
        searchProductPage: page,
        getProductDetail: () => ({ data: PRODUCT }),
        addCart: (body) => {
          added.push(body['items'])
          return { data: { adjustedList: [], iCount: 1 } }
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: '加入购物车：商品1' }))
    const sheet = await screen.findByRole('dialog', { name: '选择规格' })
    await userEvent.click(await within(sheet).findByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(added).toEqual([[{ cSkuUuid: 'A4', iQty: 1 }]]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is missing where there is no price or nothing left', async () => {
    openShop(PATH, {
      searchProductPage: () => ({
        data: {
          results: [
            { cProdCode: 'A', cProdName: '面议品', cUrl: '', bOperated: false, iPriceMode: 3 },
            { cProdCode: 'B', cProdName: '售罄品', cUrl: '', bOperated: false, iPrice: 9, bSoldOut: true },
          ],
          iTotleSize: 2,
        },
      }),
    })
    await screen.findByText('面议品')
    expect(screen.queryByRole('button', { name: /^加入购物车/ })).not.toBeInTheDocument()
  })
})

describe('the tools of a list', () => {
  const asked: Record<string, unknown>[] = []
  beforeEach(() => asked.splice(0))
  const watch = (total = 1) =>
    openList((body) => {
      asked.push(body)
      return total === 0 ? { data: { results: [], iTotleSize: 0 } } : page(body)
    })
  const last = () => asked.findLast((body) => body['bFacets'] !== true)

  it('order by sales and by price, up and down, and keep the order in the address', async () => {
    watch()
    await screen.findByText('复印纸 · 共 13 件商品')
    expect(last()).toMatchObject({ cClassUuid: 'c1', cOrderField: 'score' })
    await userEvent.click(screen.getByRole('button', { name: '销量' }))
    await waitFor(() => expect(last()).toMatchObject({ cOrderField: 'sales' }))
    await userEvent.click(screen.getByRole('button', { name: '价格' }))
    await waitFor(() => expect(last()).toMatchObject({ cOrderField: 'price', cOrderType: 'asc' }))
    await userEvent.click(screen.getByRole('button', { name: '价格从低到高' }))
    await waitFor(() => expect(last()).toMatchObject({ cOrderField: 'price', cOrderType: 'desc' }))
    expect(location.search).toBe('?cClassUuid=c1&cOrderField=price&cOrderType=desc')
  })

  it('narrow by a sheet, with a range typed the wrong way round, and clear it from the empty list', async () => {
    watch(0)
    await screen.findByText('该分类暂无商品')
    await userEvent.click(screen.getByRole('button', { name: '筛选' }))
    await userEvent.click(await screen.findByRole('button', { name: '自营' }))
    await userEvent.type(screen.getByRole('textbox', { name: '最低价' }), '80')
    await userEvent.type(screen.getByRole('textbox', { name: '最高价' }), '2x0')
    await userEvent.click(screen.getByRole('button', { name: /^查看 \d+ 件商品$/ }))
    await waitFor(() => expect(last()).toMatchObject({ bOperated: true, iPriceMin: 20, iPriceMax: 80 }))
    expect(await screen.findByRole('button', { name: '筛选，已设 2 项条件' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: '清除条件' }))
    await waitFor(() => expect(location.search).toBe('?cClassUuid=c1'))
  })

  it('leave no entry in the history by narrowing twice: back leaves the list', async () => {
    history.pushState({ idx: 0 }, '', '/agreements')
    history.pushState(null, '', '/')
    watch()
    for (const name of ['自营', '有货']) {
      await userEvent.click(await screen.findByRole('button', { name: /^筛选/ }))
      await userEvent.click(await screen.findByRole('button', { name }))
      await userEvent.dblClick(screen.getByRole('button', { name: /^查看 \d+ 件商品$/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    await waitFor(() => expect(last()).toMatchObject({ bOperated: true, bInStock: true }))
    expect(location.search).toBe('?cClassUuid=c1&bOperated=true&bInStock=true')
    history.back()
    await waitFor(() => expect(location.pathname).toBe('/agreements'))
  })

  it('search by words within the class, named by the address', async () => {
    watch()
    const field = await screen.findByRole('searchbox', { name: '在“复印纸”中搜索' })
    await userEvent.type(field, ' A4 {Enter}')
    await waitFor(() => expect(last()).toMatchObject({ cKeyword: 'A4', cClassUuid: 'c1' }))
    expect(location.search).toContain('cKeyword=A4')
    expect(field).toHaveValue('A4')
    await waitFor(() => expect(document.title).toBe('A4 · 德汇企业购'))
    await userEvent.click(await screen.findByRole('button', { name: '清空' }))
    await waitFor(() => expect(location.search).toBe('?cClassUuid=c1'))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).toHaveFocus()
  })

  it('show a grid, also on the next visit', async () => {
    const { container, shop } = watch()
    await userEvent.click(await screen.findByRole('button', { name: '大图显示' }))
    await waitFor(() => expect(container.querySelector('ul.shop-tiles')).not.toBeNull())
    expect(links()).toHaveLength(10)
    expect(shop.store.read('listLayout')).toBe('grid')
  })

  it('offer no price where the site hides it', async () => {
    stubIntersection()
    openShop(PATH, {
      searchProductPage: page,
      getNonCustodyMallSettingInfoByDomainMap: () => ({ data: { ...SITE, bShowPrice: false } }),
    })
    await screen.findByRole('button', { name: '销量' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '价格' })).not.toBeInTheDocument())
  })

  it('are titled as their screen once the words are cleared', async () => {
    openShop('/micro/alm-mall-shop/search/goods?cKeyword=A4', { searchProductPage: page })
    await waitFor(() => expect(document.title).toBe('A4 · 德汇企业购'))
    await userEvent.click(screen.getByRole('button', { name: '清空' }))
    await waitFor(() => expect(document.title).toBe('商品 · 德汇企业购'))
  })

  it('take the words of a form, whatever stands around them', async () => {
    const bodies: unknown[] = []
    openShop('/micro/alm-mall-shop/search/goods?cKeyword=+A4+%26+%E7%BA%B8+', {
      searchProductPage: (body) => {
        bodies.push(body)
        return page(body)
      },
    })
    expect(await screen.findByRole('heading', { name: 'A4 & 纸' })).toBeInTheDocument()
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ cKeyword: 'A4 & 纸', bRemember: true })]))
  })
})
