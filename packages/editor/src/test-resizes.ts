import { vi } from 'vitest'

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
