import { LRUCache } from 'lru-cache'

/** Gives the last known value of a key while loading fails, as when the database does not answer. */
export interface LastKnown<Value> {
  /** The loaded value; the last known one when loading fails, and for a while afterwards without waiting for it. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  /** Drops the last known values. */
  clear(): void
}

/** When loads of a process failed last; shared by its groups, so that a caller waits for one of them only. */
export interface Outage {
  isActive(): boolean
  begin(): void
  /** Loads are waited for again. */
  end(): void
}

/** How long (ms) after a failure the last known value is given at once: longer than a load needs to fail again. */
const FAILING_MS = 10_000

/** Creates the outage of a process, inactive. */
export function createOutage(): Outage {
  let failedAt = -Infinity
  return {
    isActive: () => performance.now() - failedAt < FAILING_MS,
    begin: () => {
      failedAt = performance.now()
    },
    end: () => {
      failedAt = -Infinity
    },
  }
}

/** Creates an empty group of values. */
export function createLastKnown<Value extends object>(options: {
  readonly max: number
  readonly outage: Outage
  /** Whether a value may still be given. */
  readonly isUsable?: (value: Value) => boolean
  /** Whether a value is worth remembering. */
  readonly isKept?: (value: Value) => boolean
}): LastKnown<Value> {
  const { max, outage, isUsable = () => true, isKept = () => true } = options
  const known = new LRUCache<string, Value>({ max })
  // A load that began before `clear` may be outdated: it is not stored.
  let generation = 0
  const usable = (key: string) => {
    const value = known.get(key)
    return value && isUsable(value) ? value : undefined
  }
  const loadAndStore = async (key: string, load: () => Promise<Value>): Promise<Value> => {
    const startedIn = generation
    try {
      const value = await load()
      outage.end()
      if (startedIn === generation && isKept(value)) known.set(key, value)
      return value
    } catch (error) {
      outage.begin()
      throw error
    }
  }
  return {
    get(key, load) {
      const last = outage.isActive() ? usable(key) : undefined
      const loading = loadAndStore(key, load).catch((error: unknown) => {
        const fallback = usable(key)
        if (fallback) return fallback
        throw error
      })
      if (!last) return loading
      loading.catch(() => undefined)
      return Promise.resolve(last)
    },
    clear: () => {
      generation += 1
      known.clear()
    },
  }
}
