import type { Browser, BrowserContext, Page } from '@playwright/test'

import { findingsOf, scrollsSideways } from './accessible.ts'
import { signInAnyway } from './shop-page.ts'

const BASE = '/micro/alm-mall-shop/demo'

/** The pages of a demo mall that show widgets, and the states that they show them in. */
export const DEMO_PAGES = [
  'base',
  'fun',
  'list',
  'list?w=references',
  'list-comb',
  'table',
  'voucher',
  'voucher?w=form',
  'voucher?w=picker',
  'voucher?w=flow',
  'voucher?w=workflow',
] as const
export const DEMO_STATES = ['usual', 'loading', 'empty', 'end', 'error', 'denied'] as const

/** What a list says in each state. */
const LIST_TEXTS = {
  'zh-CN': { usual: '协议价', empty: '暂无数据', end: '没有更多了', error: '网络开小差了', denied: '无数据权限' },
  'en-US': {
    usual: 'Agreed price',
    empty: 'Nothing here yet',
    end: 'You’ve reached the end',
    error: 'Connection lost',
    denied: 'No permission',
  },
} as const

/** What opens the popup of a page, and what the popup shows while it waits and once it no longer does. */
const POPUPS: Partial<Record<(typeof DEMO_PAGES)[number], { readonly button: RegExp; waits: string; shows: string }>> =
  {
    'voucher?w=flow': {
      button: /^(打开单据流程|Open the voucher flow)$/,
      waits: '.wg-flow-canvas[aria-busy=true]',
      shows: '.wg-flow :is([data-step=PUR_ORDER], .shop-notice-title)',
    },
    'voucher?w=picker': {
      button: /^(打开单据参照|Open the picker)$/,
      waits: 'dialog :is(.wg-refer-rows[aria-busy=true], [class*=skeleton])',
      shows: 'dialog :is(.wg-picker-row, .shop-notice-title)',
    },
    'voucher?w=workflow': {
      button: /^(打开流程任务|Open the workflow task)$/,
      waits: '.wg-workflow [class*=skeleton]',
      shows: '.wg-workflow :is(iframe, .shop-notice-title)',
    },
  }

export type DemoLocale = keyof typeof LIST_TEXTS

/** A page of widgets in a state, as somebody looks at it. */
export interface DemoView {
  readonly name: (typeof DEMO_PAGES)[number]
  readonly state: (typeof DEMO_STATES)[number]
  readonly width: 320 | 375
  readonly theme: 'light' | 'dark'
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs a member in; gives what another context begins with. */
export async function signInForDemo(browser: Browser, url: string): Promise<SignedIn> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${url}${BASE}/list`)
  await signInAnyway(page, '19900150001')
  await page.locator('.shop-demo-states').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens a view; it is there when its waiting is over. */
export async function openDemoView(page: Page, url: string, view: DemoView): Promise<void> {
  const { name, state, width, theme } = view
  await page.setViewportSize({ width, height: 812 })
  await page.emulateMedia({ colorScheme: theme })
  // The same address again would be a reload, which brings an opened popup back.
  const own = `width=${width}&theme=${theme}`
  await page.goto(`${url}${BASE}/${name}${name.includes('?') ? '&' : '?'}s=${state}&${own}`)
  await page.locator('.shop-demo-states').waitFor()
  // The form of vouchers brings its own, once its script is there.
  await page.locator('main').first().waitFor({ state: 'attached' })
  // Below the rows of a list stands the skeleton of the next page.
  const waiting = page.locator('[class*=skeleton]:not(.wg-list-rows *)')
  if (state !== 'loading') await waiting.first().waitFor({ state: 'detached' })
  const popup = POPUPS[name]
  if (!popup) return
  await page.getByRole('button', { name: popup.button }).click()
  await page
    .locator(state === 'loading' ? popup.waits : popup.shows)
    .first()
    .waitFor()
}

/** What is wrong with an opened view: its text is missing, it scrolls sideways, or axe finds something. */
export async function faultsOfView(page: Page, locale: DemoLocale, { name, state }: DemoView): Promise<string[]> {
  const faults: string[] = []
  if (name === 'list' && state !== 'loading') {
    const text = page.getByText(LIST_TEXTS[locale][state]).first()
    await text.waitFor({ state: 'attached' }).catch(() => faults.push(`says nothing of ${state}`))
  }
  if (await scrollsSideways(page)) faults.push('scrolls sideways')
  return [...faults, ...(await findingsOf(page))]
}
