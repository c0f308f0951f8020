/** The most keys in one statement. */
const MAX_BATCH = 500

/** Limits of a batch. */
export interface BatchOptions {
  /** Statements that run at once, at most. */
  readonly inFlight: number
  /**
   * The next statement starts before the last has ended only when that takes longer than this (ms): calls are gathered while
   * statements are quick, and held up by no slow one. Without it, statements start whenever there are calls.
   */
  readonly slowMs?: number
  /** Whether an error of one batch also ends the calls that wait for the next, as when the database does not answer. */
  readonly failsAll?: (error: unknown) => boolean
}

/** Batches concurrent calls into one statement. */
export function microBatch<Key, Value>(
  { inFlight, slowMs = 0, failsAll }: BatchOptions,
  run: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  interface Waiting {
    readonly key: Key
    readonly resolve: (value: Value) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = 0
  /** Those of the running that the next need not wait for. */
  let slow = 0
  let isDue = false

  const canBegin = () => waiting.length > 0 && running < inFlight && (slowMs === 0 || running === slow)
  const runOne = async () => {
    const batch = waiting.slice(0, MAX_BATCH)
    waiting = waiting.slice(MAX_BATCH)
    running += 1
    let isSlow = false
    const timer =
      slowMs > 0 &&
      setTimeout(() => {
        isSlow = true
        slow += 1
        beginSoon()
      }, slowMs)
    try {
      const values = await run(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(values[index] as Value))
    } catch (error) {
      const failed = failsAll?.(error) ? [...batch, ...waiting.splice(0)] : batch
      failed.forEach(({ reject }) => reject(error))
    } finally {
      if (timer) clearTimeout(timer)
      running -= 1
      if (isSlow) slow -= 1
      beginSoon()
    }
  }
  // Deferred by `setImmediate`, so that requests read in one poll share a statement.
  const beginSoon = () => {
    if (isDue || !canBegin()) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (canBegin()) void runOne()
    })
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      beginSoon()
    })
}
