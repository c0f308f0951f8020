import type { Gate } from '@mallwright/contract/gate'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { buyerAnswers } from '../app/test-buyer.ts'
import type { TestBuyer } from '../app/test-buyer.ts'
import { createTestShop, LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import type { Answers } from '../app/test-shop.tsx'
import { ShopContext } from '../client/shop-context.ts'
import { GateBoundary } from './gate-boundary.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function openGated(gate: Gate, buyer: TestBuyer = { kind: 'none' }, answers: Answers = {}) {
  stubGateway({ ...buyerAnswers(buyer), ...answers })
  const shop = createTestShop()
  const router = createMemoryRouter(
    [
      { path: '/orders', element: <GateBoundary gate={gate}>订单</GateBoundary> },
      { path: '/login-account', element: '登录页' },
      { path: '/enterprise-guidance', element: '引导页' },
      { path: '/identity-auth', element: '认证页' },
    ],
    { initialEntries: ['/orders?state=10'] },
  )
  onTestFinished(() => router.dispose())
  render(
    <ShopContext value={shop}>
      <QueryClientProvider client={shop.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ShopContext>,
  )
  return { shop, router }
}

const signIn = (shop: ReturnType<typeof createTestShop>) =>
  act(() => shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' }))

describe('a gate', () => {
  it('for visitors is open without a session: the transport fetches one', () => {
    openGated('visitor')
    expect(screen.getByText('订单')).toBeInTheDocument()
  })

  it('for accounts redirects to the sign-in once and stores the route to return to', async () => {
    const { shop, router } = openGated('login')
    expect(await screen.findByText('登录页')).toBeInTheDocument()
    expect(shop.tabStore.read('lastRoute')).toBe('/orders?state=10')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('opens with the sign-in and closes with the sign-out', async () => {
    const { shop, router } = openGated('login')
    await screen.findByText('登录页')
    await signIn(shop)
    await act(() => router.navigate('/orders'))
    expect(screen.getByText('订单')).toBeInTheDocument()
    await act(() => shop.signInFlow.signOut())
    await waitFor(() => expect(screen.getByText('登录页')).toBeInTheDocument())
  })

  it('for institutions explains why it is closed, and leads to the guidance', async () => {
    await openSignedIn('institution', { kind: 'none' })
    expect(await screen.findByText('请先加入或创建企业、团队')).toBeInTheDocument()
    expect(screen.queryByText('订单')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '加入或创建' }))
    expect(await screen.findByText('引导页')).toBeInTheDocument()
  })

  it.each<[TestBuyer, string]>([
    [{ isVerified: true, isStopped: true }, '账户已停用'],
    [{ isVerified: true, isMemberStopped: true }, '用户已停用'],
  ])('for institutions tells who is stopped for %o', async (buyer, text) => {
    await openSignedIn('institution', buyer)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByText('订单')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '切换企业' })).toBeInTheDocument()
  })

  it('for buyers is open for a verified enterprise', async () => {
    await openSignedIn('purchase', { isVerified: true })
    expect(await screen.findByText('订单')).toBeInTheDocument()
  })

  it.each<[TestBuyer, string]>([
    [{}, '进行个人实名认证才能进行购买'],
    [{ isPersonVerified: true }, '请先完成企业认证'],
  ])('for buyers is closed for %o with its reason and the way to the verification', async (buyer, reason) => {
    await openSignedIn('purchase', buyer)
    expect(await screen.findByText(reason)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '去认证' }))
    expect(await screen.findByText('认证页')).toBeInTheDocument()
  })

  it.each<[TestBuyer, string]>([
    [{ isAdmin: false }, '当前账号没有管理员权限！'],
    [{ kind: 'team', isVerified: true, isPersonVerified: true }, '请先申请授权'],
    [{ kind: 'team', isVerified: true, audit: 1 }, '授权审核中'],
    [{ kind: 'team', isAdmin: false }, '进行个人实名认证才能进行购买'],
  ])('for buyers is closed for %o with its reason and the way to the dialog', async (buyer, reason) => {
    const { shop } = await openSignedIn('purchase', buyer)
    expect(await screen.findByText(reason)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '去认证' }))
    expect(shop.isGuideOpen.getState()).toBe(true)
  })

  it('stays closed while the state is unknown, and opens once it could be read', async () => {
    let isOffline = true
    const read = buyerAnswers({ isVerified: true })['PubEnterpriseAction/getAuthentication']
    await openSignedIn(
      'purchase',
      { isVerified: true },
      { 'PubEnterpriseAction/getAuthentication': (body) => (isOffline ? 'offline' : (read?.(body) ?? 'offline')) },
    )
    expect(await screen.findByText('企业认证状态查询失败')).toBeInTheDocument()
    expect(screen.queryByText('订单')).not.toBeInTheDocument()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('订单')).toBeInTheDocument()
  })
})

async function openSignedIn(gate: Gate, buyer: TestBuyer, answers?: Answers) {
  const opened = openGated(gate, buyer, answers)
  await screen.findByText('登录页')
  await signIn(opened.shop)
  await act(() => opened.router.navigate('/orders'))
  return opened
}
