import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../app/test-buyer.ts'
import { openShop, press, resetBrowser } from '../../app/test-shop.tsx'
import type { Answers } from '../../app/test-shop.tsx'

const BASE = '/micro/alm-mall-shop/UserCenter'
const open = (screenName: string, answers: Answers) =>
  openAsBuyer(`${BASE}/${screenName}`, { isVerified: true }, answers)
const noViolations = async (container: HTMLElement) =>
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])

const product = (cProdCode: string, change: object = {}) => ({
  cProdCode,
  cProdName: `高白复印纸${cProdCode}`,
  cUrl: '/p.svg',
  iPrice: 43,
  bOperated: true,
  cClassUuid: 'c1',
  bInvalid: false,
  bInStock: true,
  cSkuUuid: `sku-${cProdCode}`,
  ...change,
})

/** A gateway with a list that changes; `sent` has the bodies of changes. */
function gateway(read: string, remove: string, rows: readonly object[], keyOf: (row: object) => unknown) {
  let results = [...rows]
  const sent: Record<string, unknown>[] = []
  const classList = [
    { cClassUuid: 'c1', cClassName: '办公', iCount: 1 },
    { cClassUuid: 'c2', cClassName: '电工', iCount: 1 },
  ]
  const answers: Answers = {
    [read]: ({ cClassUuid }) => ({
      data: {
        results: cClassUuid === 'c2' ? results.slice(1) : results,
        iTotleSize: results.length,
        classList,
        dayList: ['2026-11-24', '2026-11-20'],
      },
    }),
    [remove]: (body) => {
      sent.push(body)
      const gone = (Object.values(body).find(Array.isArray) ?? []) as unknown[]
      results = results.filter((row) => !gone.some((one) => JSON.stringify(one) === JSON.stringify(keyOf(row))))
      return { data: {} }
    },
  }
  return { answers, sent }
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('collected products', () => {
  const rows = [
    product('P1', { iPriceDown: 7 }),
    product('P2', { bInvalid: true }),
    product('P3', { bInStock: false }),
    product('P4', { cSkuUuid: undefined }),
  ]
  const collected = () =>
    gateway('getCollectProdPage', 'deleteCollectProd', rows, (row) => (row as { cProdCode: string }).cProdCode)

  it('show price drops, what is no longer sold and what is out of stock, without axe violations', async () => {
    const { container } = open('prodCollect', collected().answers)
    expect(await screen.findByText('降价¥7.00')).toBeInTheDocument()
    expect(screen.getByText('失效')).toBeInTheDocument()
    expect(screen.getByText('缺货')).toBeInTheDocument()
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '选择 高白复印纸P4 的规格' })).toBeInTheDocument()
    await noViolations(container)
  })

  it('go into the cart, and are narrowed by class', async () => {
    const added: unknown[] = []
    open('prodCollect', {
      ...collected().answers,
      addCart: (body) => {
        added.push(body['items'])
        return { data: { iCount: 1, adjustedList: [] } }
      },
    })
    await press('把 高白复印纸P1 加入购物车')
    expect(await screen.findByText('已加入购物车')).toBeInTheDocument()
    expect(added).toEqual([[{ cSkuUuid: 'sku-P1', iQty: 1 }]])
    await press('电工 1')
    await waitFor(() => expect(screen.queryByText('高白复印纸P1')).not.toBeInTheDocument())
  })

  it('say why one cannot go into the cart', async () => {
    open('prodCollect', {
      ...collected().answers,
      addCart: () => ({
        code: 4001,
        msg: '购物车最多放 120 种商品',
        data: { cFailure: 'CART_FULL', cField: 'items', iMax: 120 },
      }),
    })
    await press('把 高白复印纸P1 加入购物车')
    expect(await screen.findByText('购物车最多放 120 种商品')).toBeInTheDocument()
  })

  it('are removed in batches after a question', async () => {
    const { answers, sent } = collected()
    open('prodCollect', answers)
    await press('管理')
    expect(screen.getByRole('button', { name: '取消收藏' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 高白复印纸P1' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 高白复印纸P2' }))
    await press('取消收藏')
    expect(await screen.findByText('确定取消收藏选中的2件商品吗？')).toBeInTheDocument()
    await press('确认')
    await waitFor(() => expect(screen.queryByText('高白复印纸P1')).not.toBeInTheDocument())
    expect(sent).toMatchObject([{ prodCodes: ['P1', 'P2'] }])
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('are none at first, can be read again after a failure, and ask a visitor to sign in', async () => {
    let isOffline = true
    const { answers } = gateway('getCollectProdPage', 'deleteCollectProd', [], () => '')
    open('prodCollect', {
      ...answers,
      getCollectProdPage: (body) => (isOffline ? 'offline' : (answers['getCollectProdPage']?.(body) ?? 'offline')),
    })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    isOffline = false
    await press('重试')
    expect(await screen.findByText('暂无收藏')).toBeInTheDocument()
    resetBrowser()
    openShop(`${BASE}/prodCollect`)
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })
})

