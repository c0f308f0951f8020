import { webcrypto } from 'node:crypto'

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// jsdom has no layout and so no media queries: nothing matches.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList

// Nor does anything come into view.
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

// It scrolls nothing, hides popovers, and shows none.
if (typeof HTMLElement !== 'undefined') {
  HTMLElement.prototype.scrollIntoView ??= () => undefined
  HTMLElement.prototype.showPopover ??= function show(this: HTMLElement) {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover ??= function hide(this: HTMLElement) {
    this.style.removeProperty('display')
  }
}

// Web Crypto answers from another thread, whenever it likes: calls are signed in script, as over plain http. Tests of the other way stub it.
Object.defineProperty(globalThis, 'crypto', {
  configurable: true,
  writable: true,
  value: {
    getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
    randomUUID: webcrypto.randomUUID.bind(webcrypto),
  },
})

afterEach(cleanup)

// axe takes pointer events from the root to look behind it; where nothing is laid out it may leave it so.
if (typeof document !== 'undefined') {
  const { style } = document.documentElement
  const setProperty = style.setProperty.bind(style)
  style.setProperty = (name, ...value) => {
    if (name !== 'pointer-events') setProperty(name, ...value)
  }
}

// Files share a DOM: each leaves no stubs, content, address or cookies behind. Listeners of the window stay; what they do must not matter.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
  // Menus of the studio take pointer events from the body while they are open.
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
  for (const name of document.cookie.split(/=[^;]*(?:; )?/).filter(Boolean))
    document.cookie = `${name}=; max-age=0; path=/`
  localStorage.clear()
  sessionStorage.clear()
})

// Generous timeout, so that a slow machine does not fail a test; a missing element still fails, only later.
configure({ asyncUtilTimeout: 20_000 })
