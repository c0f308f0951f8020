import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

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

// Generous timeout, so that a slow machine does not fail a test; a missing element still fails, only later.
configure({ asyncUtilTimeout: 20_000 })
