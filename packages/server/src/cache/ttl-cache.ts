/** Keeps what `load` gives for a key for a short while; calls that come meanwhile share one load. */
export interface TtlCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
  clear(): void
}

/** The most keys that a cache holds. */
const MAX_KEYS = 500

/** Makes a cache whose values count for `lifetimeMs`. */
export function createTtlCache<Value>(lifetimeMs: number): TtlCache<Value> {
  const held = new Map<string, { readonly value: Promise<Value>; readonly until: number }>()
  return {
    get(key, load) {
      const known = held.get(key)
      if (known && known.until > Date.now()) return known.value
      if (held.size >= MAX_KEYS) held.clear()
      const entry = { value: load(), until: Date.now() + lifetimeMs }
      held.set(key, entry)
      // A failed load is not kept; whoever waits for it hears of the failure.
      entry.value.catch(() => held.get(key) === entry && held.delete(key))
      return entry.value
    },
    clear: () => held.clear(),
  }
}
