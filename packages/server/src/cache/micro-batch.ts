/** The most keys in one statement. */
const MAX_BATCH = 500

/** Limits of a batch. */
export interface BatchOptions {
  /** Statements that run at once, at most. */
  readonly inFlight: number
  /** Whether an error of one batch also ends the calls that wait for the next, as when the database does not answer. */
  readonly failsAll?: (error: unknown) => boolean
}

/** Batches concurrent calls into one statement. */
export function microBatch<Key, Value>(
  { inFlight, failsAll }: BatchOptions,
  run: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  interface Waiting {
    readonly key: Key
    readonly resolve: (value: Value) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = 0
  let isDue = false

  const runOne = async () => {
    const batch = waiting.slice(0, MAX_BATCH)
    waiting = waiting.slice(MAX_BATCH)
    running += 1
    try {
      const values = await run(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(values[index] as Value))
    } catch (error) {
      const failed = failsAll?.(error) ? [...batch, ...waiting.splice(0)] : batch
      failed.forEach(({ reject }) => reject(error))
    } finally {
      running -= 1
      beginSoon()
    }
  }
  // Deferred by `setImmediate`, so that requests read in one poll share a statement.
  const beginSoon = () => {
    if (isDue || waiting.length === 0) return
    isDue = true
    setImmediate(() => {
      isDue = false
      const free = inFlight - running
      for (let begun = 0; begun < free && waiting.length > 0; begun += 1) void runOne()
    })
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (running < inFlight) beginSoon()
    })
}
