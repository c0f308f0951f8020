import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/shop?cShopUuid=s1&tpath=2'
const HEAD = {
  cShopUuid: 's1',
  cShopName: '青禾办公专营店',
  cPreviewUrl: '/logo.svg',
  bOperated: true,
  iProdCount: 13,
  iScore: 4.8,
  cIntro: '整箱更省',
  cRegion: '江苏 苏州',
  dOpened: '2024-08-13 10:00:00',
  bClosed: false,
}
const leaf = (cClassUuid: string, cClassName: string) => ({
  cClassUuid,
  cClassName,
  iLevel: 3,
  cIconUrl: '',
  children: [],
})
const TREE = [{ ...leaf('r', '办公行政'), iLevel: 1, children: [leaf('c1', '复印纸'), leaf('c2', '打印机')] }]
const totals: Record<string, number> = { '': 13, c1: 9, c2: 4 }

const listEnd = stubIntersection()

beforeEach(() => resetBrowser())

function page(body: Record<string, unknown>) {
  const classId = String(body['cClassUuid'])
  const total = totals[classId] ?? 0
  const first = (Number(body['pageNumber']) - 1) * Number(body['pageSize'])
  const results = Array.from({ length: Math.max(0, Math.min(10, total - first)) }, (_, index) => ({
    cProdCode: `P${classId}${first + index}`,
    cProdName: `商品${first + index}`,
    cUrl: '',
    iPrice: 9.9,
    bOperated: false,
  }))
  return { data: { results, iTotleSize: total } }
}

const open = (answers: Answers = {}, path = PATH) =>
  openShop(path, {
    getShopInfo: () => ({ data: HEAD }),
    getClassTreeList: () => ({ data: TREE }),
    searchProductPage: page,
    ...answers,
  })
const products = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('cProdCode'))

describe('a shop', () => {
  it('shows its name and details', async () => {
    const { container } = open()
    expect(await screen.findByRole('heading', { level: 2, name: /青禾办公专营店/ })).toHaveTextContent('自营')
    for (const text of ['评分 4.8', '13 件商品', '江苏 苏州', '整箱更省']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText('店铺已歇业')).not.toBeInTheDocument()
    expect(screen.queryByText('休息中')).not.toBeInTheDocument()
    await waitFor(() => expect(products()).toHaveLength(10))
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id }) => id)).toEqual([])
  })

  it('lists its products ten at a time, and those of one class', async () => {
    open()
    await waitFor(() => expect(products()).toHaveLength(10))
    listEnd.comeNear()
    await waitFor(() => expect(products()).toHaveLength(13))
    expect(screen.getByText('没有更多了')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '打印机' }))
    await waitFor(() => expect(products()).toHaveLength(4))
    expect(screen.getByRole('button', { name: '打印机', pressed: true })).toBeVisible()
    expect(location.search).toBe('?cShopUuid=s1&tpath=2&cClassUuid=c2')
  })

  it('shows 店铺已歇业 when closed, and 休息中 while it rests', async () => {
    open({ getShopInfo: () => ({ data: { ...HEAD, bClosed: true } }) })
    expect(await screen.findByText('店铺已歇业')).toBeVisible()
  })

  it('shows 休息中 while it rests, and until when', async () => {
    open({ getShopInfo: () => ({ data: { ...HEAD, dRestUntil: '2026-02-03 10:00:00' } }) })
    expect(await screen.findByText('休息中')).toBeVisible()
    expect(screen.getByText('2026-02-03 恢复营业')).toBeVisible()
  })

  it('is found by its alias, and shows a message when it does not exist', async () => {
    open(
      { getShopInfo: () => ({ code: 4004, msg: '内容不存在', data: { cFailure: 'NOT_FOUND' } }) },
      '/micro/alm-mall-shop/shop/shopindex?cShopUuid=x',
    )
    expect(await screen.findByText('店铺不存在')).toBeVisible()
    expect(screen.getByRole('link', { name: '去逛逛' })).toBeVisible()
  })

  it('that failed to load is loaded again by 重试', async () => {
    let isDown = true
    open({ getShopInfo: () => (isDown ? 'offline' : { data: HEAD }) })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('整箱更省')).toBeVisible()
  })

  it('shows a message without products', async () => {
    open({
      searchProductPage: () => ({ data: { results: [], iTotleSize: 0 } }),
      getClassTreeList: () => ({ code: 2000 }),
    })
    expect(await screen.findByText('暂无商品')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: '商品分类' })).not.toBeInTheDocument())
  })
})
