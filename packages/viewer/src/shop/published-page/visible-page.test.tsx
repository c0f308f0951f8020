import type { BuyerAudience, CompiledNode, CompiledPage, NodeId, VisibilityRule } from '@mallwright/contract/document'
import type { PageVisibility } from '@mallwright/contract/site'
import { instantOf } from '@mallwright/contract/document'
import { chooseLocale } from '@mallwright/shop-core/i18n'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { PageBootstrap } from '../../runtime/index.ts'
import { publishedPageKeys } from './published-page.queries.ts'
import { ShopApp } from '../app/shop-app.tsx'
import { createShopRouter } from '../app/shop-router.tsx'
import { BOOTSTRAP, createTestShop, LIST_PROPS, LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import type { Answers } from '../app/test-shop.tsx'
import { readPrerendered } from './read-published-page.ts'

const PATH = '/micro/alm-mall-shop/home/tab-home'
const START = instantOf('2026-11-10 12:00') ?? 0
const MINUTE = 60_000

const list = (title: string, showing?: VisibilityRule): CompiledNode => ({
  id: `n-${title}` as NodeId,
  module: 'product-list',
  version: 0,
  props: { ...LIST_PROPS, title },
  ...(showing && { showing }),
})
const pageOf = (nodes: readonly CompiledNode[]): CompiledPage => ({
  columnCode: 'home',
  title: '首页',
  look: { background: '' },
  nodes: [...nodes],
})
const FREE: PageVisibility = { cAudience: 'visitor', bByAudience: false, bByLocale: false, iNextTimeLong: 0 }
const bootstrapOf = (nodes: readonly CompiledNode[], visibility: Partial<PageVisibility> = {}): PageBootstrap => ({
  ...BOOTSTRAP,
  page: pageOf(nodes),
  data: Object.fromEntries(nodes.map(({ id }) => [id, { items: [], total: 0, page: 1 }])),
  visibility: { ...FREE, ...visibility },
})

const asked = vi.fn<(body: Record<string, unknown>) => void>()
const readProducts = vi.fn(() => ({ data: [] }))

/** A gateway that answers with these nodes, its clock `aheadMs` ahead of the device's. */
function pageAnswers(
  nodes: () => readonly CompiledNode[],
  showing: () => Partial<PageVisibility> = () => ({}),
  aheadMs = 0,
): Answers {
  return {
    getProductListBycProdCode: readProducts,
    getColumnPage(body) {
      asked(body)
      const data = {
        page: pageOf(nodes()),
        iRevision: 1,
        iRelease: 1,
        showing: { ...FREE, ...showing() },
        iServerTimeLong: Date.now() + aheadMs,
      }
      return { data }
    },
  }
}

async function openPrerendered(bootstrap: PageBootstrap, answers: Answers) {
  stubGateway(answers)
  history.replaceState(null, '', PATH)
  const prerendered = await readPrerendered(bootstrap)
  const { router } = await createShopRouter({})
  const shop = createTestShop(bootstrap)
  onTestFinished(() => router.dispose())
  render(<ShopApp shop={shop} router={router} element={document.body} prerendered={prerendered} />)
  await settle()
  return shop
}

/** Advances time and flushes pending work. */
const settle = (ms = 50) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // Response bodies resolve on the real event loop, despite fake timers.
    for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => void setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  })
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const signIn = (shop: Awaited<ReturnType<typeof openPrerendered>>) =>
  act(async () => {
    const signed = shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' })
    await vi.advanceTimersByTimeAsync(50)
    await signed
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START })
  resetBrowser()
  asked.mockClear()
  readProducts.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  chooseLocale('zh-CN')
})

