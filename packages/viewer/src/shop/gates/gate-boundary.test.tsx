import type { Gate } from '@mallwright/contract/gate'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createTestShop, LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import { ShopContext } from '../client/shop-context.ts'
import { GateBoundary } from './gate-boundary.tsx'

const PROFILE = { ...LOGIN, cOrgName: '', iTradeRoleType: 1, iAuthenticationType: 0 }

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function openGated(gate: Gate, profile: object = PROFILE) {
  stubGateway({ getAccountByAccSignId: () => ({ data: profile }) })
  const shop = createTestShop()
  const router = createMemoryRouter(
    [
      { path: '/orders', element: <GateBoundary gate={gate}>订单</GateBoundary> },
      { path: '/login-account', element: '登录页' },
    ],
    { initialEntries: ['/orders?state=10'] },
  )
  onTestFinished(() => router.dispose())
  render(
    <ShopContext value={shop}>
      <RouterProvider router={router} />
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

  it('for institutions explains why it is closed', async () => {
    const { shop, router } = openGated('institution')
    await screen.findByText('登录页')
    await signIn(shop)
    await act(() => router.navigate('/orders'))
    expect(await screen.findByText('请先加入或创建企业、团队')).toBeInTheDocument()
    expect(screen.queryByText('订单')).not.toBeInTheDocument()
  })

  it('for buyers is open for a verified enterprise', async () => {
    const verified = {
      ...PROFILE,
      cOrgName: '北辰精工',
      cEnterpriseUuid: 'e1',
      iTradeRoleType: 2,
      iAuthenticationType: 1,
    }
    const { shop, router } = openGated('purchase', verified)
    await screen.findByText('登录页')
    await signIn(shop)
    await act(() => router.navigate('/orders'))
    expect(screen.getByText('订单')).toBeInTheDocument()
  })
})
