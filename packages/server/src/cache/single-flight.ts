/** Single-flight with read-your-writes: a call never joins a read that started before it. */
export interface SingleFlight<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Flight<Value> {
  running?: Promise<unknown> | undefined
  /** The read that is about to start, shared by all calls until then. */
  next?: Promise<Value> | undefined
}

/**
 * Creates a single-flight group. Calls of one turn of the event loop share a read, and so do all calls that arrive while
 * another runs: a key is read once at a time, so a call waits for two reads at most. No value is held after the last caller
 * is answered.
 */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const flights = new Map<string, Flight<Value>>()
  const start = async (key: string, flight: Flight<Value>, load: () => Promise<Value>): Promise<Value> => {
    await nextTurn()
    await Promise.allSettled([flight.running])
    flight.next = undefined
    const read = load()
    flight.running = read
    try {
      return await read
    } finally {
      if (flight.running === read) flight.running = undefined
      if (!flight.next && !flight.running) flights.delete(key)
    }
  }
  return {
    get(key, load) {
      const flight = flights.get(key) ?? {}
      flights.set(key, flight)
      flight.next ??= start(key, flight, load)
      return flight.next
    },
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
