import type { StorageKey } from './storage-key.ts'

/** The values that specification 1 §3 lists, the session with its sign key, and the tokens of other accounts of the device: they are stored encoded. Decision 0115. */
const ENCODED_KEYS: readonly StorageKey[] = [
  'theme',
  'systemTheme',
  'loginUuid',
  'pwdFreeToken',
  'pwdFreeUuid',
  'pwdFreeSince',
  'account',
  'siteInfo',
  'mallUser',
  'session',
  'deviceAccounts',
]

/** Begins an encoded value; no plain one begins like it. */
const MARK = 'aes:'

/** Length of the initialisation vector in bytes. NIST SP 800-38D §8.2. */
export const IV_BYTES = 12

/** Key of an installation whose configuration names none: 64 hex characters. */
export const DEFAULT_STORAGE_KEY = '00'.repeat(32)

/** Whether a value is stored encoded. */
export function isEncodedKey(key: StorageKey): boolean {
  return ENCODED_KEYS.includes(key)
}

/** Whether a stored text is encoded, not one of an earlier version. */
export function isEncoded(stored: string): boolean {
  return stored.startsWith(MARK)
}

/** Encoded values that were read already, by what is stored under which key (`openedKey`). */
export type OpenedValues = ReadonlyMap<string, string>

/** Key of an opened value. @param name the value's full storage key */
export function openedKey(name: string, stored: string): string {
  return `${name}\n${stored}`
}

/** The stored text of encoded bytes: `iv ‖ ciphertext ‖ tag` in base64, after the mark. */
export function encodedText(bytes: Uint8Array): string {
  return MARK + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The bytes of a stored text. Throws for malformed base64. */
export function encodedBytes(stored: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(stored.slice(MARK.length)), (character) => character.charCodeAt(0))
}

/** The bytes of a key of 64 hex characters. Throws for another text. */
export function storageKeyBytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new Error('a storage key has 64 hex characters')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
