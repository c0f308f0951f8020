import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const BASE = '/micro/alm-mall-shop'

stubIntersection()

beforeEach(() => resetBrowser())

const product = (code: string) => ({ cProdCode: code, cProdName: `商品${code}`, cUrl: '', iPrice: 9, bOperated: false })
const SHOP = {
  cShopUuid: 's1',
  cShopName: '青禾办公专营店',
  cPreviewUrl: '',
  bOperated: true,
  iScore: 4.8,
  iSales: 15_000,
  iFollowCount: 3,
  bCollect: false,
  classNameList: ['复印纸', '打印机'],
  prodList: [product('A'), product('B'), product('C')],
}
const ANSWERS: Answers = {
  getSearchCount: () => ({ data: { iProdCount: 2, iShopCount: 1 } }),
  searchProductPage: () => ({ data: { results: [product('1'), product('2')], iTotleSize: 2 } }),
  searchShopPage: () => ({ data: { results: [SHOP], iTotleSize: 1 } }),
  getHotWordList: () => ({ data: { results: [{ cWord: '复印纸', cLink: '', bDefault: true }] } }),
}
const open = (path: string, answers: Answers = {}) => openShop(BASE + path, { ...ANSWERS, ...answers })

async function violationsOf(container: HTMLElement) {
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return found.violations.map(({ id }) => id)
}

describe('the results of words', () => {
  it('are products and shops with their numbers; words and filters stay in the address', async () => {
    const { container } = open('/search/result?cKeyword=纸&bOperated=true&cOrderField=sales&cOrderType=desc')
    const tabs = within(await screen.findByRole('group', { name: '搜索结果' }))
    await waitFor(() => expect(tabs.getByRole('button', { name: /商品/ })).toHaveTextContent('商品2'))
    expect(await screen.findByText('商品1')).toBeVisible()
    expect(await violationsOf(container)).toEqual([])
    await userEvent.click(tabs.getByRole('button', { name: /店铺/ }))
    expect(await screen.findByText('青禾办公专营店')).toBeVisible()
    expect(decodeURIComponent(location.search)).toBe('?cKeyword=纸&bOperated=true&cScene=shop')
    await userEvent.click(tabs.getByRole('button', { name: /商品/ }))
    expect(await screen.findByRole('button', { name: '筛选，已设 1 项条件' })).toBeVisible()
  })

  it('lead back to the field with the words in it', async () => {
    open('/search/result?cKeyword=纸')
    expect(await screen.findByRole('link', { name: '纸' })).toHaveAttribute(
      'href',
      `${BASE}/search/index?${new URLSearchParams({ cKeyword: '纸' })}`,
    )
  })

  it('are none: a hint at the spelling, and words that find something', async () => {
    open('/search/result?cKeyword=xyz', { searchProductPage: () => ({ data: { results: [], iTotleSize: 0 } }) })
    expect(await screen.findByText('没有找到相关结果')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '复印纸' }))
    await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?cKeyword=复印纸'))
  })
})

describe('the shops of words', () => {
  it('show facts, main classes and products, and are ordered', async () => {
    const asked: unknown[] = []
    const { container } = open('/search/shop?cKeyword=办公', {
      searchShopPage: (body) => {
        asked.push([body['cKeyword'], body['cOrderField'], body['bRemember']])
        return { data: { results: [SHOP], iTotleSize: 1 } }
      },
    })
    expect(await screen.findByText('主营 复印纸、打印机')).toBeVisible()
    expect(screen.getByText('评分 4.8 · 已售 1.5万 · 3 人关注')).toBeVisible()
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('cProdCode'))).toHaveLength(
      3,
    )
    expect(await violationsOf(container)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '评分' }))
    await waitFor(() => expect(asked.at(-1)).toEqual(['办公', 'rating', true]))
    expect(location.search).toContain('cOrderField=rating')
  })

  it('are none, or fail and are tried again', async () => {
    let isDown = true
    open('/search/shop?cKeyword=xyz', {
      searchShopPage: () => (isDown ? 'offline' : { data: { results: [], iTotleSize: 0 } }),
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('没有找到相关店铺')).toBeVisible()
  })
})

describe('the mixed page of words', () => {
  const MAIN = {
    prodClass: { cClassUuid: 'c1', cClassName: '复印纸', cIconUrl: '', iProdCount: 12 },
    shop: SHOP,
    prodList: [product('1')],
    iProdCount: 30,
    iShopCount: 2,
  }

  it('has the best class, the best shop and products, each with the way to all', async () => {
    const { container } = open('/search/main?cKeyword=纸', { getSearchMain: () => ({ data: MAIN }) })
    expect(await screen.findByRole('link', { name: /复印纸.*12 件商品/ })).toHaveAttribute(
      'href',
      expect.stringContaining('cClassUuid=c1'),
    )
    expect(screen.getByRole('link', { name: '查看全部相关商品' })).toHaveAttribute(
      'href',
      `${BASE}/search/result?${new URLSearchParams({ cKeyword: '纸' })}`,
    )
    expect(screen.getByRole('link', { name: '查看全部相关店铺' })).toHaveAttribute(
      'href',
      expect.stringContaining('cScene=shop'),
    )
    expect(await violationsOf(container)).toEqual([])
  })

  it('is empty, or fails and is tried again', async () => {
    let isDown = true
    open('/main?cKeyword=xyz', {
      getSearchMain: () => (isDown ? 'offline' : { data: { prodList: [], iProdCount: 0, iShopCount: 0 } }),
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('没有找到相关结果')).toBeVisible()
  })
})

describe('the search in a shop', () => {
  it('is limited to it, with its classes as a filter', async () => {
    const asked: Record<string, unknown>[] = []
    open('/search/shopgoods?cShopUuid=s1', {
      searchProductPage: (body) => {
        asked.push(body)
        return { data: { results: [product('1')], iTotleSize: 1 } }
      },
      getClassTreeList: () => ({
        data: ['c1', 'c2'].map((id) => ({
          cClassUuid: id,
          cClassName: `类${id}`,
          iLevel: 3,
          cIconUrl: '',
          children: [],
        })),
      }),
    })
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索店内商品' }), '纸{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: '类c2' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ cShopUuid: 's1', cKeyword: '纸', cSpClassUuid: 'c2' }))
  })
})