describe('followed shops', () => {
  const shop = (cShopUuid: string, change: object = {}) => ({
    cShopUuid,
    cShopName: `店${cShopUuid}`,
    cPreviewUrl: '',
    bOperated: false,
    bClosed: false,
    iProdCount: 12,
    iNewCount: 0,
    ...change,
  })

  it('show new goods and closed shops, and are unfollowed in batches', async () => {
    const rows = [shop('a', { iNewCount: 3 }), shop('b', { bClosed: true })]
    const { answers, sent } = gateway(
      'getCollectShopPage',
      'deleteCollectShop',
      rows,
      (row) => (row as { cShopUuid: string }).cShopUuid,
    )
    const { container } = open('shopCollect', answers)
    expect(await screen.findByText('近7天上新3件')).toBeInTheDocument()
    expect(screen.getByText('店铺已歇业')).toBeInTheDocument()
    await noViolations(container)
    await press('管理')
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    await press('取消关注')
    await press('确认')
    expect(await screen.findByText('暂无收藏')).toBeInTheDocument()
    expect(sent).toMatchObject([{ shopUuids: ['a', 'b'] }])
  })
})

describe('footprints', () => {
  const rows = [
    { ...product('P1'), dViewDate: '2026-11-24' },
    { ...product('P2', { bInvalid: true }), dViewDate: '2026-11-24' },
    { ...product('P1'), dViewDate: '2026-11-20' },
  ]
  const prints = () =>
    gateway('getFootPrintPage', 'deleteFootPrint', rows, (row) => {
      const { cProdCode, dViewDate } = row as { cProdCode: string; dViewDate: string }
      return { cProdCode, dViewDate }
    })

  it('are grouped by day, which can be jumped to, without axe violations', async () => {
    const { container } = open('myFootPrint', prints().answers)
    const day = within(await screen.findByRole('region', { name: '11月20日' }))
    expect(day.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('失效')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: '找相似' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/search/goods'),
    )
    await noViolations(container)
    await press('11月20日')
    await waitFor(() => expect(location.search).toBe('?dViewDate=2026-11-20'))
  })

  it('are removed one by one and all at once, after a question', async () => {
    const { answers, sent } = prints()
    let isCleared = false
    open('myFootPrint', {
      ...answers,
      getFootPrintPage: (body) =>
        isCleared
          ? { data: { results: [], iTotleSize: 0, dayList: [] } }
          : (answers['getFootPrintPage']?.(body) ?? 'offline'),
      clearFootPrint: () => {
        isCleared = true
        return { data: {} }
      },
    })
    await press('管理')
    await userEvent.click(screen.getAllByRole('checkbox', { name: '选择 高白复印纸P1' })[1] as HTMLElement)
    await press('删除')
    await press('确认')
    await waitFor(() => expect(screen.queryByRole('region', { name: '11月20日' })).not.toBeInTheDocument())
    expect(sent).toMatchObject([{ footprints: [{ cProdCode: 'P1', dViewDate: '2026-11-20' }] }])
    await press('管理')
    await press('清空')
    await press('确认')
    expect(await screen.findByText('暂无足迹')).toBeInTheDocument()
  })
})
