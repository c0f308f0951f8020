import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { deviceHistory } from '../device-history.ts'

const PATH = '/micro/alm-mall-shop/search/index'

stubIntersection()

beforeEach(() => resetBrowser())

const HOT = [
  { cWord: '复印纸', cLink: '', bDefault: true },
  { cWord: '周年庆', cLink: '/micro/alm-mall-shop/page?cColumnCode=fest', bDefault: false },
]
const ANSWERS: Answers = {
  getHotWordList: ({ cScene }) => ({ data: { results: cScene === 'goods' ? HOT : [] } }),
  getSuggestList: ({ cKeyword }) => ({
    data: {
      classList: [{ cClassUuid: 'c1', cClassName: `${String(cKeyword)}机` }],
      results: [{ cWord: `青禾 ${String(cKeyword)}纸` }],
    },
  }),
  searchProductPage: () => ({ data: { results: [], iTotleSize: 0 } }),
  searchShopPage: () => ({ data: { results: [], iTotleSize: 0 } }),
  getSearchCount: () => ({ data: { iProdCount: 0, iShopCount: 0 } }),
}

const open = (answers: Answers = {}, path = PATH) => openShop(path, { ...ANSWERS, ...answers })
const field = () => screen.findByRole('searchbox', { name: /^搜索/ })
const address = () => location.pathname.split('/').at(-1) + decodeURIComponent(location.search)

describe('the search field', () => {
  it('has the focus, the default word and the hot words with their order', async () => {
    const { container } = open()
    await waitFor(async () => expect(await field()).toHaveAttribute('placeholder', '复印纸'))
    expect(await field()).toHaveFocus()
    const hot = within(screen.getByRole('region', { name: '热门搜索' }))
    expect(hot.getByRole('button', { name: '复印纸' })).toHaveTextContent('1复印纸')
    expect(hot.getByRole('link', { name: '周年庆' })).toHaveAttribute('href', HOT[1]?.cLink)
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id }) => id)).toEqual([])
  })

  it('searches for what is typed, and for the default word when it is empty', async () => {
    const { shop } = open()
    await userEvent.type(await field(), ' A4 纸 {Enter}')
    await waitFor(() => expect(address()).toBe('result?cKeyword=A4+纸'))
    expect(deviceHistory(shop.store, 'goods')).toEqual(['A4 纸'])
  })

  it('searches for the default word when it is empty', async () => {
    open()
    await screen.findByRole('region', { name: '热门搜索' })
    await userEvent.click(screen.getByRole('button', { name: '搜索' }))
    await waitFor(() => expect(address()).toBe('result?cKeyword=复印纸'))
  })

  it('suggests classes and words while one types, soon after the last key', async () => {
    const asked: unknown[] = []
    open({
      getSuggestList: (body) => {
        asked.push(body['cKeyword'])
        return ANSWERS['getSuggestList']?.(body) ?? 'offline'
      },
    })
    await userEvent.type(await field(), '打印')
    const list = within(await screen.findByRole('list', { name: '搜索建议' }))
    await waitFor(() =>
      expect(list.getByRole('link', { name: /打印机/ })).toHaveAttribute('href', expect.stringContaining('c1')),
    )
    expect(asked.at(-1)).toBe('打印')
    await userEvent.click(list.getByRole('button', { name: '青禾 打印纸' }))
    await waitFor(() => expect(address()).toBe('result?cKeyword=青禾+打印纸'))
  })

  it('switches between the scenes that there are; orders are an account’s', async () => {
    open()
    const scenes = () => within(screen.getByRole('group', { name: '搜索范围' }))
    await field()
    expect(
      scenes()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['商品', '店铺'])
    await userEvent.click(scenes().getByRole('button', { name: '店铺' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索店铺' }), '青禾{Enter}')
    await waitFor(() => expect(address()).toBe('result?cKeyword=青禾&cScene=shop'))
  })

  it('goes without hot words and suggestions when they cannot be read', async () => {
    open({ getHotWordList: () => 'offline', getSuggestList: () => 'offline' })
    await userEvent.type(await field(), '纸{Enter}')
    await waitFor(() => expect(address()).toBe('result?cKeyword=纸'))
  })
})

describe('the history of searches', () => {
  const chips = () => within(screen.getByRole('region', { name: '搜索历史' }))

  it('of a visitor is the device’s: a chip searches, one is removed, all are cleared after a question', async () => {
    localStorage.setItem('searchHistory', JSON.stringify({ goods: ['硒鼓', '电钻', '抽纸'] }))
    const { shop } = open()
    expect(await screen.findByRole('button', { name: '硒鼓' })).toBeVisible()
    await userEvent.click(chips().getByRole('button', { name: '管理' }))
    await userEvent.click(chips().getByRole('button', { name: '删除 电钻' }))
    await waitFor(() => expect(deviceHistory(shop.store, 'goods')).toEqual(['硒鼓', '抽纸']))
    await userEvent.click(chips().getByRole('button', { name: '完成' }))
    await userEvent.click(chips().getByRole('button', { name: '管理' }))
    await userEvent.click(chips().getByRole('button', { name: '清空历史' }))
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    expect(deviceHistory(shop.store, 'goods')).toHaveLength(2)
    await userEvent.click(chips().getByRole('button', { name: '清空历史' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '搜索历史' })).not.toBeInTheDocument())
  })

  it('of an account is the server’s', async () => {
    let words = ['硒鼓', '电钻']
    openAsBuyer(
      PATH,
      {},
      {
        ...ANSWERS,
        getHistoryList: () => ({ data: { results: words.map((cKeyword) => ({ cKeyword })) } }),
        deleteHistory: ({ cKeyword }) => {
          words = words.filter((word) => word !== cKeyword)
          return { data: {} }
        },
      },
    )
    await screen.findByRole('button', { name: '硒鼓' })
    expect(screen.getByRole('button', { name: '订单' })).toBeVisible()
    await userEvent.click(chips().getByRole('button', { name: '管理' }))
    await userEvent.click(chips().getByRole('button', { name: '删除 硒鼓' }))
    await waitFor(() => expect(chips().queryByText('硒鼓')).not.toBeInTheDocument())
    await userEvent.click(chips().getByRole('button', { name: '完成' }))
    await userEvent.click(chips().getByRole('button', { name: '电钻' }))
    await waitFor(() => expect(address()).toBe('result?cKeyword=电钻'))
  })
})
