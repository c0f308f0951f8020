import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { scrollAt, scrollToTab, TAB_SCROLL_MS } from './tab-scroll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stubReducedMotion = (isCalm: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))

/** A bar 300 px wide with 900 px of tabs, and a tab 100 px wide at offset 400. */
function parts() {
  const bar = document.createElement('div')
  const tab = document.createElement('button')
  Object.defineProperties(bar, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } })
  Object.defineProperties(tab, { offsetLeft: { value: 400 }, offsetWidth: { value: 100 } })
  return { bar, tab }
}

it('animates for 800 ms, eased at both ends', () => {
  expect(TAB_SCROLL_MS).toBe(800)
  const range = { from: 100, to: 300 }
  expect([0, 400, 800, 900].map((elapsed) => scrollAt(range, elapsed))).toEqual([100, 200, 300, 300])
  expect(scrollAt(range, 100)).toBeLessThan(110)
})

it('centres the tab in the bar in that time', () => {
  stubReducedMotion(false)
  const { bar, tab } = parts()
  scrollToTab(bar, tab)
  vi.advanceTimersByTime(700)
  expect(bar.scrollLeft).toBeLessThan(300)
  vi.advanceTimersByTime(200)
  expect(bar.scrollLeft).toBe(300)
})

it('can be stopped, and jumps with reduced motion', () => {
  stubReducedMotion(false)
  const { bar, tab } = parts()
  scrollToTab(bar, tab)()
  vi.advanceTimersByTime(1000)
  expect(bar.scrollLeft).toBe(0)
  stubReducedMotion(true)
  scrollToTab(bar, tab)
  expect(bar.scrollLeft).toBe(300)
})
