import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createStore as createState } from 'zustand/vanilla'

import type { LastView } from '../../runtime/bootstrap/last-view.ts'
import type { Shop } from '../client/shop.ts'
import { followLastViews } from './last-views.ts'

/** What the browser keeps, by address. */
const kept = new Map<string, LastView>()

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  clear: async () => kept.clear(),
  keys: async () => [...kept.keys()],
  set: async (key: string, view: LastView) => void kept.set(key, view),
}))

const ROUTES = [
  { path: '/orders', handle: { showsLastView: true } },
  { path: '/order/:no', handle: { showsLastView: true } },
  { path: '/pay', handle: {} },
]

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(window, { innerWidth: 375 })
  localStorage.setItem('session', 'aes:mine')
})

afterEach(() => {
  vi.useRealTimers()
  kept.clear()
  localStorage.clear()
  document.body.innerHTML = ''
})

/** A shop at an address, with what its screen shows. */
function open(html: string, { path = '/orders', kind = 'account' }: { path?: string; kind?: string } = {}) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  const callerRevision = createState(() => 0)
  const shop = {
    sessions: { session: { get: () => ({ kind }) } },
    queryClient: { getQueryCache: () => ({ subscribe: () => () => undefined }) },
    callerRevision,
  } as unknown as Shop
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] })
  const stop = followLastViews(shop, router, element)
  return { element, router, callerRevision, stop }
}

const settle = () => vi.advanceTimersByTimeAsync(2_000)
const markup = () => [...kept.values()].map(({ html }) => html)

it('keeps a whole screen for its session: what is ticked, nothing hidden, nothing that acts', async () => {
  const { element, stop } = open(
    '<main class="a"><input type="checkbox"><p>¥239.00</p></main><main hidden>home</main><iframe></iframe>',
  )
  const box = element.querySelector('input')
  if (box) box.checked = true
  await settle()
  expect(markup()).toEqual(['<main class="a"><input type="checkbox" checked=""><p>¥239.00</p></main>'])
  expect([...kept.values()][0]?.holder).toBe('aes:mine')
  stop()
})

it.each([
  ['still waits', '<main aria-busy="true"></main>', {}],
  ['has a skeleton', '<main><span class="shop-skeleton-bar"></span></main>', {}],
  ['is empty', '', {}],
  ['asks for something', '<main>pay</main>', { path: '/pay' }],
  ['is a visitor’s', '<main>cart</main>', { kind: 'visitor' }],
])('keeps no screen that %s', async (_, html, options) => {
  const { stop } = open(html, options)
  await settle()
  expect(kept.size).toBe(0)
  stop()
})

it('waits for a list, not for the foot of one that goes on', async () => {
  const { stop } = open('<main>order<div class="shop-load-more" aria-busy="true"></div></main>')
  await settle()
  expect(kept.size).toBe(1)
  stop()
})

it('forgets all views with another account or institution', async () => {
  const { callerRevision, stop } = open('<main>order</main>')
  await settle()
  expect(kept.size).toBe(1)
  callerRevision.setState(1, true)
  await settle()
  expect(kept.size).toBe(0)
  stop()
})

it('keeps a limited number', async () => {
  for (let index = 0; index < 24; index += 1) kept.set(`old ${index}`, { holder: '', at: 0, css: '', html: '' })
  const { stop } = open('<main>order</main>')
  await settle()
  expect(markup()).toEqual(['<main>order</main>'])
  stop()
})

it('takes what was seen last away once the screen is whole, or was left', async () => {
  const draw = () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="mw-last-view"></div>')
    return () => document.getElementById('mw-last-view')
  }
  const drawn = draw()
  const first = open('<main aria-busy="true"></main>')
  await settle()
  expect(drawn()).not.toBeNull()
  first.element.innerHTML = '<main>order</main>'
  await settle()
  expect(drawn()).toBeNull()
  first.stop()
  draw()
  const second = open('<main aria-busy="true"></main>')
  await settle()
  await second.router.navigate('/pay')
  expect(drawn()).toBeNull()
  second.stop()
})
