import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import type { ProductDetail } from '@mallwright/contract/catalog'
import type { SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import { samplePageOf } from '@mallwright/modules/samples'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { TEST_INSTITUTION, TEST_LOGIN, TEST_SITE } from '@mallwright/shop-core/test-accounts'
import { plainBody } from '@mallwright/shop-core/widgets/test-bodies'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'

import { createShop } from '../client/shop.ts'
import type { Shop } from '../client/shop.ts'
import type { PageBootstrap } from '../../runtime/index.ts'
import { ShopApp } from './shop-app.tsx'
import { SHOP_ROUTES } from '../routes/route-table.ts'
import { createRoutes } from './shop-router.tsx'

/** Answers of a test gateway by the last segment of the endpoint's path, or the last two for a name that two actions have. */
export type Answers = Record<string, (body: Record<string, unknown>) => GatewayAnswer | 'offline'>

/** One answer; code 1 when none is named. `token` travels in the header. */
export interface GatewayAnswer {
  readonly code?: number
  readonly msg?: string
  readonly data?: unknown
  readonly token?: string
}

/** A site for tests. */
export const SITE: SiteRecord = TEST_SITE

/** Key of the stored values of tests. */
const STORAGE_KEY = 'ef'.repeat(32)

/** Bootstrap data of a prerendered page without its content. */
export const BOOTSTRAP: Omit<PageBootstrap, 'page' | 'data'> = {
  locale: 'zh-CN',
  origin: location.origin,
  site: SITE,
  release: 1,
  apiBase: '/api/',
  storageKey: STORAGE_KEY,
  scripts: [],
  imports: [],
  styles: [],
}

/** A product for tests: one spec with two values, the second sold out. */
export const PRODUCT: ProductDetail = {
  cProdCode: 'P1',
  cProdName: '高白复印纸',
  cUrl: '/p1.svg',
  iPrice: 115,
  bOperated: true,
  cUnit: '箱',
  iPriceMode: 1,
  imgList: ['/p1.svg', '/p2.svg'],
  attrList: [{ cName: '品牌', cValue: '北辰' }],
  specList: [{ cSpecName: '规格', valueList: ['A4', 'A3'] }],
  skuList: [sku('A4', 115, '有货'), sku('A3', 129.5, '无货')],
  iMinOrderQty: 1,
  iStepQty: 1,
  cBrandName: '北辰',
  cOriginPlace: '厦门',
  iShipDays: 3,
  cClassUuid: 'c1',
  cClassName: '复印纸',
  cDetailHtml: '<p>整箱直发</p>',
  bReturnable: true,
  iAfterSaleDays: 7,
  bAllSoldOut: false,
  cVideoUrl: '',
  iReviewCount: 0,
  bCollect: false,
  bSpecialInvoice: true,
  shop: {
    cShopUuid: 's1',
    cShopName: '自营中心',
    cPreviewUrl: '',
    bOperated: true,
    iScore: 4.9,
    bClosed: false,
    iProdCount: 42,
    iFollowCount: 7,
    bCollect: false,
  },
}

function sku(value: string, iPrice: number, cStockBand: string): ProductDetail['skuList'][number] {
  return {
    cSkuUuid: value,
    cSkuCode: value,
    cSpecText: value,
    iPrice,
    cStockBand,
    cImageUrl: '',
    cSpecValues: [value],
    priceTierList: [],
  }
}

/** The props of a product list that shows two chosen products, as a release carries them. */
export const LIST_PROPS = listProps({
  codes: ['P2', 'P1'],
  titleKind: 'custom',
  title: '热卖',
  layout: 'grid',
  columns: '2',
  pageSize: 10,
})

function listProps(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return samplePageOf('product-list', stored).nodes[0]?.props ?? {}
}

/** The payload of a sign-in of an enterprise buyer. */
export const LOGIN = { ...TEST_LOGIN, cNickname: '北辰采购主管', cSignKey: 'ab'.repeat(32) }

const PROFILE = { ...LOGIN, cOrgName: '北辰精工', iTradeRoleType: 2, iAuthenticationType: 1 }

/** The institution of that buyer, as a membership. */
export const INSTITUTION = { ...TEST_INSTITUTION, cAccSignId: 'sign-e1', cEnterpriseName: '北辰精工' }

const ANSWERS: Answers = {
  getMockToken: () => ({ data: { cMockToken: 'mock', cSignKey: 'cd'.repeat(32) } }),
  getNonCustodyMallSettingInfoByDomainMap: () => ({ data: SITE }),
  getSiteClassTreeByStUuid: () => ({ data: [] }),
  getArticleClassList: () => ({ data: [] }),
  getProductDetail: () => ({ data: PRODUCT }),
  login: () => ({ data: LOGIN, token: 'account-token' }),
  savePwdFreeLoginToken: () => ({ data: { cPwdFreeLoginToken: 'free', cPwdFreeLoginUuid: 'device', dExpire: '' } }),
  getDefaultUserSubscription: () => ({ data: INSTITUTION }),
  getAccountByAccSignId: () => ({ data: PROFILE }),
  logout: () => ({ data: null }),
}

/** Stubs `fetch` by a gateway; unknown calls fail as if offline. */
export function stubGateway(answers: Answers): void {
  const all = { ...ANSWERS, ...answers }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input.endsWith('server-config.json')) {
      const own = all['server-config.json']?.({})
      return json({
        apiBase: '/api/',
        socketUrl: '/ws',
        siteType: 'mall',
        storageKey: STORAGE_KEY,
        ...(typeof own === 'object' && typeof own.data === 'object' ? own.data : {}),
      })
    }
    if (input.endsWith('version-config.json')) return json({ version: '0.1.0', grayType: false })
    const [both = '', name = ''] = /(?:\w+Action|Track|handle)\/(\w+)/.exec(input) ?? []
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    const answer = (all[both] ?? all[name])?.(plainBody(input, body, LOGIN.cSignKey)) ?? 'offline'
    if (answer === 'offline') return Promise.reject(new TypeError(`offline: ${name}`))
    const { code = 1, msg = '', data = null, token } = answer
    return json({ code, msg, data }, token ? { Authorization: token } : {})
  })
}

