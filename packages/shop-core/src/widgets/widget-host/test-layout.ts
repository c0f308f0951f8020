import { vi } from 'vitest'

/** Size (px) of everything but rows. */
const WINDOW = new DOMRect(0, 0, 375, 600)
const ROW = new DOMRect(0, 0, 375, 100)

/** Nothing resizes in a test file: jsdom has no layout, and no observer of it. */
export function stubResizes(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
}

/** Gives what jsdom has none of: every element has a size, so that rows count as measured and those in sight are drawn. */
export function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
    return this === document.body ? null : document.body
  })
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly callback: (entries: unknown[]) => void
      constructor(callback: (entries: unknown[]) => void) {
        this.callback = callback
      }
      observe(target: Element): void {
        const contentRect = target.matches(':is(li, :has(> [role=row]))') ? ROW : WINDOW
        queueMicrotask(() => this.callback([{ target, contentRect }]))
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
}
