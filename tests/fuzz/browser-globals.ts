import { builtinEnvironments } from 'vitest/runtime'

// jsdom window of the unit tests, for the lifetime of the process.
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://shop.test/', pretendToBeVisual: true } })

/** Observer stub that never fires: jsdom has no layout. */
class BlindObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

// Scrolling stub: jsdom has none.
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollBy = () => undefined
Element.prototype.scrollIntoView = () => undefined

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: BlindObserver,
  IntersectionObserver: BlindObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
})
