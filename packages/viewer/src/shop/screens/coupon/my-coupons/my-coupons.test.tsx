import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/UserCenter/coupon'
const open = (path: string, answers: Answers) => openAsBuyer(path, { isVerified: true }, answers)

const coupon = (name: string, change: object = {}) => ({
  cCouponUuid: name,
  cCouponName: name,
  iCouponType: 1,
  iAmount: 30,
  iRateBps: 10_000,
  iMinAmount: 300,
  cShopUuid: 's1',
  cShopName: '自营中心',
  iScope: 0,
  iBuyerKind: 0,
  ...change,
})
const receivable = (name: string, iReceiveState: number, change: object = {}) => ({
  ...coupon(name, change),
  iReceiveState,
  iTotal: 100,
  iLeft: 60,
  iPerUser: 1,
  iReceived: 0,
  dTakeTo: '2026-12-01 00:00:00',
  iValidDays: 7,
  ...change,
})
const own = (name: string, change: object = {}) => ({
  ...coupon(name, change),
  cUserCouponUuid: `u-${name}`,
  iCouponState: 1,
  dValidFrom: '2026-11-20 00:00:00',
  dValidTo: '2026-12-20 00:00:00',
})
const counts = [
  { iCouponState: 1, iCount: 2 },
  { iCouponState: 2, iCount: 0 },
  { iCouponState: 3, iCount: 1 },
]
const card = async (name: string) => within(await screen.findByRole('article', { name }))

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('received coupons', () => {
  it('show what they take off, for what and until when, by state, without axe violations', async () => {
    const results = [
      own('满减'),
      own('折扣', { iCouponType: 2, iRateBps: 8500, iMaxAmount: 50, iMinAmount: 0, cShopUuid: '', cShopName: '' }),
      own('免邮', { iCouponType: 3, iScope: 1, iBuyerKind: 1 }),
    ]
    const { container } = open(PATH, {
      getMyCouponPage: ({ iCouponState }) => ({
        data: { results: iCouponState === 1 ? results : [], iTotleSize: iCouponState === 1 ? 3 : 0, countList: counts },
      }),
    })
    const first = await card('满减')
    expect(first.getByText('满¥300可用')).toBeInTheDocument()
    expect(first.getByText('2026.11.20 至 2026.12.20')).toBeInTheDocument()
    expect(first.getByRole('link', { name: '去使用' })).toHaveAttribute('href', expect.stringContaining('s1'))
    expect((await card('折扣')).getByText('无门槛，最高减¥50')).toBeInTheDocument()
    expect((await card('折扣')).getByText('8.5折')).toBeInTheDocument()
    expect((await card('免邮')).getByText('限部分品类 · 限企业')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '未使用 2' })).toHaveAttribute('aria-pressed', 'true')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '已使用' }))
    expect(await screen.findByText('暂无优惠券')).toBeInTheDocument()
  })

  it('are none at first, with the way to the centre', async () => {
    open(PATH, {
      getMyCouponPage: () => ({ data: { results: [], iTotleSize: 0, countList: [] } }),
      getReceivableList: () => ({ data: { results: [] } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: '去领券' }))
    expect(await screen.findByText('暂无可领取的优惠券')).toBeInTheDocument()
  })

  it('ask a visitor to sign in', async () => {
    openShop(PATH)
    expect(await screen.findByText('登录后查看我的优惠券')).toBeInTheDocument()
  })
})

describe('the centre', () => {
  it('gives coupons in place, once; it says what is gone and for whom they are', async () => {
    let isReceived = false
    const asked: unknown[] = []
    open(`${PATH}?tab=centre&cShopUuid=s1`, {
      getReceivableList: (body) => {
        asked.push(body['cShopUuid'])
        const few = receivable('剩一点', isReceived ? 1 : 0, { iLeft: 3 })
        return { data: { results: [few, receivable('领完的', 2), receivable('企业的', 3)] } }
      },
      receiveCoupon: () => {
        isReceived = true
        return { data: { cUserCouponUuid: 'u1', dValidTo: '2026-12-01 00:00:00' } }
      },
    })
    expect((await card('剩一点')).getByText('剩3张')).toBeInTheDocument()
    expect((await card('剩一点')).getByText('领取后7天有效')).toBeInTheDocument()
    expect((await card('领完的')).getByText('已领完')).toBeInTheDocument()
    expect((await card('企业的')).getByText('身份不符')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /领取/ }))
    expect(await screen.findByText('领取成功')).toBeInTheDocument()
    expect((await card('剩一点')).getByText('已领取')).toBeInTheDocument()
    expect(asked).toEqual(['s1', 's1'])
  })

  it('says why one was not given, and shows it as it is now', async () => {
    let isGone = false
    open(`${PATH}?tab=centre`, {
      getReceivableList: () => ({ data: { results: [receivable('抢手', isGone ? 2 : 0)] } }),
      receiveCoupon: () => {
        isGone = true
        return { code: 4009, msg: '优惠券已领完', data: { cFailure: 'COUPONS_TAKEN' } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '领取' }))
    expect(await (await card('抢手')).findByText('已领完')).toBeInTheDocument()
    expect(await screen.findByText('优惠券已领完')).toBeInTheDocument()
  })

  it('is open to visitors, who sign in to receive, and can be read again after a failure', async () => {
    let isOffline = true
    openShop(`${PATH}?tab=centre`, {
      getReceivableList: () => (isOffline ? 'offline' : { data: { results: [receivable('新人券', 0)] } }),
    })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await userEvent.click(await screen.findByRole('button', { name: '领取' }))
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })
})
