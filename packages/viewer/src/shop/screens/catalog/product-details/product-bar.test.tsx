import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openShop, PRODUCT, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const other = (code: string) => ({ cProdCode: code, cProdName: `商品 ${code}`, cUrl: '', iPrice: 10, bOperated: false })
const searchProductPage = () => ({
  data: { results: ['P1', 'P2', 'P3', 'P4', 'P5'].map(other), iTotleSize: 20 },
})
/** The product's own address, without anybody's context. */
const ADDRESS = `${location.origin}/micro/alm-mall-shop/ProductDetails?cProdCode=P1`
const openProduct = (answers: Answers = {}) => openShop('/goods/detail?cProdCode=P1', { searchProductPage, ...answers })

it('leads to the shop and opens the choice of a variant', async () => {
  openProduct()
  expect(await screen.findByRole('link', { name: '店铺' })).toHaveAttribute('href', '/shop?cShopUuid=s1&tpath=2')
  await userEvent.click(screen.getByRole('button', { name: '选择规格' }))
  expect(await screen.findByRole('dialog', { name: '选择规格' })).toBeInTheDocument()
})

it('shows the parameters of a product that is sold by enquiry and has no options', async () => {
  openProduct({ getProductDetail: () => ({ data: { ...PRODUCT, specList: [], iPriceMode: 3 } }) })
  await userEvent.click(await screen.findByRole('button', { name: '查看参数' }))
  expect(await screen.findByRole('dialog', { name: '参数' })).toBeInTheDocument()
})

it('shares the address, or copies it where there is no share sheet', async () => {
  const user = userEvent.setup()
  openProduct()
  await user.click(await screen.findByRole('button', { name: '分享' }))
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(await screen.findByText(/链接已复制/)).toBeInTheDocument()
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }))
  await user.click(screen.getByRole('button', { name: '分享' }))
  expect(share).toHaveBeenCalledWith({ title: PRODUCT.cProdName, url: ADDRESS })
})

it('recommends four other products of the shop below the details', async () => {
  openProduct()
  const related = await screen.findByRole('region', { name: '同店推荐' })
  const codes = within(related)
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/商品/).textContent)
  expect(codes).toEqual(['商品 P2', '商品 P3', '商品 P4', '商品 P5'])
})

it('leads from a chosen variant to the checkout, a visitor by the sign-in', async () => {
  openProduct()
  await userEvent.click(await screen.findByRole('button', { name: '选择规格' }))
  const sheet = await screen.findByRole('dialog', { name: '选择规格' })
  await userEvent.click(within(sheet).getByRole('button', { name: '增加' }))
  await userEvent.click(within(sheet).getByRole('button', { name: '立即购买' }))
  await waitFor(() => expect(location.pathname).toBe('/login-account'))
  expect(sessionStorage.getItem('mw.lastRoute')).toContain('OrderSubmission?cSkuUuid=A4&iQty=2')
})
