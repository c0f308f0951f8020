import { getSiteClassTreeByStUuid } from '@mallwright/contract/catalog'
import { articlePath, productPath, SHOP_BASE } from '@mallwright/contract/link'
import { FAILURE_FIELD } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderMarkup } from '../../prerender/render-markup.ts'
import type { PageBootstrap } from '../../runtime/index.ts'
import { hydrateMarkup } from './test-hydration.tsx'
import { BOOTSTRAP, createTestShop, LOGIN, PRODUCT, resetBrowser, SITE, stubGateway } from '../app/test-shop.tsx'
import { matchScreen, renderScreen } from './render-screen.tsx'

const VISITOR_PRODUCT = {
  ...PRODUCT,
  iPrice: undefined,
  skuList: PRODUCT.skuList.map((sku) => ({ ...sku, iPrice: undefined })),
}
const ARTICLE = {
  cArticleUuid: 'a1',
  cTitle: '采购指南',
  cCoverUrl: '',
  cSummary: '三步',
  cClassCode: 'guide',
  cClassName: '指南',
  dPublished: '2026-11-20 10:00:00',
  cBodyHtml: '<p>正文</p>',
  iViews: 12,
}

const CLASSES = [{ cClassUuid: 'c1', cClassName: '耗材', iLevel: 1, cIconUrl: '', children: [] }]
const RELATED = { results: [{ cProdCode: 'P2', cProdName: '墨盒', cUrl: '', bOperated: false }], iTotleSize: 1 }

/** A gateway that answers a visitor. */
const visitorSend: Send = ({ operation, body }) => {
  const { cProdCode } = (body ?? {}) as { readonly cProdCode?: string }
  const isUnknown = cProdCode === 'nowhere'
  const data = operation.path.endsWith('getArticleDetail')
    ? ARTICLE
    : operation.path.endsWith('searchProductPage') || operation.path.endsWith('getRecommendList')
      ? RELATED
      : operation.path.endsWith('getSearchCount')
        ? { iProdCount: 1, iShopCount: 0 }
        : operation === getSiteClassTreeByStUuid
          ? CLASSES
          : VISITOR_PRODUCT
  const envelope = isUnknown
    ? { code: 4004, msg: '', data: { [FAILURE_FIELD]: 'NOT_FOUND' } }
    : { code: 1, msg: '', data }
  return Promise.resolve({ arrived: true, envelope: JSON.parse(JSON.stringify(envelope)) as unknown })
}

const REQUEST = { locale: 'zh-CN', origin: location.origin, site: SITE, chrome: undefined, send: visitorSend } as const

const CART_PATH = `${SHOP_BASE}/home/ShoppingCart`

beforeEach(() => {
  resetBrowser()
  stubGateway({ getProductDetail: () => ({ data: PRODUCT }), getArticleDetail: () => ({ data: ARTICLE }) })
})
// The server's renderer leaves its contexts, which this process shares with the browser's.
afterEach(() => renderMarkup(null))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function hydrate(address: string, state: unknown = null) {
  history.replaceState(state, '', address)
  const { html, ...screen } = await renderScreen({ ...REQUEST, address })
  // Leaves the contexts of the render, which this process shares with the browser's renderer.
  await renderMarkup(null)
  const bootstrap: PageBootstrap = JSON.parse(JSON.stringify({ ...BOOTSTRAP, screen })) as PageBootstrap
  return hydrateMarkup(html, createTestShop(bootstrap))
}

it.each([
  ['a product', productPath('P1'), '高白复印纸'],
  ['an unknown product', productPath('nowhere'), '商品不存在'],
  ['an article', articlePath('a1'), '正文'],
  ['the products of a class', `${SHOP_BASE}/search/goods?cClassUuid=c1`, '墨盒'],
  ['the products of words', `${SHOP_BASE}/search/result?cKeyword=%E5%A2%A8`, '墨盒'],
  ['the cart of a newcomer', CART_PATH, '墨盒'],
  ['an unknown address', '/nowhere', '您访问的页面不存在'],
])('hydrates %s as it was rendered, without a request', async (_, address, text) => {
  const { shop, container, element, before, onRecoverableError, end } = await hydrate(address)
  expect(before).toContain(text)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.firstElementChild).toBe(element)
  expect(element?.outerHTML).toBe(before)
  expect(shop.queryClient.isFetching()).toBe(0)
  end()
})

