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

afterEach(cleanup)

// Files share a DOM: each leaves no stubs, content, address or cookies behind. Listeners of the window stay; what they do must not matter.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
  for (const name of document.cookie.split(/=[^;]*(?:; )?/).filter(Boolean))
    document.cookie = `${name}=; max-age=0; path=/`
  localStorage.clear()
  sessionStorage.clear()
})

// Generous timeout, so that a slow machine does not fail a test; a missing element still fails, only later.
configure({ asyncUtilTimeout: 20_000 })