function json(value: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(
    new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ...headers } }),
  )
}

/** Resets browser state that outlives a test. */
export function resetBrowser(locale: Locale = 'zh-CN'): void {
  localStorage.clear()
  sessionStorage.clear()
  setDocumentLocale(locale)
  history.replaceState(null, '', '/')
}

/** Creates the client state of a shop that is disposed after the test. */
export function createTestShop(bootstrap: PageBootstrap | null = null): Shop {
  const onSignInNeeded = () => history.replaceState(null, '', '/login-account')
  const shop = createShop({ bootstrap, onSignInNeeded, storageKey: STORAGE_KEY })
  const { queries } = shop.queryClient.getDefaultOptions()
  shop.queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  onTestFinished(() => shop.dispose())
  return shop
}

/** Opens the shop at a path, like a page load. */
export function openShop(
  path: string,
  answers: Answers = {},
): { readonly shop: Shop; readonly container: HTMLElement } {
  stubGateway(answers)
  history.replaceState(null, '', path)
  const shop = createTestShop()
  const router = createBrowserRouter(createRoutes(SHOP_ROUTES))
  onTestFinished(() => router.dispose())
  const { container } = render(
    <>
      <ShopApp shop={shop} router={router} element={document.body} />
      <FeedbackHost feedback={shop.feedback} />
    </>,
  )
  return { shop, container }
}

/** Presses a button, once it is there. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** What a dialog holds, once it is open. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Confirms what a dialog asks. */
export const confirm = async (asked: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(await asked.findByRole('button', { name: '确认' }))
