import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser, SITE } from '../../../app/test-shop.tsx'
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

describe('the tools of a list', () => {
  const asked: Record<string, unknown>[] = []
  beforeEach(() => asked.splice(0))
  const watch = (total = 1) =>
    openList((body) => {
      asked.push(body)
      return total === 0 ? { data: { results: [], iTotleSize: 0 } } : page(body)
    })
  const last = () => asked.at(-1)

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
    await userEvent.click(await screen.findByRole('button', { name: '仅看自营' }))
    await userEvent.type(screen.getByRole('textbox', { name: '最低价' }), '80')
    await userEvent.type(screen.getByRole('textbox', { name: '最高价' }), '2x0')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(last()).toMatchObject({ bOperated: true, iPriceMin: 20, iPriceMax: 80 }))
    expect(await screen.findByRole('button', { name: '筛选，已设条件' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: '清除条件' }))
    await waitFor(() => expect(location.search).toBe('?cClassUuid=c1'))
  })

  it('leave no entry in the history by narrowing twice: back leaves the list', async () => {
    history.pushState({ idx: 0 }, '', '/agreements')
    history.pushState(null, '', '/')
    watch()
    for (const name of ['仅看自营', '仅看有货']) {
      await userEvent.click(await screen.findByRole('button', { name: /^筛选/ }))
      await userEvent.click(await screen.findByRole('button', { name }))
      await userEvent.dblClick(screen.getByRole('button', { name: '确定' }))
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
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ cKeyword: 'A4 & 纸' })]))
  })
})
