import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import { SHOP_ANSWERS, SHOP_HEAD } from '../../../app/test-shop-front.ts'

const pathOf = (page: string, more = '') => `/micro/alm-mall-shop/shop/${page}?cShopUuid=s1${more}`

const listEnd = stubIntersection()

beforeEach(() => resetBrowser())

const products = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('cProdCode'))

async function violationsOf(container: HTMLElement) {
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return found.violations.map(({ id }) => id)
}

describe('the products of a shop', () => {
  it('come ten at a time, of one class or all, in the order of the address', async () => {
    const { container } = openShop(pathOf('commodityList'), SHOP_ANSWERS)
    await waitFor(() => expect(products()).toHaveLength(10))
    listEnd.comeNear()
    await waitFor(() => expect(products()).toHaveLength(13))
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(await violationsOf(container)).toEqual([])
    const classes = await screen.findByRole('group', { name: '商品分类' })
    await userEvent.click(within(classes).getByRole('button', { name: '纸张耗材' }))
    await waitFor(() => expect(location.search).toBe('?cShopUuid=s1&cSpClassUuid=m'))
  })

  it('of a class that the address names mark its chip and can be left', async () => {
    openShop(pathOf('commodityList', '&cSpClassUuid=c2'), SHOP_ANSWERS)
    await waitFor(() => expect(products()).toHaveLength(4))
    const classes = within(await screen.findByRole('group', { name: '商品分类' }))
    expect(classes.getByRole('button', { name: '纸张耗材', pressed: true })).toBeVisible()
    await userEvent.click(classes.getByRole('button', { name: '全部' }))
    await waitFor(() => expect(products()).toHaveLength(10))
  })
})

describe('the classes of a shop', () => {
  it('are two levels that lead to its products', async () => {
    const { container } = openShop(pathOf('shopProdClass'), SHOP_ANSWERS)
    expect(await screen.findByRole('link', { name: '复印纸' })).toHaveAttribute(
      'href',
      '/micro/alm-mall-shop/shop/commodityList?cShopUuid=s1&cSpClassUuid=c1',
    )
    expect(screen.getByRole('link', { name: '全部 礼品' })).toHaveAttribute('href', expect.stringContaining('=z'))
    expect(await violationsOf(container)).toEqual([])
  })

  it('show a message when there are none, and an error that can be tried again', async () => {
    let isDown = true
    openShop(pathOf('shopProdClass'), {
      ...SHOP_ANSWERS,
      getClassTreeList: () => (isDown ? 'offline' : { code: 2000 }),
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('暂无分类')).toBeVisible()
  })
})

describe('the facts of a shop', () => {
  it('are scores, kind, invoices, delivery and after-sales', async () => {
    const { container } = openShop(pathOf('shopinfo'), SHOP_ANSWERS)
    for (const text of [
      '平台自营',
      '2024-08-13',
      '增值税普通发票、增值税专用发票',
      '1 件内 ¥8.00，每加 1 件加 ¥2.00',
      '满 ¥199.00 包邮',
      '西藏自治区：暂不配送',
      '¥50.00 起送',
      '多数商品支持签收后 7 天内退换，以商品页为准',
    ])
      expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: '登录后查看' })).toHaveAttribute('href', '/login-account')
    expect(await violationsOf(container)).toEqual([])
  })

  it('show the licence to an account, with a watermark', async () => {
    openAsBuyer(
      pathOf('shopinfo'),
      {},
      {
        ...SHOP_ANSWERS,
        getShopInfo: () => ({ data: { ...SHOP_HEAD, delivery: undefined, cLicenceUrl: '/licence.png' } }),
      },
    )
    expect(await screen.findByText('全国包邮')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '查看' }))
    const sheet = await screen.findByRole('dialog', { name: '营业执照' })
    expect(within(sheet).getByRole('img', { name: '营业执照' })).toHaveAttribute('src', '/licence.png')
    expect(within(sheet).getAllByText('仅供核验店铺资质使用 小唐').length).toBeGreaterThan(1)
  })
})
