import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AREAS, openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, PRODUCT, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireReview } from '../../review/test-review.ts'
import { keptShareCode } from './share/share-code.ts'

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
    expect(screen.getByText('可开专票 · 支持退换 · 7 天售后')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '自营中心' })).toHaveTextContent('评分 4.9 · 42 件商品 · 7 人关注')
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

  it('marks sold-out variants in the sheet, and the back key closes it', async () => {
    openProduct()
    await userEvent.click(await screen.findByRole('button', { name: /已选/ }))
    const sheet = await screen.findByRole('dialog', { name: '选择规格' })
    expect(within(sheet).getByRole('button', { name: 'A4' })).toHaveAttribute('aria-pressed', 'true')
    expect(within(sheet).getByRole('button', { name: 'A3' })).toHaveClass('is-sold-out')
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }))
    await expect.poll(() => screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows an agreed price without tiers', async () => {
    const agreed = { iPrice: 99, bAgreementPrice: true, priceTierList: [] }
    const { container } = openProduct(() => ({
      data: { ...PRODUCT, ...agreed, skuList: PRODUCT.skuList.map((sku) => ({ ...sku, ...agreed })) },
    }))
    expect(await screen.findByText('协议价')).toBeInTheDocument()
    expect(priced(container)).toBe('¥99.00/箱协议价')
  })

  it('shows a timed offer with the usual price, and why it does not count', async () => {
    const timedOffer = {
      cOfferUuid: 'o',
      iPrice: 88,
      dEndTime: '2099-01-01 00:00:00',
      iQuota: 200,
      iTaken: 199,
      iLeft: 1,
    }
    const withOffer = (iLeft: number) => ({
      data: { ...PRODUCT, skuList: PRODUCT.skuList.map((sku) => ({ ...sku, timedOffer: { ...timedOffer, iLeft } })) },
    })
    const { container } = openProduct(() => withOffer(1))
    expect(await screen.findByText('限时抢购')).toBeInTheDocument()
    expect(priced(container)).toBe('¥88.00/箱限时价日常价 ¥115.00')
    expect(screen.getByText('已抢 99%')).toBeInTheDocument()
    cleanup()
    const again = openProduct(() => withOffer(0))
    expect(await screen.findByText('限时价名额已满，按日常价购买')).toBeInTheDocument()
    expect(priced(again.container)).toContain('¥115.00')
  })

  it('enlarges a picture below a small button that closes it', async () => {
    openProduct()
    await userEvent.click(await screen.findByRole('button', { name: '查看大图 1' }))
    const viewer = await screen.findByRole('dialog', { name: '查看大图' })
    const { position, width, height } = getComputedStyle(within(viewer).getByRole('button', { name: '关闭' }))
    expect([position, width, height]).toEqual(['fixed', '44px', '44px'])
  })

  it('begins its gallery with the video, and has no violations', async () => {
    const { container } = openProduct(() => ({ data: { ...PRODUCT, cVideoUrl: '/v.mp4' } }))
    await named('高白复印纸')
    expect(container.querySelector('.shop-gallery li:first-child video')).toHaveAttribute('src', '/v.mp4')
    expect(screen.getByText('1/3')).toBeInTheDocument()
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id }) => id)).toEqual([])
  })
})

describe('the reviews on the page of a product', () => {
  const REVIEW = wireReview('r1')

  it('are the first two with the good rate and the way to all', async () => {
    openShop('/goods/detail?cProdCode=P1', {
      getProductDetail: () => ({ data: { ...PRODUCT, iReviewCount: 8, iGoodRate: 97.5 } }),
      getProductReviewPage: () => ({ data: { results: [REVIEW], iTotleSize: 8 } }),
    })
    expect(await screen.findByText('纸张平整')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '好评率 97.5%' })).toHaveAttribute(
      'href',
      '/micro/alm-mall-shop/goods/prodReviewsList?cProdCode=P1',
    )
  })

  it('say that there are none, without a request', async () => {
    openProduct()
    expect(await screen.findByText('暂无评价')).toBeInTheDocument()
  })
})

