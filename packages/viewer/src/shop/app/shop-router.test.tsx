import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { mountShop } from './mount-shop.tsx'
import type { MountedShop } from './mount-shop.tsx'
import { LIST_PROPS, resetBrowser, stubGateway } from './test-shop.tsx'

const BASE = '/micro/alm-mall-shop'
const HOME = {
  data: {
    page: {
      columnCode: 'home',
      title: '首页',
      look: { background: '' },
      nodes: [{ id: 'n1', module: 'product-list', version: 1, props: { ...LIST_PROPS, title: '热卖' } }],
    },
    iRevision: 1,
    iRelease: 1,
  },
}
const getColumnPage = vi.fn(() => HOME)

let mounted: MountedShop | undefined

async function open(path: string, basename?: string): Promise<MountedShop> {
  history.replaceState(null, '', path)
  const element = document.body.appendChild(document.createElement('div'))
  mounted = await act(() => mountShop({ element, bootstrap: null, ...(basename && { basename }) }))
  return mounted
}

beforeEach(() => {
  resetBrowser()
  getColumnPage.mockClear()
  stubGateway({ getColumnPage, getProductListBycProdCode: () => ({ data: [] }) })
})
afterEach(() => {
  act(() => mounted?.unmount())
  mounted = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a cached screen', () => {
  it('stays mounted and hidden while another is open, and returns as the same element', async () => {
    const { router } = await open(`${BASE}/home/tab-home`)
    const heading = await screen.findByRole('heading', { name: '热卖' })
    const home = document.querySelector('.mw-home')
    await act(() => router.navigate('/login-account'))
    await screen.findByRole('button', { name: /登录|Sign in/ })
    expect(home).toBeInTheDocument()
    expect(home).not.toBeVisible()
    await act(() => router.navigate(`${BASE}/home/tab-home`))
    expect(document.querySelector('.mw-home')).toBe(home)
    expect(heading).toBeVisible()
    expect(getColumnPage).toHaveBeenCalledTimes(1)
  })
})

describe('an uncached screen', () => {
  it('is removed when left', async () => {
    const { router } = await open('/login-account')
    const submit = await screen.findByRole('button', { name: /^(登录|Sign in)$/ })
    await act(() => router.navigate('/nowhere'))
    expect(submit).not.toBeInTheDocument()
  })
})

describe('routes that the home shell does not know', () => {
  it('are found by the first address that leads to one, with its state and one entry of the history', async () => {
    const { router } = await open(`${BASE}/home/tab-home`)
    await screen.findByRole('heading', { name: '热卖' })
    const entries = history.length
    await act(() => router.navigate('/external-link?url=https%3A%2F%2Fa.test', { state: { from: 'home' } }))
    expect(await screen.findByText('a.test')).toBeInTheDocument()
    expect(router.state.location.state).toEqual({ from: 'home' })
    expect(history.length).toBe(entries + 1)
  })

  it('leave unknown addresses to the home shell and the not-found screen', async () => {
    const { router } = await open(`${BASE}/home/tab-home`)
    await act(() => router.navigate('/nowhere'))
    expect(
      await screen.findByRole('heading', { level: 1, name: /您访问的页面不存在|does not exist/ }),
    ).toBeInTheDocument()
    await act(() => router.navigate(`${BASE}/nowhere`))
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/home/tab-home`))
  })
})

describe('the basename of a host', () => {
  it('is the prefix of every path, case-insensitively', async () => {
    const { router } = await open('/host/mall/login-account', '/host/mall')
    await screen.findByRole('button', { name: /^(登录|Sign in)$/ })
    await act(() => router.navigate('/external-link?url=https%3A%2F%2Fa.test'))
    expect(location.pathname).toBe('/host/mall/external-link')
    expect(await screen.findByText('a.test')).toBeInTheDocument()
  })

  it('is the prefix of every anchor, which a new tab opens, and no second one of a click', async () => {
    const { router } = await open(`/host/mall${BASE}/home/tab-home`, '/host/mall')
    const anchors = await screen.findAllByRole('link')
    const paths = anchors.map((anchor) => anchor.getAttribute('href'))
    expect(paths.filter((path) => !path?.startsWith('/host/mall/'))).toEqual([])
    await act(() => router.navigate(`${BASE}/home/UserCenter`))
    const signIn = await waitFor(() => {
      const found = document.querySelector('.shop-profile-link')
      if (!(found instanceof HTMLAnchorElement)) throw new Error('no way to the sign-in')
      return found
    })
    expect(signIn.getAttribute('href')).toBe('/host/mall/login-account')
    fireEvent.click(signIn)
    await waitFor(() => expect(location.pathname).toBe('/host/mall/login-account'))
    expect(await screen.findByRole('button', { name: /^(登录|Sign in)$/ })).toBeVisible()
  })

  it('is preserved by the address of the home shell', async () => {
    await open(`/host/mall${BASE}/anything`, '/host/mall')
    await waitFor(() => expect(location.pathname).toBe(`/host/mall${BASE}/home/tab-home`))
  })
})

describe('a navigation', () => {
  it('can be blocked by a form with unsaved input', async () => {
    const { router } = await open('/login-account')
    router.getBlocker('form', () => true)
    await act(() => router.navigate('/nowhere'))
    expect(location.pathname).toBe('/login-account')
    expect(router.state.blockers.get('form')?.state).toBe('blocked')
  })
})
