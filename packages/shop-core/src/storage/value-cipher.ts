import { gcm } from '@noble/ciphers/aes.js'

import { encodedBytes, encodedText, IV_BYTES, openedKey, storageKeyBytes } from './encoded-value.ts'
import type { OpenedValues } from './encoded-value.ts'

/** Encodes stored values. Every visitor is given the key, so that this protects nothing. Decision 0115. */
export interface ValueCipher {
  /** @param name the value's full storage key: the text cannot be read under another */
  encode(name: string, text: string): string
  /** `undefined` for a text of another key, of another name, or a changed one. */
  decode(name: string, stored: string): string | undefined
}

/**
 * Creates a cipher: AES-256-GCM, whose additional data are the value's name. It is synchronous, for the first frame, and what was
 * opened before is not opened again.
 */
export function createValueCipher(keyHex: string, opened?: OpenedValues): ValueCipher {
  const key = storageKeyBytes(keyHex)
  const cipherOf = (iv: Uint8Array, name: string) => gcm(key, iv, new TextEncoder().encode(name))
  return {
    encode(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const sealed = cipherOf(iv, name).encrypt(new TextEncoder().encode(text))
      const bytes = new Uint8Array(IV_BYTES + sealed.length)
      bytes.set(iv)
      bytes.set(sealed, IV_BYTES)
      return encodedText(bytes)
    },
    decode(name, stored) {
      const known = opened?.get(openedKey(name, stored))
      if (known !== undefined) return known
      try {
        const bytes = encodedBytes(stored)
        return new TextDecoder().decode(cipherOf(bytes.subarray(0, IV_BYTES), name).decrypt(bytes.subarray(IV_BYTES)))
      } catch {
        return undefined
      }
    },
  }
}
