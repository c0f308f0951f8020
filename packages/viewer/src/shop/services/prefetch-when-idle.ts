/** Longest wait for an idle moment, in ms: a page that is never idle is busy for its reader. */
const IDLE_TIMEOUT_MS = 10_000

/**
 * Loads scripts ahead, each in an idle moment of its own, so that none of them delays an answer to the finger. Nothing where the
 * reader saves data. Returns cancel.
 */
export function prefetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  let cancel = () => undefined as void
  const next = ([load, ...rest]: readonly (() => Promise<unknown>)[]) => {
    if (!load) return
    cancel = whenIdle(() => {
      let isCancelled = false
      cancel = () => {
        isCancelled = true
      }
      const goOn = () => {
        if (!isCancelled) next(rest)
      }
      // A failed load is repeated when it is needed.
      load().then(goOn, goOn)
    })
  }
  next(loads)
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
