/** Single-flight with read-your-writes: a call never joins a read that started before it. */
export interface SingleFlight<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Flight<Value> {
  readonly running: Set<Promise<unknown>>
  /** The read that is about to start, shared by all calls until then. */
  next?: Promise<Value> | undefined
}

/** Reads of one key at once: a call waits for no earlier read, and a slow database gets no more than these. */
const MAX_RUNNING = 3

/**
 * Creates a single-flight group. Calls of one turn of the event loop share a read, and so do calls that wait while the most
 * reads are running; no value is held after the last caller is answered.
 */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const flights = new Map<string, Flight<Value>>()
  const start = async (key: string, flight: Flight<Value>, load: () => Promise<Value>): Promise<Value> => {
    await nextTurn()
    while (flight.running.size >= MAX_RUNNING) await Promise.race([...flight.running].map(settled))
    flight.next = undefined
    const read = load()
    flight.running.add(read)
    try {
      return await read
    } finally {
      flight.running.delete(read)
      if (!flight.next && flight.running.size === 0) flights.delete(key)
    }
  }
  return {
    get(key, load) {
      const flight = flights.get(key) ?? { running: new Set() }
      flights.set(key, flight)
      flight.next ??= start(key, flight, load)
      return flight.next
    },
  }
}

async function settled(read: Promise<unknown>): Promise<void> {
  await Promise.allSettled([read])
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
