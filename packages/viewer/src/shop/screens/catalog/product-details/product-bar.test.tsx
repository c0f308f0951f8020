import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, PRODUCT, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const PATH = '/goods/detail?cProdCode=P1'
/** The product's own address, without anybody's context. */
const ADDRESS = `${location.origin}/micro/alm-mall-shop/ProductDetails?cProdCode=P1`
const detail = (change: object) => ({ getProductDetail: () => ({ data: { ...PRODUCT, ...change } }) })
const bar = async () => within(await screen.findByRole('region', { name: '商品操作' }))
const button = async (name: string) => (await bar()).getByRole('button', { name })

describe('the bar of a product', () => {
  it('leads to its shop and to the cart with its number', async () => {
    openAsBuyer(PATH, {}, { getCartCount: () => ({ data: { iCount: 120 } }) })
    expect((await bar()).getByRole('link', { name: '店铺' })).toHaveAttribute('href', '/shop?cShopUuid=s1&tpath=2')
    const cart = await screen.findByRole('link', { name: '购物车，120 种商品' })
    expect(cart).toHaveAttribute('href', '/micro/alm-mall-shop/home/ShoppingCart')
    expect(cart).toHaveTextContent('99+')
  })

  it('collects the product at once, and takes the mark back when that fails', async () => {
    let isRefused = false
    const calls: string[] = []
    openAsBuyer(
      PATH,
      {},
      {
        saveCollectProd: () => {
          calls.push('save')
          return isRefused ? { code: 5000, msg: '服务器繁忙' } : { data: {} }
        },
        deleteCollectProd: () => {
          calls.push('delete')
          isRefused = true
          return { data: {} }
        },
      },
    )
    for (const isPressed of ['true', 'false']) {
      await userEvent.click(await button('收藏'))
      await waitFor(async () => expect(await button('收藏')).toHaveAttribute('aria-pressed', isPressed))
    }
    await waitFor(() => expect(calls).toEqual(['save', 'delete']))
    await userEvent.click(await button('收藏'))
    expect(await screen.findByText('服务器繁忙')).toBeInTheDocument()
    expect(await button('收藏')).toHaveAttribute('aria-pressed', 'false')
  })

  it('leads a visitor who collects to the sign-in', async () => {
    openShop(PATH)
    await userEvent.click(await button('收藏'))
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })

  it('sells nothing by enquiry, of a closed shop, or at a hidden price', async () => {
    openShop(PATH, detail({ iPrice: undefined, iPriceMode: 3, skuList: [] }))
    expect((await bar()).getByText('面议商品，暂不支持在线下单')).toBeInTheDocument()
    expect((await bar()).queryByRole('button', { name: '立即购买' })).not.toBeInTheDocument()
  })

  it('tells of a closed shop', async () => {
    openShop(PATH, detail({ shop: { ...PRODUCT.shop, bClosed: true } }))
    expect((await bar()).getByText('店铺已歇业，暂不能下单')).toBeInTheDocument()
  })

  it('lets visitors sign in for a hidden price', async () => {
    const skuList = PRODUCT.skuList.map((sku) => ({ ...sku, iPrice: undefined }))
    openShop(PATH, detail({ iPrice: undefined, skuList }))
    expect((await bar()).getByRole('link', { name: '登录后购买' })).toHaveAttribute('href', '/login-account')
  })
})