describe('a page without restrictions', () => {
  it('is never requested again: not on arrival, sign-in or language change', async () => {
    const shop = await openPrerendered(
      bootstrapOf([list('热卖')]),
      pageAnswers(() => []),
    )
    await signIn(shop)
    act(() => chooseLocale('en-US'))
    await settle(60 * MINUTE)
    expect(titles()).toEqual(['热卖'])
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('a page that differs by buyer', () => {
  const visitorOnly = list('新人', { audiences: ['visitor'] })
  const enterpriseOnly = list('企业价', { audiences: ['enterprise'] })
  const common = list('热卖')
  let audience: BuyerAudience
  const answers = (): Answers => ({
    ...pageAnswers(
      () => (audience === 'enterprise' ? [enterpriseOnly, common] : [visitorOnly, common]),
      () => ({ cAudience: audience, bByAudience: true }),
    ),
    login: () => {
      audience = 'enterprise'
      return { data: LOGIN, token: 't' }
    },
    logout: () => {
      audience = 'visitor'
      return { data: null }
    },
  })
  beforeEach(() => {
    audience = 'visitor'
  })

  it('is requested once on sign-in; on sign-out restricted modules disappear before any answer', async () => {
    const shop = await openPrerendered(bootstrapOf([visitorOnly, common], { bByAudience: true }), answers())
    expect([titles(), asked.mock.calls.length]).toEqual([['新人', '热卖'], 0])
    await signIn(shop)
    await settle()
    expect([titles(), asked.mock.calls.length]).toEqual([['企业价', '热卖'], 1])
    act(() => shop.sessions.clear())
    expect(titles()).toEqual(['热卖'])
    audience = 'visitor'
    await settle()
    expect([titles(), asked.mock.calls.length]).toEqual([['新人', '热卖'], 2])
  })

  it('is requested with a session stored from an earlier visit', async () => {
    localStorage.setItem('session', JSON.stringify({ kind: 'account', id: 'l', token: 't', signKey: 'ab'.repeat(32) }))
    localStorage.setItem('loginUuid', 'l')
    const account = { id: 'a', phone: LOGIN.cMobilePhone, nickname: '北辰', avatarUrl: '', isSuper: false }
    localStorage.setItem('account', JSON.stringify(account))
    audience = 'enterprise'
    await openPrerendered(bootstrapOf([visitorOnly, common], { bByAudience: true }), answers())
    expect([titles(), asked.mock.calls.length]).toEqual([['企业价', '热卖'], 1])
  })

  it('stays a visitor’s while the restricted page is unavailable, and is requested on the next visit', async () => {
    let isOffline = true
    const initial = answers()
    const shop = await openPrerendered(bootstrapOf([visitorOnly, common], { bByAudience: true }), {
      ...initial,
      getColumnPage: (body) => (isOffline ? 'offline' : (initial['getColumnPage']?.(body) ?? 'offline')),
    })
    await signIn(shop)
    await settle(5_000)
    expect(titles()).toEqual(['新人', '热卖'])
    isOffline = false
    void shop.queryClient.invalidateQueries({ queryKey: publishedPageKeys.all })
    await settle()
    expect(titles()).toEqual(['企业价', '热卖'])
  })
})

describe('a page that differs by language', () => {
  it('hides modules of other languages immediately, and requests the rest', async () => {
    const zh = list('中文', { locales: ['zh'] })
    const en = list('English', { locales: ['en'] })
    await openPrerendered(
      bootstrapOf([zh], { bByLocale: true }),
      pageAnswers(
        () => [en],
        () => ({ bByLocale: true }),
      ),
    )
    act(() => chooseLocale('en-US'))
    expect(titles()).toEqual([])
    await settle()
    expect(titles()).toEqual(['English'])
    expect(asked.mock.calls.map(([body]) => body['cLocale'])).toEqual(['en-US'])
  })
})

describe('a window', () => {
  const until = '2026-11-10 12:10'
  const end = START + 10 * MINUTE
  const ending = list('限时', { until })
  const common = list('热卖')
  const next = list('下一场', { from: until })

  it('closes locally to the millisecond; opening modules are fetched, and nothing else reloads', async () => {
    await openPrerendered(
      bootstrapOf([ending, common], { iNextTimeLong: end }),
      pageAnswers(() => [common, next]),
    )
    const heading = screen.getByRole('heading', { name: '热卖' })
    await settle(end - 1 - Date.now())
    expect([titles(), asked.mock.calls.length]).toEqual([['限时', '热卖'], 0])
    act(() => void vi.advanceTimersByTime(1))
    expect(titles()).toEqual(['热卖'])
    await settle()
    expect([titles(), asked.mock.calls.length]).toEqual([['热卖', '下一场'], 1])
    expect(screen.getByRole('heading', { name: '热卖' })).toBe(heading)
    // One load, of the new list; the unchanged list is not reloaded.
    expect(readProducts).toHaveBeenCalledTimes(1)
  })

  it('is evaluated by the server’s clock after its first answer', async () => {
    const skewMs = 3 * MINUTE
    const shop = await openPrerendered(
      bootstrapOf([ending, common]),
      pageAnswers(
        () => (Date.now() + skewMs < end ? [ending, common] : [common]),
        () => (Date.now() + skewMs < end ? { iNextTimeLong: end } : {}),
        skewMs,
      ),
    )
    void shop.queryClient.invalidateQueries({ queryKey: publishedPageKeys.all })
    await settle()
    expect(titles()).toEqual(['限时', '热卖'])
    await settle(end - skewMs - 1 - Date.now())
    expect(titles()).toEqual(['限时', '热卖'])
    act(() => void vi.advanceTimersByTime(1))
    expect(titles()).toEqual(['热卖'])
  })

  it('that closed while the device was asleep takes effect on return', async () => {
    await openPrerendered(bootstrapOf([ending, common], { iNextTimeLong: end }), { getColumnPage: () => 'offline' })
    vi.setSystemTime(end)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(titles()).toEqual(['热卖'])
  })

  it('months away is awaited without repeated requests', async () => {
    const until = START + 60 * 24 * 60 * MINUTE
    await openPrerendered(
      bootstrapOf([common], { iNextTimeLong: until }),
      pageAnswers(() => [common]),
    )
    await settle(until - 1 - Date.now())
    expect(asked).not.toHaveBeenCalled()
    await settle()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
