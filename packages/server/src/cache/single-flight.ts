/** Lets callers that ask the same at the same time share one read that began after each of them asked. */
export interface SingleFlight<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Flight<Value> {
  /** The read under way; whoever comes now may have seen a write that it missed. */
  readonly current: Promise<Value>
  /** The read that starts when the current one ends, for everybody who came meanwhile. */
  next?: Promise<Value>
}

/** Makes a shared read. Nothing is kept once nobody waits. */
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
