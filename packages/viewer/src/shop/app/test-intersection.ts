import { afterEach, beforeEach, vi } from 'vitest'

/** A stubbed IntersectionObserver. */
interface TestIntersection {
  /** Reports the observed element as near the viewport; no effect while none is observed. */
  readonly comeNear: () => void
}

/** Stubs IntersectionObserver in each test of a file, and removes all stubs after it; reports go to the newest observer. */
export function stubIntersection(): TestIntersection {
  let report: (() => void) | undefined
  beforeEach(() => {
    report = undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
          report = () => listen([{ isIntersecting: true }])
        }
        observe(): void {}
        disconnect(): void {
          report = undefined
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())
  return { comeNear: () => report?.() }
}
