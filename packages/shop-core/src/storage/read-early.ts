import { encodedBytes, isEncoded, IV_BYTES, openedKey, storageKeyBytes } from './encoded-value.ts'
import type { OpenedValues } from './encoded-value.ts'
import { namespacedKey } from './storage-key.ts'
import type { StorageKey } from './storage-key.ts'

/** Reads stored values before the app's script, with the cipher in it, has loaded. */
export interface EarlyReader {
  /** Never rejects. */
  readonly read: (key: StorageKey) => Promise<string | undefined>
  /** What was read so far. */
  readonly opened: OpenedValues
}

/** Creates a reader by Web Crypto; values of an earlier version are plain. */
export function createEarlyReader(namespace: string, keyHex: string, subtle: SubtleCrypto): EarlyReader {
  const imported = (async () => subtle.importKey('raw', storageKeyBytes(keyHex), 'AES-GCM', false, ['decrypt']))()
  // Each read handles it.
  imported.catch(() => undefined)
  const opened = new Map<string, string>()
  const read = async (key: StorageKey) => {
    const name = namespacedKey(namespace, key)
    try {
      const stored = localStorage.getItem(name) ?? undefined
      if (stored === undefined || !isEncoded(stored)) return stored
      const bytes = encodedBytes(stored)
      const algorithm = {
        name: 'AES-GCM',
        iv: bytes.subarray(0, IV_BYTES),
        additionalData: new TextEncoder().encode(name),
      }
      const text = new TextDecoder().decode(await subtle.decrypt(algorithm, await imported, bytes.subarray(IV_BYTES)))
      opened.set(openedKey(name, stored), text)
      return text
    } catch {
      return undefined
    }
  }
  return { read, opened }
}
