import { isEncoded, isEncodedKey } from './encoded-value.ts'
import { namespacedKey } from './storage-key.ts'
import type { StorageKey } from './storage-key.ts'
import type { ValueCipher } from './value-cipher.ts'

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
 * Creates a store. Values that are stored encoded live in memory without a cipher; a plain one of an earlier version is
 * read and stored again.
 * @param namespace prefix of the keys; empty for the specification's bare keys
 * @param open may throw where storage is forbidden; memory is then used
 */
export function createLocalStore(namespace: string, open: () => Storage, cipher?: ValueCipher): LocalStore {
  const memory = new Map<StorageKey, string>()
  const storage = openQuietly(open)
  const fullKey = (key: StorageKey) => namespacedKey(namespace, key)
  const readStored = (key: StorageKey) => {
    const stored = storage?.getItem(fullKey(key)) ?? undefined
    if (stored === undefined || !isEncodedKey(key)) return stored
    if (isEncoded(stored)) return cipher?.decode(fullKey(key), stored)
    if (cipher) store.write(key, stored)
    return stored
  }
  const store: LocalStore = {
    fullKey,
    read: (key) => memory.get(key) ?? readStored(key),
    readJson: (key) => parseQuietly(store.read(key)),
    write(key, text) {
      const stored = isEncodedKey(key) ? cipher?.encode(fullKey(key), text) : text
      try {
        if (!storage || stored === undefined) throw new Error('no storage')
        storage.setItem(fullKey(key), stored)
        memory.delete(key)
      } catch {
        // Full or forbidden storage: the value lives in memory until the page is left.
        memory.set(key, text)
      }
    },
    writeJson: (key, value) => store.write(key, JSON.stringify(value)),
    remove(...keys) {
      for (const key of keys) {
        memory.delete(key)
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
