import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop, PRODUCT, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const openProduct = (detail: Answers['getProductDetail'] = () => ({ data: PRODUCT })) =>
  openShop('/goods/detail?cProdCode=P1', { getProductDetail: detail })

const named = (name: string) => screen.findByRole('heading', { name: new RegExp(name) })
const priced = (container: HTMLElement) => container.querySelector('.shop-headline-price')?.textContent

describe('the page of a product', () => {
  it('shows name, price, service, shop and the server’s detail', async () => {
    const { container } = openProduct()
    await named('高白复印纸')
    expect(priced(container)).toBe('¥115.00/箱')
    expect(screen.getByText('支持退换 · 7 天售后')).toBeInTheDocument()
    expect(screen.getByText('自营中心')).toBeInTheDocument()
    expect(await screen.findByText('整箱直发')).toBeInTheDocument()
  })

  it('requires a visitor to sign in where the site hides prices', async () => {
    openProduct(() => ({ data: { ...PRODUCT, iPrice: undefined, skuList: [] } }))
    expect(await screen.findByRole('link', { name: '登录后查看价格' })).toHaveAttribute('href', '/login-account')
  })

  it('shows 面议 for a product by enquiry', async () => {
    openProduct(() => ({ data: { ...PRODUCT, iPrice: undefined, skuList: [], iPriceMode: 3 } }))
    expect(await screen.findByText('面议')).toBeInTheDocument()
    expect(screen.queryByText('登录后查看价格')).not.toBeInTheDocument()
  })

  it('shows the price of each tier when there are several', async () => {
    const priceTierList = [
      { iMinQty: 10, iPrice: 109.94 },
      { iMinQty: 1, iPrice: 115 },
    ]
    openProduct(() => ({ data: { ...PRODUCT, skuList: PRODUCT.skuList.map((sku) => ({ ...sku, priceTierList })) } }))
    const steps = within(await screen.findByRole('list', { name: '阶梯价' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['¥115.001 箱起', '¥109.9410 箱起'])
  })

  it('disables sold-out variants in the sheet, and the back key closes it', async () => {
    openProduct()
    await userEvent.click(await screen.findByRole('button', { name: /已选/ }))
    const sheet = await screen.findByRole('dialog', { name: '选择规格' })
    expect(within(sheet).getByRole('button', { name: 'A4' })).toHaveAttribute('aria-pressed', 'true')
    expect(within(sheet).getByRole('button', { name: 'A3' })).toBeDisabled()
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('a product that cannot be bought', () => {
  it('is shown as sold out', async () => {
    openProduct(() => ({ data: { ...PRODUCT, bAllSoldOut: true } }))
    expect(await screen.findByText('暂时无货')).toBeInTheDocument()
  })

  it('is shown as withdrawn, by name', async () => {
    openProduct(() => ({ code: 4004, msg: '', data: { cFailure: 'OFF_SHELF', cProdName: '旧款复印纸' } }))
    expect(await screen.findByText('商品已下架')).toBeInTheDocument()
    expect(screen.getByText('旧款复印纸')).toBeInTheDocument()
  })

  it('is shown as unknown', async () => {
    openProduct(() => ({ code: 4004, msg: '', data: { cFailure: 'NOT_FOUND' } }))
    expect(await screen.findByText('商品不存在')).toBeInTheDocument()
  })

  it('is requested again by 重试 after a network failure', async () => {
    let count = 0
    openProduct(() => {
      count += 1
      return count === 1 ? 'offline' : { data: PRODUCT }
    })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await named('高白复印纸')).toBeInTheDocument()
  })
})
