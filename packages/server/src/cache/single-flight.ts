/** Single-flight with read-your-writes: never joins a read that started before the call. */
export interface SingleFlight<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Flight<Value> {
  /** The running read; later callers may have seen a write that it missed. */
  readonly current: Promise<Value>
  /** The next read, shared by all calls that arrived during the current one. */
  next?: Promise<Value>
}

/** Creates a single-flight group; holds no value after the last caller is answered. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const readings = new Map<string, Flight<Value>>()
  const start = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const current = load()
    const reading: Flight<Value> = { current }
    readings.set(key, reading)
    const forget = () => {
      if (readings.get(key) === reading && !reading.next) readings.delete(key)
    }
    void settled(current).then(forget)
    return current
  }
  return {
    get(key, load) {
      const reading = readings.get(key)
      if (!reading) return start(key, load)
      reading.next ??= settled(reading.current).then(() => start(key, load))
      return reading.next
    },
  }
}

async function settled(read: Promise<unknown>): Promise<void> {
  await Promise.allSettled([read])
}
