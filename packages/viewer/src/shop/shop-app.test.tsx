import { NO_LINK } from '@mallwright/contract'
import type { CompiledPage, NodeId } from '@mallwright/contract'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HomeFrame, loadViews } from '../runtime/index.ts'
import type { Boot } from '../runtime/index.ts'
import { createShop } from './shop.ts'
import { loadHomeTab, ShopApp } from './shop-app.tsx'
import { LOGIN, openShop, resetBrowser, SITE, stubGateway } from './test-shop.tsx'

const TEXT_PROPS = {
  text: '公告',
  link: NO_LINK,
  fontSize: 14,
  lineHeight: 1.5,
  colour: '',
  family: 'system',
  isBold: false,
  isItalic: false,
  isUnderline: false,
  align: 'left',
  background: '',
  paddingX: 12,
  paddingY: 8,
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('an unknown address', () => {
  it('outside the mall tells so, and leads home when there is no page behind it', async () => {
    openShop('/nowhere')
    expect(await screen.findAllByText('您访问的页面不存在')).not.toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
    await waitFor(() => expect(location.pathname).toBe(HOME_PATH))
  })

  it('outside the mall leads back when there is a page behind it', async () => {
    resetBrowser('en-US')
    openShop('/login-account')
    await screen.findByLabelText('Mobile phone')
    act(() => history.pushState({ idx: 1, key: 'k' }, '', '/nowhere'))
    act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
    expect(await screen.findByRole('button', { name: 'go back' })).toBeInTheDocument()
    expect(screen.getAllByText('the page you visit does not exist')).not.toHaveLength(0)
  })

  it('inside the mall falls back to the home shell, the query kept', async () => {
    openShop('/micro/alm-mall-shop/whatever?a=1')
    await waitFor(() => expect(location.pathname + location.search).toBe(`${HOME_PATH}?a=1`))
  })
})

describe('the prerendered home page', () => {
  const page: CompiledPage = {
    columnCode: 'home',
    title: '首页',
    look: { background: '#f5f6f8' },
    nodes: [{ id: 'n1' as NodeId, module: 'text', version: 0, props: TEXT_PROPS }],
  }
  const boot: Boot = {
    locale: 'zh-CN',
    origin: location.origin,
    site: SITE,
    release: 1,
    apiBase: '/api/',
    script: '',
    styles: [],
    page,
    data: {},
  }

  it('is hydrated as it came, also for somebody who is signed in', async () => {
    stubGateway({})
    localStorage.setItem('session', JSON.stringify({ kind: 'account', id: 'l', token: 't', signKey: 'ab'.repeat(32) }))
    localStorage.setItem('loginUuid', 'l')
    localStorage.setItem(
      'account',
      JSON.stringify({ id: 'a', phone: LOGIN.cMobilePhone, nickname: '超级', avatarUrl: '', isSuper: true }),
    )
    history.replaceState(null, '', HOME_PATH)
    const views = await loadViews(page)
    const place = document.createElement('div')
    document.body.append(place)
    const scope = {
      views,
      data: {},
      source: { productsByCodes: vi.fn(), productsByClasses: vi.fn() },
      generation: 0,
      locale: 'zh-CN' as const,
      origin: location.origin,
      onAction: vi.fn(),
      onError: vi.fn(),
    }
    const drawn = renderToString(<HomeFrame site={SITE} page={page} scope={scope} />)
    place.innerHTML = drawn
    const element = place.firstElementChild
    const onRecoverableError = vi.fn()
    const home = { ...(await loadHomeTab()), first: { site: SITE, page, views } }
    const root = await act(() =>
      Promise.resolve(hydrateRoot(place, <ShopApp shop={createShop(boot)} home={home} />, { onRecoverableError })),
    )
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(place.firstElementChild).toBe(element)
    expect(element?.outerHTML).toBe(drawn)
    expect(place.querySelector('.mw-design-entry')).toHaveAttribute('href', '/studio/?page=home')
    act(() => root.unmount())
    place.remove()
  })
})
