/** Longest wait for an idle moment, in ms: a page that is never idle is busy for its reader. */
const IDLE_TIMEOUT_MS = 10_000

/** Time (ms) that a page is left alone: while it settles, an idle moment is one between two tasks of its own. */
const SETTLE_MS = 8_000

/** What somebody does who will go on. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** Time (ms) that nothing has scrolled before a script is loaded: on a slow phone each would cost the finger a frame. */
const REST_MS = 500

/**
 * Loads scripts ahead, from the first sign of a reader or some seconds on, each in an idle moment of its own in which nothing
 * scrolls, so that none of them delays an answer to the finger. Nothing where the reader saves data. Returns cancel.
 */
export function prefetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  const begin = () => {
    stopWaiting()
    cancel = loadInTurns(loads)
  }
  const timer = setTimeout(begin, SETTLE_MS)
  const stopWaiting = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, begin)
  }
  let cancel = stopWaiting
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  return () => cancel()
}

function loadInTurns(loads: readonly (() => Promise<unknown>)[]): () => void {
  // What began it may have been a scroll.
  let scrolledAt = performance.now()
  const onScroll = () => {
    scrolledAt = performance.now()
  }
  // Lists that scroll in themselves, too.
  const scroll = { capture: true, passive: true } as const
  addEventListener('scroll', onScroll, scroll)
  let cancel = () => undefined as void
  const next = ([load, ...rest]: readonly (() => Promise<unknown>)[]) => {
    if (!load) return removeEventListener('scroll', onScroll, scroll)
    cancel = whenAtRest(
      () => scrolledAt,
      () => {
        let isCancelled = false
        cancel = () => {
          isCancelled = true
        }
        const goOn = () => {
          if (!isCancelled) next(rest)
        }
        // A failed load is repeated when it is needed.
        load().then(goOn, goOn)
      },
    )
  }
  next(loads)
  return () => {
    removeEventListener('scroll', onScroll, scroll)
    cancel()
  }
}

/** Does a task in the first idle moment that is long enough after the last scroll. Returns cancel. */
function whenAtRest(scrolledAt: () => number, task: () => void): () => void {
  let cancel = () => undefined as void
  const wait = () => {
    cancel = whenIdle(() => {
      const left = REST_MS - (performance.now() - scrolledAt())
      if (left <= 0) return task()
      const timer = setTimeout(wait, left)
      cancel = () => clearTimeout(timer)
    })
  }
  wait()
  return () => cancel()
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 1_000)
  return () => clearTimeout(timer)
}
