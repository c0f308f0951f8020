import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { cartGateway, wireCart, wireLine } from '../../../app/test-cart.ts'
import { mergeDeviceCart } from '../../../cart/merge-cart.ts'
import { openShop, press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/home/ShoppingCart'
const VERIFIED = { isVerified: true, isPersonVerified: true }
const open = (answers: Answers, buyer = VERIFIED) => openAsBuyer(PATH, buyer, answers)

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the cart of an account', () => {
  it('shows lines by shop with what is worth knowing, and the total of the server, without axe violations', async () => {
    const lines = [
      wireLine('a', { bAgreementPrice: true, iPriceChange: -1.5, nextTier: { iMoreQty: 3, iPrice: 9 } }),
      wireLine('b', { iMinOrderQty: 5, iStepQty: 5, iQty: 5, bSelected: false }),
    ]
    const invalidList = [wireLine('c', { iInvalidType: 1 }), wireLine('d', { iInvalidType: 3 })]
    const { answers } = cartGateway(lines, { iFreeFreightMissing: 87.5, invalidList })
    const { container } = open(answers)
    const card = within(await screen.findByRole('region', { name: '自营中心' }))
    expect(card.getByText('再买¥87.50免运费')).toBeInTheDocument()
    expect(card.getByText('再买3件享¥9.00')).toBeInTheDocument()
    expect(card.getByText('价格已变动 · 比加入时降¥1.50')).toBeInTheDocument()
    expect(card.getByText('协议价')).toBeInTheDocument()
    expect(card.getByText('5箱起订')).toBeInTheDocument()
    expect(card.getByRole('link', { name: '领券' })).toHaveAttribute('href', expect.stringContaining('cShopUuid=s1'))
    expect(card.getByRole('checkbox', { name: '选择 商品a 白色' })).toBeChecked()
    expect(card.getByRole('checkbox', { name: '选择 自营中心 的全部商品' })).not.toBeChecked()
    const invalid = within(screen.getByRole('region', { name: '失效商品' }))
    expect(invalid.getByText('已下架')).toBeInTheDocument()
    expect(invalid.getByText('缺货')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '合计' })).toHaveTextContent('¥20.00')
    expect(screen.getByRole('button', { name: '结算(1)' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /购物车/ })).toHaveTextContent('4')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('selects a line, a shop and all, and shows what the server answers', async () => {
    const { answers, sent } = cartGateway([wireLine('a'), wireLine('b', { bSelected: false })])
    open(answers)
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选' }))
    await waitFor(() => expect(screen.getByRole('region', { name: '合计' })).toHaveTextContent('¥40.00'))
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 商品a 白色' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '结算(1)' })).toBeInTheDocument())
    expect(sent).toEqual([
      ['selectCart', { cartUuids: ['a', 'b'], bSelected: true }],
      ['selectCart', { cartUuids: ['a'], bSelected: false }],
    ])
  })

  it('changes quantities in the steps of the product, within its limits', async () => {
    const { answers, sent } = cartGateway([wireLine('a', { iQty: 10, iMinOrderQty: 10, iStepQty: 5, iStock: 23 })])
    open(answers)
    const input = await screen.findByRole('textbox', { name: '商品a 的数量' })
    const more = screen.getByRole('button', { name: '增加' })
    expect(screen.getByRole('button', { name: '减少' })).toBeDisabled()
    await userEvent.click(more)
    await userEvent.clear(input)
    await userEvent.type(input, '99{Enter}')
    await waitFor(() => expect(input).toHaveValue('20'))
    expect(more).toBeDisabled()
    await userEvent.clear(input)
    await userEvent.tab()
    expect(input).toHaveValue('20')
    expect(sent.map(([, { iQty }]) => iQty)).toEqual([15, 20])
  })

  it('keeps the last state and says why when a change fails', async () => {
    const { answers } = cartGateway([wireLine('a')])
    open({ ...answers, updateCart: () => ({ code: 4004, msg: '该商品已不在购物车中', data: {} }) })
    await press('增加')
    expect(await screen.findByText('该商品已不在购物车中')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('2'))
  })

  it('offers the quantity that can be ordered, and checks out only then', async () => {
    const line = wireLine('a', { iQty: 60, bStockShort: true, iFitQty: 50 })
    const { answers, sent } = cartGateway([line])
    open(answers)
    expect(await screen.findByText('仅剩50箱')).toBeInTheDocument()
    await press('结算(1)')
    expect(await screen.findByText('部分商品数量需要调整，请先修改')).toBeInTheDocument()
    await press('改为50箱')
    await waitFor(() => expect(sent).toEqual([['updateCart', { cCartUuid: 'a', iQty: 50 }]]))
  })

  it('changes the variant of a line', async () => {
    const { answers, sent } = cartGateway([wireLine('a')])
    open(answers)
    await press('更换规格：白色')
    const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }))
    expect(await sheet.findByRole('button', { name: /A3/ })).toBeDisabled()
    await userEvent.click(sheet.getByRole('button', { name: /A4/ }))
    expect(await screen.findByText('黑色')).toBeInTheDocument()
    expect(sent).toEqual([['updateCart', { cCartUuid: 'a', iQty: 2, cSkuUuid: 'A4' }]])
  })

  it('manages lines by a choice of its own: deleting asks first, saving for later does not', async () => {
    const { answers, sent } = cartGateway([wireLine('a'), wireLine('b')])
    open(answers)
    await press('管理')
    const foot = within(screen.getByRole('region', { name: '管理' }))
    expect(foot.getByRole('button', { name: '删除' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 商品a 白色' }))
    await userEvent.click(foot.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('确定删除选中的1件商品吗？')).toBeInTheDocument()
    await press('取消')
    expect(sent).toEqual([])
    await userEvent.click(foot.getByRole('button', { name: '移入收藏' }))
    expect(await screen.findByText('已移入收藏')).toBeInTheDocument()
    await press('完成')
    expect(screen.getByRole('button', { name: '结算(1)' })).toBeInTheDocument()
    expect(sent).toEqual([['moveToCollect', { cartUuids: ['a'] }]])
  })

  it('clears what is no longer available after a question', async () => {
    const { answers, sent } = cartGateway([wireLine('a')], { invalidList: [wireLine('c', { iInvalidType: 1 })] })
    open(answers)
    await press('清空')
    await press('确认')
    await waitFor(() => expect(screen.queryByRole('region', { name: '失效商品' })).not.toBeInTheDocument())
    expect(sent).toEqual([['deleteCart', { cartUuids: ['c'] }]])
  })

  it('checks out selected lines only, up to the minimum of each shop', async () => {
    const { answers } = cartGateway([wireLine('a', { bSelected: false })])
    const { shop } = open(answers)
    await press('结算(0)')
    expect(await screen.findByText('请选择要结算的商品')).toBeInTheDocument()
    const lacking = { ...wireCart([wireLine('a')], { iMinOrderMissing: 12 }) }
    shop.queryClient.clear()
    vi.unstubAllGlobals()
    resetBrowser()
    open({ ...answers, getCartList: () => ({ data: lacking }) })
    await press('结算(1)')
    expect(await screen.findByText('自营中心：还差¥12.00起订')).toBeInTheDocument()
  })

  it('leads who may not buy yet to what is due', async () => {
    const { answers } = cartGateway([wireLine('a')])
    const { shop } = open(answers, { isVerified: false, isPersonVerified: false })
    await press('结算(1)')
    await waitFor(() => expect(shop.isGuideOpen.getState()).toBe(true))
    expect(location.pathname).toBe(PATH)
  })

  it('is empty with a way to the products, and says so when it cannot be read', async () => {
    open({
      ...cartGateway([]).answers,
      getRecommendList: () => ({
        data: { results: [{ cProdCode: 'P9', cProdName: '打印机', cUrl: '/p9.svg', bOperated: false }] },
      }),
    })
    expect(await screen.findByText('购物车还是空的')).toBeInTheDocument()
    expect((await screen.findByRole('link', { name: /打印机/ })).querySelector('img')).toHaveAttribute(
      'loading',
      'eager',
    )
    expect(screen.getByRole('link', { name: '去逛逛' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '管理' })).not.toBeInTheDocument()
  })

  it('has what one may like at its foot, but not while it is managed', async () => {
    open({
      ...cartGateway([wireLine('a')]).answers,
      getRecommendList: () => ({
        data: { results: [{ cProdCode: 'P9', cProdName: '打印机', cUrl: '', bOperated: false }] },
      }),
    })
    expect(await screen.findByRole('region', { name: '猜你喜欢' })).toHaveTextContent('打印机')
    await press('管理')
    expect(screen.queryByRole('region', { name: '猜你喜欢' })).not.toBeInTheDocument()
  })

  it('can be read again after a failure', async () => {
    const { answers } = cartGateway([wireLine('a')])
    let isOffline = true
    open({ ...answers, getCartList: (body) => (isOffline ? 'offline' : (answers['getCartList']?.(body) ?? 'offline')) })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    isOffline = false
    await press('重试')
    expect(await screen.findByText('商品a')).toBeInTheDocument()
  })
})

describe('the cart of a visitor', () => {
  const preview: Answers = {
    getCartPreview: ({ items }) => {
      const lines = (items as { cSkuUuid: string; iQty: number; bSelected: boolean }[]).map(({ cSkuUuid, ...item }) => {
        const { iPrice: _price, iAmount: _amount, iStock: _stock, ...line } = wireLine(cSkuUuid, { cSkuUuid, ...item })
        return line
      })
      const { iTotal: _total, ...cart } = wireCart(lines)
      return { data: cart }
    },
  }
  const keep = (...skuIds: string[]) =>
    localStorage.setItem(
      'cart',
      JSON.stringify({ requestId: 'r1', lines: skuIds.map((skuId) => ({ skuId, quantity: 1, isSelected: true })) }),
    )
  const kept = () => (JSON.parse(localStorage.getItem('cart') ?? '{}') as { lines?: { skuId: string }[] }).lines ?? []

  it('is kept on the device, without prices where they are hidden, and leads to the sign-in', async () => {
    keep('x', 'y')
    const { container } = openShop(PATH, preview)
    expect(await screen.findByText('登录后同步购物车')).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: '合计' })).toHaveTextContent('登录后查看价格')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(screen.getAllByRole('button', { name: '增加' })[0] as HTMLElement)
    await waitFor(() => expect(kept()[0]).toMatchObject({ skuId: 'x', quantity: 2 }))
    await press('结算(2)')
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })

  it('survives a broken store', async () => {
    localStorage.setItem('cart', '{"lines":[{"skuId":1}],"requestId":"r"}')
    openShop(PATH, preview)
    expect(await screen.findByText('购物车还是空的')).toBeInTheDocument()
  })

  it('is merged once with the sign-in; what was left out is told, and the device keeps nothing', async () => {
    keep('x', 'gone')
    const merged: Record<string, unknown>[] = []
    const { shop } = open({
      ...preview,
      ...cartGateway([wireLine('x')]).answers,
      mergeCart: (body) => {
        merged.push(body)
        const omitted = { cSkuUuid: 'gone', cProdName: '旧灯', cSpecText: '', iInvalidType: 1 }
        return { data: { iCount: 1, adjustedList: [], omittedList: [omitted] } }
      },
    })
    void mergeDeviceCart(shop)
    const dialog = within(await screen.findByRole('dialog', { name: '系统提示' }))
    expect(dialog.getByText('旧灯')).toBeInTheDocument()
    expect(dialog.getByText('已下架')).toBeInTheDocument()
    expect(merged).toMatchObject([{ cRequestUuid: 'r1', items: [{ cSkuUuid: 'x', iQty: 1 }, { cSkuUuid: 'gone' }] }])
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('stays on the device when the merge does not arrive', async () => {
    keep('x')
    const { shop } = open({ ...cartGateway([wireLine('a')]).answers, mergeCart: () => 'offline' })
    expect(await screen.findByText('商品a')).toBeInTheDocument()
    await mergeDeviceCart(shop)
    expect(kept()).toHaveLength(1)
  })
})