it('shows a list as a grid once it is hydrated, where the buyer has chosen so', async () => {
  localStorage.setItem('listLayout', 'grid')
  const { container, before, onRecoverableError, end } = await hydrate(`${SHOP_BASE}/search/goods?cClassUuid=c1`)
  expect(before).not.toContain('shop-tiles')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await waitFor(() => expect(container.querySelector('.shop-tiles')).not.toBeNull())
  end()
})

it('hydrates a product as a visitor’s, then shows an account’s price', async () => {
  localStorage.setItem('session', JSON.stringify({ kind: 'account', id: 'l', token: 't', signKey: 'ab'.repeat(32) }))
  localStorage.setItem('loginUuid', 'l')
  localStorage.setItem(
    'account',
    JSON.stringify({ id: 'a', phone: LOGIN.cMobilePhone, nickname: '', avatarUrl: '', isSuper: false }),
  )
  // A sheet that was open before a reload opens after hydration.
  const { container, element, before, onRecoverableError, end } = await hydrate(productPath('P1'), {
    usr: { sheets: ['parameters'] },
  })
  expect(before).toContain('登录后查看价格')
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.firstElementChild).toBe(element)
  await waitFor(() => expect(container.querySelector('.shop-cost')?.textContent).toBe('¥115.00'))
  await waitFor(() => expect(container.querySelector('dialog')).not.toBeNull())
  end()
})

it('keeps the title of the document, with which it was found', async () => {
  document.title = '高白复印纸 · 德汇企业购'
  const { end } = await hydrate(productPath('P1'))
  expect(document.title).toBe('高白复印纸 · 德汇企业购')
  end()
})

it('has the style sheets of what it shows', async () => {
  const { html, sheet } = await renderScreen({ ...REQUEST, address: productPath('P1') })
  for (const name of ['shop-gallery', 'shop-head', 'shop-headline', 'shop-detail'])
    expect([name, html.includes(`"${name}`) || html.includes(` ${name}"`), sheet.includes(`.${name}`)]).toEqual([
      name,
      true,
      true,
    ])
})

it('knows equal addresses of a screen by one name', () => {
  const known = matchScreen(productPath('P1'))
  expect(known).toMatchObject({ kind: 'rendered', name: 'ProductDetails' })
  for (const url of [
    '/ProductDetails?isLogin=true&cProdCode=P1',
    '/productdetails/?cProdCode=P1',
    '/goods/detail?cProdCode=P1',
  ])
    expect(matchScreen(url)).toEqual(known)
  expect(matchScreen('/login-account')).toEqual({ kind: 'started' })
  expect(matchScreen('/search/goods?cClassUuid=c1')).toMatchObject({ kind: 'rendered', name: 'search/goods' })
  expect(matchScreen('/search/goods?cClassUuid=c1&bInStock=true')).toEqual({ kind: 'started' })
  expect(matchScreen('/search/result?cKeyword=x&cScene=shop')).toEqual({ kind: 'started' })
  expect(matchScreen('/')).toEqual({ kind: 'started' })
  expect(matchScreen('/home/ShoppingCart')).toMatchObject({ kind: 'rendered', name: 'ShoppingCart' })
  expect(matchScreen('/home/ShoppingCart', { hasOwnCart: true })).toEqual({ kind: 'started' })
  expect(matchScreen(productPath('P1'), { hasOwnCart: true })).toEqual(known)
  expect(matchScreen('/micro/alm-mall-shop/nowhere')).toEqual({ kind: 'unknown', isInside: true })
  expect(matchScreen('/nowhere')).toEqual({ kind: 'unknown', isInside: false })
})
