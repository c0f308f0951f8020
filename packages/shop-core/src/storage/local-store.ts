/** Storage keys. The first eight are the specification's (1 §3); the others are ours. */
export type StorageKey =
  | 'theme'
  | 'systemTheme'
  | 'loginUuid'
  | 'pwdFreeToken'
  | 'pwdFreeUuid'
  | 'account'
  | 'siteInfo'
  | 'mallUser'
  | 'session'
  | 'lastRoute'
  | 'chosenAddress'
  | 'scroll'
  | 'seenProducts'
  | 'listLayout'

/** Namespaced access to web storage. Never throws: falls back to memory when storage is unavailable. */
export interface LocalStore {
  read(key: StorageKey): string | undefined
  /** Parsed JSON of a key; `undefined` when absent or malformed. */
  readJson(key: StorageKey): unknown
  write(key: StorageKey, text: string): void
  writeJson(key: StorageKey, value: unknown): void
  remove(...keys: readonly StorageKey[]): void
  /** Key including the namespace, for `storage` events. */
  fullKey(key: StorageKey): string
}

/**
 * Creates a store.
 * @param namespace prefix of the keys; empty for the specification's bare keys
 * @param open may throw where storage is forbidden; memory is then used
 */
export function createLocalStore(namespace: string, open: () => Storage): LocalStore {
  const memory = new Map<string, string>()
  const storage = openQuietly(open)
  const fullKey = (key: StorageKey) => (namespace === '' ? key : `${namespace}.${key}`)
  const store: LocalStore = {
    fullKey,
    read: (key) => memory.get(fullKey(key)) ?? storage?.getItem(fullKey(key)) ?? undefined,
    readJson: (key) => parseQuietly(store.read(key)),
    write(key, text) {
      try {
        if (!storage) throw new Error('no storage')
        storage.setItem(fullKey(key), text)
        memory.delete(fullKey(key))
      } catch {
        // Full or forbidden storage: the value lives in memory until the page is left.
        memory.set(fullKey(key), text)
      }
    },
    writeJson: (key, value) => store.write(key, JSON.stringify(value)),
    remove(...keys) {
      for (const key of keys) {
        memory.delete(fullKey(key))
        storage?.removeItem(fullKey(key))
      }
    },
  }
  return store
}

function openQuietly(open: () => Storage): Storage | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

function parseQuietly(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
