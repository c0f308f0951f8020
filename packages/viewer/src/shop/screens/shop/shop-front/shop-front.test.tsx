import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { SHOP_ANSWERS, SHOP_HEAD } from '../../../app/test-shop-front.ts'

const PATH = '/shop?cShopUuid=s1&tpath=2'

stubIntersection()

beforeEach(() => resetBrowser())

const open = (answers: Answers = {}, path = PATH) => openShop(path, { ...SHOP_ANSWERS, ...answers })

describe('the home of a shop', () => {
  it('shows its head, notice, best sellers and new products', async () => {
    const { container } = open()
    expect(await screen.findByRole('heading', { level: 2, name: /青禾办公专营店/ })).toHaveTextContent('自营')
    for (const text of ['评分 4.8', '13 件商品', '9 人关注', '整箱更省', '春节照常发货'])
      expect(screen.getByText(text)).toBeVisible()
    const hot = await screen.findByRole('region', { name: '店铺热销' })
    await waitFor(() => expect(within(hot).getAllByRole('listitem')).toHaveLength(6))
    expect(within(hot).getByText('商品sales0')).toBeVisible()
    expect(await screen.findByText('商品new0')).toBeVisible()
    expect(screen.queryByText('店铺已歇业')).not.toBeInTheDocument()
    expect(screen.queryByText('休息中')).not.toBeInTheDocument()
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id }) => id)).toEqual([])
  })

  it('has four tabs that replace each other, and a search of its own', async () => {
    open()
    const tabs = within(await screen.findByRole('navigation', { name: '店铺导航' }))
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/shop?cShopUuid=s1&tpath=2',
      '/micro/alm-mall-shop/shop/commodityList?cShopUuid=s1',
      '/micro/alm-mall-shop/shop/shopProdClass?cShopUuid=s1',
      '/micro/alm-mall-shop/shop/shopinfo?cShopUuid=s1',
    ])
    expect(screen.getByRole('link', { name: '搜索青禾办公专营店的商品' })).toHaveAttribute(
      'href',
      '/micro/alm-mall-shop/search/shopgoods?cShopUuid=s1',
    )
    const before = history.length
    await userEvent.click(tabs.getByRole('link', { name: '店铺信息' }))
    expect(await screen.findByText('店铺类型')).toBeVisible()
    expect(history.length).toBe(before)
  })

  it('is followed by an account, with its number', async () => {
    let isFollowed = false
    openAsBuyer(
      PATH,
      {},
      {
        ...SHOP_ANSWERS,
        getShopInfo: () => ({ data: { ...SHOP_HEAD, bCollect: isFollowed, iFollowCount: isFollowed ? 10 : 9 } }),
        saveCollectShop: () => {
          isFollowed = true
          return { data: {} }
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: '关注青禾办公专营店' }))
    expect(await screen.findByRole('button', { name: '关注青禾办公专营店', pressed: true })).toHaveTextContent('已关注')
    expect(await screen.findByText('10 人关注')).toBeVisible()
  })

  it('leads a visitor who follows to the sign-in', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '关注青禾办公专营店' }))
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })

  it('shows 店铺已歇业 when closed, with shops like it and nothing to follow', async () => {
    const like = {
      cShopUuid: 's2',
      cShopName: '北辰办公',
      cPreviewUrl: '',
      iScore: 4.6,
      iSales: 12,
      iFollowCount: 0,
      bCollect: false,
      classNameList: ['复印纸'],
      prodList: [],
    }
    open({
      getShopInfo: () => ({ data: { ...SHOP_HEAD, bClosed: true } }),
      searchShopPage: (body) => ({ data: { results: body['cLikeShopUuid'] === 's1' ? [like] : [], iTotleSize: 1 } }),
    })
    expect(await screen.findByText('店铺已歇业')).toBeVisible()
    expect(await screen.findByRole('region', { name: '相似店铺' })).toHaveTextContent('主营 复印纸')
    expect(screen.queryByRole('button', { name: '关注青禾办公专营店' })).not.toBeInTheDocument()
  })

  it('shows 休息中 while it rests, and until when', async () => {
    open({ getShopInfo: () => ({ data: { ...SHOP_HEAD, dRestUntil: '2026-02-03 10:00:00' } }) })
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
    open({ getShopInfo: () => (isDown ? 'offline' : { data: SHOP_HEAD }) })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('整箱更省')).toBeVisible()
  })

  it('shows a message without products', async () => {
    open({ searchProductPage: () => ({ data: { results: [], iTotleSize: 0 } }) })
    expect(await screen.findByText('暂无商品')).toBeVisible()
  })
})