describe('the delivery of a product', () => {
  const open = (quote: Answers['getFreightQuote']) =>
    openShop('/goods/detail?cProdCode=P1', { getAreaTree4Children: () => ({ data: AREAS }), getFreightQuote: quote })

  it('is quoted for a chosen area, which is kept for the next product', async () => {
    const { shop } = open(() => ({
      data: {
        bDeliverable: true,
        iFreight: 8,
        iShipDays: 3,
        results: [{ cShopUuid: 's1', bDeliverable: true, iFreight: 8, iMissing: 20 }],
      },
    }))
    await userEvent.click(await screen.findByRole('button', { name: /送至/ }))
    for (const area of ['广东省', '深圳市', '南山区']) await userEvent.click(await screen.findByText(area))
    expect(await screen.findByText(/运费 ¥8.00/)).toHaveTextContent('再买 ¥20.00 包邮')
    expect(shop.store.readJson('deliveryArea')).toMatchObject({ code: '440305' })
    expect(screen.getByRole('button', { name: /送至/ })).toHaveTextContent('厦门发货 · 预计 3 天内发货')
  })

  it('is refused where nothing is delivered', async () => {
    localStorage.setItem('deliveryArea', JSON.stringify({ code: '440305', names: ['广东省', '深圳市', '南山区'] }))
    open(() => ({ data: { bDeliverable: false, iShipDays: 3, results: [{ cShopUuid: 's1', bDeliverable: false }] } }))
    expect(await screen.findByText('该地区暂不配送')).toBeInTheDocument()
  })
})

describe('coupons of a product', () => {
  const COUPON = {
    cCouponUuid: 'c1',
    cCouponName: '办公季',
    iCouponType: 1,
    iAmount: 30,
    iRateBps: 10_000,
    iMinAmount: 500,
    cShopUuid: '',
    cShopName: '',
    iScope: 0,
    iBuyerKind: 0,
    iReceiveState: 0,
    iTotal: 10,
    iLeft: 3,
    iPerUser: 1,
    iReceived: 0,
    dTakeTo: '2026-12-31 00:00:00',
    iValidDays: 30,
  }

  it('are named in a row and received in its sheet', async () => {
    let iReceiveState = 0
    openAsBuyer(
      '/goods/detail?cProdCode=P1',
      {},
      {
        getReceivableList: () => ({ data: { results: [{ ...COUPON, iReceiveState }] } }),
        receiveCoupon: () => {
          iReceiveState = 1
          return { data: { cUserCouponUuid: 'u1', dValidTo: '2026-12-31 00:00:00' } }
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: /领券.*满500减30/ }))
    const sheet = await screen.findByRole('dialog', { name: '领取优惠券' })
    expect(await within(sheet).findByText('领取后30天有效')).toBeInTheDocument()
    await userEvent.click(within(sheet).getByRole('button', { name: /^领取/ }))
    expect(await within(sheet).findByText('已领取')).toBeInTheDocument()
    expect(screen.getByText('领取成功')).toBeInTheDocument()
  })
})

describe('a shared product', () => {
  const open = (answer: Answers['getShareData']) =>
    openShop('/goods/detail?cProdCode=P1&cShareCode=abc', { getShareData: answer })

  it('names who shared it and keeps the code', async () => {
    const { shop } = open(() => ({ data: { cSharerName: '小唐', cTargetType: 'prod', cTargetId: 'P1' } }))
    expect(await screen.findByText('来自小唐的分享')).toBeInTheDocument()
    expect(keptShareCode(shop.store)).toBe('abc')
  })

  it('is a normal detail when the code is unknown or expired', async () => {
    const { shop } = open(() => ({ code: 4004, data: { cFailure: 'NOT_FOUND' } }))
    await named('高白复印纸')
    expect(screen.queryByText(/的分享/)).not.toBeInTheDocument()
    expect(keptShareCode(shop.store)).toBe('')
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

  it('shows products like the withdrawn one', async () => {
    openShop('/goods/detail?cProdCode=P1', {
      getProductDetail: () => ({ code: 4004, msg: '', data: { cFailure: 'OFF_SHELF', cProdName: '旧款' } }),
      getRecommendList: () => ({
        data: { results: [{ cProdCode: 'P2', cProdName: '新款', cUrl: '', bOperated: false, iPrice: 9 }] },
      }),
    })
    expect(await screen.findByRole('region', { name: '相似商品' })).toHaveTextContent('新款')
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
