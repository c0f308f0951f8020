/** Joins the calls that arrive while one statement is in flight into the next one. */
export function microBatch<Key, Value>(
  run: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  interface Waiting {
    readonly key: Key
    readonly resolve: (value: Value) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let isBusy = false

  const drain = async () => {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH)
      try {
        const values = await run(batch.map(({ key }) => key))
        batch.forEach(({ resolve }, index) => resolve(values[index] as Value))
      } catch (error) {
        batch.forEach(({ reject }) => reject(error))
      }
    }
    isBusy = false
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      // Started after this turn of the event loop, so that requests read from one poll share a statement.
      if (!isBusy) {
        isBusy = true
        setImmediate(() => void drain())
      }
    })
}

/** The most keys in one statement. */
const MAX_BATCH = 500
