import type { CompiledPage, NodeId } from '@mallwright/contract/document'
import { readProduct } from '@mallwright/contract/catalog'
import { columnPath } from '@mallwright/contract/link'
import { waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PrerenderedShell } from '../../prerender/prerendered-shell.tsx'
import { loadViews } from '../../runtime/index.ts'
import type { PageBootstrap } from '../../runtime/index.ts'
import { readPrerendered } from '../published-page/read-published-page.ts'
import { hydrateMarkup } from '../screen-html/test-hydration.tsx'
import { BOOTSTRAP, createTestShop, LIST_PROPS, LOGIN, resetBrowser, SITE, stubGateway } from './test-shop.tsx'

const WIRE_PRODUCT = { cProdCode: 'P1', cProdName: '高白复印纸', cUrl: '/p1.svg', bOperated: true }
const pageOf = (columnCode: string): CompiledPage => ({
  columnCode,
  title: '首页',
  look: { background: '#f5f6f8' },
  nodes: [{ id: 'n1' as NodeId, module: 'product-list', version: 1, props: LIST_PROPS }],
})
const data = { n1: { items: [readProduct(WIRE_PRODUCT)], total: 1, page: 1 } }

const readProducts = vi.fn(() => ({ data: [{ ...WIRE_PRODUCT, iPrice: 115 }] }))

beforeEach(() => {
  resetBrowser()
  readProducts.mockClear()
  stubGateway({ getProductListBycProdCode: readProducts })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function rememberSignIn(): void {
  localStorage.setItem('session', JSON.stringify({ kind: 'account', id: 'l', token: 't', signKey: 'ab'.repeat(32) }))
  localStorage.setItem('loginUuid', 'l')
  const account = { id: 'a', phone: LOGIN.cMobilePhone, nickname: '超级', avatarUrl: '', isSuper: true }
  localStorage.setItem('account', JSON.stringify(account))
}

async function hydrate(columnCode = 'home') {
  history.replaceState(null, '', columnPath(columnCode))
  const page = pageOf(columnCode)
  const bootstrap: PageBootstrap = { ...BOOTSTRAP, page, data }
  const views = await loadViews(page)
  const scope = {
    views,
    data,
    source: {
      productsByCodes: vi.fn(),
      productsByClasses: vi.fn(),
      shopsByIds: vi.fn(),
      articles: vi.fn(),
      coupons: vi.fn(),
      brands: vi.fn(),
      timedOffers: vi.fn(),
    },
    generation: 0,
    locale: bootstrap.locale,
    origin: bootstrap.origin,
    onAction: vi.fn(),
    onError: vi.fn(),
  }
  const html = renderToString(<PrerenderedShell site={SITE} page={page} scope={scope} />)
  // React puts preloads in front of the markup; the server moves them into the head.
  const markup = html.replace(/^(?:<link[^>]*>)*/, '')
  return hydrateMarkup(markup, createTestShop(bootstrap), await readPrerendered(bootstrap))
}

it.each(['home', 'fest'])('hydrates %s without a mismatch and without requests', async (columnCode) => {
  const { container, element, before, onRecoverableError, end } = await hydrate(columnCode)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.firstElementChild).toBe(element)
  expect(element?.outerHTML).toBe(before)
  expect(readProducts).not.toHaveBeenCalled()
  end()
})

it.each(['home', 'fest'])(
  'hydrates %s as a visitor’s page, then shows an account’s prices and the studio',
  async (code) => {
    rememberSignIn()
    const { container, element, before, onRecoverableError, end } = await hydrate(code)
    expect(before).toContain('登录后查看价格')
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.firstElementChild).toBe(element)
    await waitFor(() => expect(container.querySelector('.mw-price')?.textContent).toBe('¥115.00'))
    expect(container.querySelector('.shop-design-entry')).toHaveAttribute('href', `/studio/?page=${code}`)
    end()
  },
)
