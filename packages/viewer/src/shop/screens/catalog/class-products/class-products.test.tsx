import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/search/goods?cClassUuid=c1'
const TOTAL = 13

const listEnd = stubIntersection()

beforeEach(() => resetBrowser())

function page(body: Record<string, unknown>) {
  const first = (Number(body['pageNum']) - 1) * Number(body['pageSize'])
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

const openList = (products: Answers['getProductListBycClassUuid'] = page) =>
  openShop(PATH, {
    getProductListBycClassUuid: products,
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
    expect(screen.getByText('共 13 件商品')).toBeInTheDocument()
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
    openList((body) => (body['pageNum'] === 2 && isDown ? 'offline' : page(body)))
    await waitFor(() => expect(links()).toHaveLength(10))
    listEnd.comeNear()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(links()).toHaveLength(10)
    isDown = false
    await userEvent.click(retry)
    await waitFor(() => expect(links()).toHaveLength(13))
  })
})

it('the products that match keywords are titled by them, whatever a form sends', async () => {
  const bodies: unknown[] = []
  openShop('/micro/alm-mall-shop/search/goods?cKeyword=+A4+%26+%E7%BA%B8+', {
    searchProductPage: (body) => {
      bodies.push(body)
      return page({ ...body, pageNum: body['pageNumber'] })
    },
  })
  expect(await screen.findByRole('heading', { name: '“A4 & 纸”的商品' })).toBeInTheDocument()
  await waitFor(() => expect(links()).toHaveLength(10))
  expect(bodies).toEqual([expect.objectContaining({ cKeyword: 'A4 & 纸', pageNumber: 1 })])
})

it('keywords without a product show a message', async () => {
  openShop('/micro/alm-mall-shop/search/goods?cKeyword=x', {
    searchProductPage: () => ({ data: { results: [], iTotleSize: 0 } }),
  })
  expect(await screen.findByText('没有找到相关商品')).toBeInTheDocument()
})