describe('the choice of a variant', () => {
  const sheet = async () => within(await screen.findByRole('dialog', { name: '选择规格' }))
  const TIERED = {
    iMinOrderQty: 10,
    iStepQty: 5,
    iMaxOrderQty: 40,
    skuList: PRODUCT.skuList.map((sku) => ({
      ...sku,
      cStockBand: '有货',
      iStock: 33,
      priceTierList: [
        { iMinQty: 10, iPrice: 115 },
        { iMinQty: 20, iPrice: 100 },
      ],
    })),
  }
  const open = (answers: Answers = {}) => openAsBuyer(PATH, {}, { ...detail(TIERED), ...answers })

  it('keeps quantities to the rule and prices a unit by them', async () => {
    open()
    await userEvent.click(await button('立即购买'))
    const choice = await sheet()
    const field = choice.getByRole('textbox', { name: '数量' })
    expect(field).toHaveValue('10')
    expect(choice.getByText('10 箱起批 · 每次加 5 · 每单限购 40 箱')).toBeInTheDocument()
    expect(choice.getByText('有货 · 库存 33 箱')).toBeInTheDocument()
    for (const quantity of ['15', '20']) {
      await userEvent.click(choice.getByRole('button', { name: '增加' }))
      expect(field).toHaveValue(quantity)
    }
    expect(choice.getByText('100')).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')
    expect(field).toHaveValue('30')
    expect(choice.getByRole('button', { name: '增加' })).toBeDisabled()
  })

  it('leads to the checkout with variant and quantity', async () => {
    open()
    await userEvent.click(await button('立即购买'))
    const choice = await sheet()
    await userEvent.click(choice.getByRole('button', { name: '增加' }))
    await userEvent.click(choice.getByRole('button', { name: '立即购买' }))
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/OrderSubmission'))
    expect(location.search).toBe('?cSkuUuid=A4&iQty=15')
  })

  it('puts several variants into the cart at once', async () => {
    const added: unknown[] = []
    open({
      addCart: (body) => {
        added.push(body['items'])
        return { data: { adjustedList: [], iCount: 2 } }
      },
    })
    await userEvent.click(await button('加入购物车'))
    const choice = await sheet()
    await userEvent.click(choice.getByRole('button', { name: '批量选择' }))
    expect(choice.getByRole('button', { name: '加入购物车' })).toBeDisabled()
    for (const name of ['A4', 'A3', 'A3']) {
      const line = within(choice.getByRole('group', { name: `${name} 的数量` }))
      await userEvent.click(line.getByRole('button', { name: '增加' }))
    }
    expect(choice.getByText('已选 2 种 25 箱')).toBeInTheDocument()
    expect(choice.getByText(/合计/)).toHaveTextContent('合计 ¥2,875.00')
    await userEvent.click(choice.getByRole('button', { name: '加入购物车' }))
    await waitFor(() =>
      expect(added).toEqual([
        [
          { cSkuUuid: 'A4', iQty: 10 },
          { cSkuUuid: 'A3', iQty: 15 },
        ],
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('offers 到货提醒 for what is sold out, and tells when it is back already', async () => {
    let isBack = false
    openAsBuyer(
      PATH,
      {},
      {
        getProductDetail: () => ({ data: { ...PRODUCT, bAllSoldOut: true } }),
        saveStockNotice: () => (isBack ? { code: 4009, data: { cFailure: 'IN_STOCK' } } : { data: {} }),
      },
    )
    await userEvent.click(await button('到货提醒'))
    const choice = await sheet()
    await userEvent.click(choice.getByRole('button', { name: 'A3' }))
    await userEvent.click(choice.getByRole('button', { name: '到货提醒' }))
    expect(await screen.findByText('到货后将通知您')).toBeInTheDocument()
    isBack = true
    await userEvent.click(choice.getByRole('button', { name: '到货提醒' }))
    expect(await screen.findByText('该规格已到货，可以直接购买')).toBeInTheDocument()
  })
})

describe('sharing a product', () => {
  it('passes the address on, or copies it where there is no share sheet', async () => {
    const user = userEvent.setup()
    openShop(PATH)
    await user.click(await screen.findByRole('button', { name: '分享' }))
    expect(await navigator.clipboard.readText()).toBe(ADDRESS)
    expect(await screen.findByText(/链接已复制/)).toBeInTheDocument()
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }))
    await user.click(screen.getByRole('button', { name: '分享' }))
    expect(share).toHaveBeenCalledWith({ title: PRODUCT.cProdName, url: ADDRESS })
  })

  it('carries the code of an account', async () => {
    const user = userEvent.setup()
    const cPath = '/micro/alm-mall-shop/goods/detail?cProdCode=P1&cShareCode=abc'
    openAsBuyer(
      PATH,
      {},
      {
        createShareLink: () => ({ data: { cShareCode: 'abc', cPath, dExpire: '2026-12-25 10:00:00' } }),
      },
    )
    await user.click(await screen.findByRole('button', { name: '分享' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(location.origin + cPath))
  })
})

it('recommends other products below the details', async () => {
  const other = (code: string) => ({
    cProdCode: code,
    cProdName: `商品 ${code}`,
    cUrl: '',
    iPrice: 10,
    bOperated: false,
  })
  openShop(PATH, { getRecommendList: () => ({ data: { results: ['P2', 'P3'].map(other) } }) })
  expect(await screen.findByRole('region', { name: '为你推荐' })).toHaveTextContent('商品 P2')
})

it('leads from a chosen variant to the checkout, a visitor by the sign-in', async () => {
  openShop(PATH)
  await userEvent.click(await button('立即购买'))
  const sheet = await screen.findByRole('dialog', { name: '选择规格' })
  await userEvent.click(within(sheet).getByRole('button', { name: '增加' }))
  await userEvent.click(within(sheet).getByRole('button', { name: '立即购买' }))
  await waitFor(() => expect(location.pathname).toBe('/login-account'))
  expect(sessionStorage.getItem('mw.lastRoute')).toContain('OrderSubmission?cSkuUuid=A4&iQty=2')
})
