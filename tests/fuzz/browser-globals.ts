import { builtinEnvironments } from 'vitest/runtime'

// The window that the unit tests draw in. It lives as long as the process.
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://shop.test/', pretendToBeVisual: true } })

/** An observer that never sees anything: jsdom has no layout. */
class BlindObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

// Nor does it scroll.
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollBy = () => undefined
Element.prototype.scrollIntoView = () => undefined

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: BlindObserver,
  IntersectionObserver: BlindObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
})
