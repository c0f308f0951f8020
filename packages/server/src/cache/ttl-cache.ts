import { LRUCache } from 'lru-cache'

/** Cache with a time to live; concurrent loads of a key are shared. */
export interface TtlCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
  clear(): void
}

/** Maximum number of keys. */
const MAX_KEYS = 500

/** Creates a cache whose entries expire after `lifetimeMs`. */
export function createTtlCache<Value>(lifetimeMs: number): TtlCache<Value> {
  // Promises are stored, not values: after `clear`, a pending load is neither shared nor stored.
  const loads = new LRUCache<string, Promise<Value>>({ max: MAX_KEYS, ttl: lifetimeMs })
  return {
    get(key, load) {
      const cached = loads.get(key)
      if (cached) return cached
      const started = load()
      loads.set(key, started)
      // Failed loads are not cached; their callers get the error.
      started.catch(() => loads.peek(key) === started && loads.delete(key))
      return started
    },
    clear: () => loads.clear(),
  }
}
