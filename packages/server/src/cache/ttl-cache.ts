/** Cache with a time to live; concurrent loads of a key are shared. */
export interface TtlCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
  clear(): void
}

/** The most keys that a cache holds. */
const MAX_KEYS = 500

/** Creates a cache whose entries expire after `lifetimeMs`. */
export function createTtlCache<Value>(lifetimeMs: number): TtlCache<Value> {
  const held = new Map<string, { readonly value: Promise<Value>; readonly until: number }>()
  return {
    get(key, load) {
      const known = held.get(key)
      if (known && known.until > Date.now()) return known.value
      if (held.size >= MAX_KEYS) held.clear()
      const entry = { value: load(), until: Date.now() + lifetimeMs }
      held.set(key, entry)
      // Failed loads are not cached; their callers get the error.
      entry.value.catch(() => held.get(key) === entry && held.delete(key))
      return entry.value
    },
    clear: () => held.clear(),
  }
}
