import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Bytes of the initialisation vector, which comes first, and of the tag, which comes last. Engine 1.5. */
export const ENCODED_FIELD = { iv: 12, tag: 16, info: 'list-fields', key: 32 } as const

/** What the encoding of a field is bound to, so that no value fits another field or call. */
export function fieldContext(path: string, field: string): string {
  return `${path}\n${field}`
}

/**
 * Encodes a field of a list call: base64 of iv, AES-256-GCM text and tag, under a key from the session's sign key (64 hex
 * characters). It protects nothing, since the shop has the key (domain 1.13). Specification 2 §7.
 */
export function encodeField(
  text: string,
  { signKey, path, field }: { readonly signKey: string; readonly path: string; readonly field: string },
): string {
  const key = hkdf(sha256, hexToBytes(signKey), new Uint8Array(0), utf8ToBytes(ENCODED_FIELD.info), ENCODED_FIELD.key)
  const iv = crypto.getRandomValues(new Uint8Array(ENCODED_FIELD.iv))
  const sealed = gcm(key, iv, utf8ToBytes(fieldContext(path, field))).encrypt(utf8ToBytes(text))
  return btoa(Array.from(concatBytes(iv, sealed), (byte) => String.fromCharCode(byte)).join(''))
}
