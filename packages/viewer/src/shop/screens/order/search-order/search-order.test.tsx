import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { orderPage, wireOrder } from '../test-orders.data.ts'

const PATH = '/micro/alm-mall-shop/search/order'

const { comeNear } = stubIntersection()

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

/** A gateway with two searches in the history; `asked` are the pages that were asked for. */
function openSearch(query = '', own: Answers = {}, isAdmin = true) {
  const asked: Record<string, unknown>[] = []
  const opened = openAsBuyer(
    PATH + query,
    { isVerified: true, isPersonVerified: true, isAdmin },
    {
      getHistoryList: ({ cScene }) => ({
        data: { results: cScene === 'order' ? [{ cKeyword: '复印纸' }, { cKeyword: '2611' }] : [] },
      }),
      getOrderPage: (body) => {
        asked.push(body)
        return orderPage([wireOrder('1')])
      },
      ...own,
    },
  )
  return { ...opened, asked }
}

const violationsOf = async (container: HTMLElement) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations

describe('the search of orders', () => {
  it('offers what was searched for, without axe violations, and searches it again', async () => {
    const { container, asked } = openSearch()
    const word = await screen.findByRole('button', { name: '复印纸' })
    expect(screen.getByText('输入订单号、商品或店铺名称，也可以只用筛选条件')).toBeVisible()
    expect(await violationsOf(container)).toEqual([])
    await userEvent.click(word)
    expect(await screen.findByRole('article', { name: '自营中心 待付款' })).toBeVisible()
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(await violationsOf(container)).toEqual([])
    expect(decodeURIComponent(location.search)).toBe('?cKeyword=复印纸')
    expect(asked).toMatchObject([{ iTab: 0, cKeyword: '复印纸', bRemember: true, bInstitution: false }])
  })

  it('searches what is typed', async () => {
    const { asked } = openSearch()
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索订单' }), ' 自营 {Enter}')
    expect(await screen.findByRole('article')).toBeVisible()
    expect(asked).toMatchObject([{ cKeyword: '自营' }])
  })

  it('narrows by state, days and amount, which stand in the address', async () => {
    const { asked } = openSearch('?dFrom=2026-11-01&dTo=2026-11-30')
    await userEvent.click(await screen.findByRole('button', { name: '筛选，已设 1 项条件' }))
    const sheet = within(await screen.findByRole('dialog', { name: '筛选订单' }))
    await userEvent.click(sheet.getByRole('button', { name: '待发货' }))
    await userEvent.type(sheet.getByRole('textbox', { name: '最低金额' }), '500')
    await userEvent.type(sheet.getByRole('textbox', { name: '最高金额' }), '100')
    expect(sheet.getByText('开始值不能大于结束值')).toBeVisible()
    expect(sheet.getByRole('button', { name: '确定' })).toBeDisabled()
    await userEvent.type(sheet.getByRole('textbox', { name: '最高金额' }), '0')
    await userEvent.click(sheet.getByRole('button', { name: '确定' }))
    await waitFor(() =>
      expect(location.search).toBe('?iOrderState=30&dFrom=2026-11-01&dTo=2026-11-30&iAmountMin=500&iAmountMax=1000'),
    )
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        iOrderState: 30,
        dFrom: '2026-11-01',
        dTo: '2026-11-30',
        iAmountMin: 500,
        iAmountMax: 1000,
        bRemember: false,
      }),
    )
  })

  it('reads on at the end of a page', async () => {
    const { asked } = openSearch('?cKeyword=x', {
      getOrderPage: ({ pageNumber }) => orderPage([wireOrder(pageNumber === 1 ? '1' : '2')], 2),
    })
    await screen.findByRole('link', { name: '1' })
    expect(asked).toEqual([])
    await waitFor(() => {
      comeNear()
      expect(screen.getByRole('link', { name: '2' })).toBeVisible()
    })
  })

  it('has the orders of the institution for its administrators only', async () => {
    const { asked } = openSearch('?cKeyword=x')
    await userEvent.click(await screen.findByRole('button', { name: '企业订单' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ bInstitution: true }))
  })

  it('does not offer them to others', async () => {
    openSearch('?cKeyword=x', {}, false)
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: '企业订单' })).not.toBeInTheDocument()
  })

  it('finds none: all conditions can be cleared', async () => {
    openSearch('?cKeyword=x&iOrderState=30', { getOrderPage: () => orderPage([]) })
    expect(await screen.findByText('没有找到相关订单')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '清空条件' }))
    expect(await screen.findByRole('button', { name: '复印纸' })).toBeVisible()
    expect(location.search).toBe('')
  })

  it('can be asked again after a failure, and says who may not see them', async () => {
    let code = 0
    openSearch('?cKeyword=x', { getOrderPage: () => (code === 0 ? 'offline' : { code, msg: '无数据权限' }) })
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    code = 2000
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('请联系管理员授权')).toBeVisible()
  })
})
