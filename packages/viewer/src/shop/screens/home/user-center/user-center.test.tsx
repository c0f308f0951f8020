import { act, cleanup, screen } from '@testing-library/react'
import axe from 'axe-core'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import { BUYER_INFO } from '../../setting/test-setting.ts'

const PATH = '/micro/alm-mall-shop/home/UserCenter'

beforeEach(() => resetBrowser())
afterEach(() => {
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

describe('the tab of a visitor', () => {
  it('shows what one may like, of which the first pictures load at once', async () => {
    const product = (code: string) => ({
      cProdCode: code,
      cProdName: `商品 ${code}`,
      cUrl: `/${code}.svg`,
      bOperated: true,
    })
    openShop(PATH, { getRecommendList: () => ({ data: { results: ['P1', 'P2', 'P3'].map(product) } }) })
    const section = await screen.findByRole('region', { name: '猜你喜欢' })
    const loading = [...section.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'eager', 'lazy'])
  })

  it('offers the sign-in, and no sign-out', async () => {
    openShop(PATH)
    expect(await screen.findByRole('link', { name: '登录/注册' })).toHaveAttribute('href', '/login-account')
    expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument()
  })

  it('leads to the settings, and to the accounts that the device remembers', async () => {
    const { shop } = openShop(PATH)
    expect(await screen.findByRole('link', { name: '设置' })).toHaveAttribute(
      'href',
      expect.stringContaining('/setting'),
    )
    expect(screen.queryByRole('link', { name: '切换账号' })).not.toBeInTheDocument()
    const other = { id: 'o', phone: '19900110005', nickname: '何姐', avatarUrl: '', token: 't', tokenId: 'u' }
    shop.store.writeJson('deviceAccounts', [{ ...other, expiresAt: '2026-12-20T00:00:00.000Z' }])
    cleanup()
    openShop(PATH)
    expect(await screen.findByRole('link', { name: '切换账号' })).toBeInTheDocument()
  })
})

it('leads to the articles, and back to the products that were opened', async () => {
  localStorage.setItem('seenProducts', JSON.stringify(['P1']))
  openShop(PATH, {
    getArticleClassList: () => ({ data: [{ cClassCode: 'guide', cClassName: '采购指南', iArticleCount: 3 }] }),
    getProductListBycProdCode: () => ({
      data: [{ cProdCode: 'P1', cProdName: '高白复印纸', cUrl: '/p1.svg', bOperated: true }],
    }),
  })
  expect(await screen.findByRole('link', { name: '采购指南' })).toHaveAttribute(
    'href',
    expect.stringContaining('guide'),
  )
  expect(await screen.findByRole('link', { name: /高白复印纸/ })).toHaveAttribute('href', expect.stringContaining('P1'))
})

describe('the tab of an account', () => {
  const signIn = async () => {
    const opened = openShop(PATH)
    await screen.findByRole('link', { name: '登录/注册' })
    await act(() => opened.shop.signInFlow.signIn({ phone: '19900140001', password: 'x' }))
    return opened
  }

  it('shows name, masked phone, role and institution', async () => {
    await signIn()
    expect(screen.getByText('北辰采购主管')).toBeInTheDocument()
    expect(screen.getByText('199****0001')).toBeInTheDocument()
    expect(screen.getByText('企业')).toBeInTheDocument()
    expect(screen.getByText('北辰精工')).toBeInTheDocument()
  })

  it('shows what is to be done, what the account has, and its tools, without axe violations', async () => {
    const { container } = openAsBuyer(
      PATH,
      { isVerified: true },
      {
        getOrderCount: () => ({
          data: { iWaitPay: 3, iWaitShip: 0, iWaitReceive: 120, iWaitReview: 1, iAfterSale: 0, iWaitApprove: 0 },
        }),
        getBuyerInfo: () => ({ data: BUYER_INFO }),
        getUnreadCount: () => ({ data: { iCount: 5, kindList: [{ iKind: 1, iCount: 5 }] } }),
      },
    )
    expect(await screen.findByRole('link', { name: /^3 ?待付款$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/MyOrder?tab=1'),
    )
    expect(screen.getByRole('link', { name: /^99\+ ?待收货$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '待发货' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /^2 ?优惠券$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^7 ?足迹$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/myFootPrint'),
    )
    expect(screen.getByRole('link', { name: '消息中心，5 条未读' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '发票抬头' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '发票记录' })).toHaveAttribute(
      'href',
      expect.stringContaining('/invoiceList'),
    )
    expect(await screen.findByRole('link', { name: '成员申请' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('shows no tools of administrators to others', async () => {
    openAsBuyer(PATH, { isVerified: true, isAdmin: false })
    expect(await screen.findByText('已认证')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '成员申请' })).not.toBeInTheDocument()
  })
})
