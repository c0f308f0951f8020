/** What is kept between visits. The first eight are the specification's (1 §3); `session` and `lastRoute` are ours. */
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

/** Text kept under fixed keys, in a name space of its own. Never throws: without a usable storage it forgets at reload. */
export interface LocalStore {
  read(key: StorageKey): string | undefined
  /** The JSON under a key; `undefined` when there is none or it cannot be read. */
  readJson(key: StorageKey): unknown
  write(key: StorageKey, text: string): void
  writeJson(key: StorageKey, value: unknown): void
  remove(...keys: readonly StorageKey[]): void
  /** The key as it stands in the browser's storage, for `storage` events. */
  fullKey(key: StorageKey): string
}

/**
 * Opens a store.
 * @param namespace put in front of the keys; empty for the specification's bare keys
 * @param open may throw where the browser forbids storage; memory is used then
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
        // A full or forbidden storage must not stop the shop: the value lives until the page goes.
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
