import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Bytes of the initialisation vector, which comes first, and of the tag, which comes last. Engine 1.5. */
export const ENCODED_FIELD = { iv: 12, tag: 16, info: 'list-fields', key: 32 } as const

/** Members of list calls that travel encoded when bEncrypt is set. Engine 1.5; specification 1 §7.5, 3 §7. */
export const ENCODED_MEMBERS = {
  list: [
    'cColumns',
    'cWhere',
    'cFilterField',
    'cFilterValue',
    'cOrderField',
    'cTableName',
    'cDefinedApi',
    'cServerName',
  ],
  /** Those of its definition. */
  tree: [
    'cDataSourceType',
    'cDataScopeType',
    'cServerName',
    'cTableName',
    'cDefinedApi',
    'cQueryField',
    'cOrderField',
    'cKeyField',
    'cParentKeyField',
    'cShowField',
    'cTreeCodeField',
  ],
  entities: ['cEntityName', 'cDispColumn', 'cWhereStr'],
} as const

/** What the encoding of a field is bound to, so that no value fits another field or call. */
export function fieldContext(path: string, field: string): string {
  return `${path}\n${field}`
}

/** Where a field is encoded: the session's sign key (64 hex characters), the call and the member. */
interface FieldTarget {
  readonly signKey: string
  readonly path: string
  readonly field: string
}

/** Where members of a call are encoded, and which. */
interface MembersTarget extends Omit<FieldTarget, 'field'> {
  readonly names: readonly string[]
}

/**
 * Encodes a field of a list call: base64 of iv, AES-256-GCM text and tag, under a key from the session's sign key. It
 * protects nothing, since the shop has the key (domain 1.13). Specification 2 §7.
 */
export function encodeField(text: string, target: FieldTarget): string {
  const iv = crypto.getRandomValues(new Uint8Array(ENCODED_FIELD.iv))
  const sealed = cipherOf(iv, target).encrypt(utf8ToBytes(text))
  return btoa(Array.from(concatBytes(iv, sealed), (byte) => String.fromCharCode(byte)).join(''))
}

function cipherOf(iv: Uint8Array, { signKey, path, field }: FieldTarget) {
  const key = hkdf(sha256, hexToBytes(signKey), new Uint8Array(0), utf8ToBytes(ENCODED_FIELD.info), ENCODED_FIELD.key)
  return gcm(key, iv, utf8ToBytes(fieldContext(path, field)))
}

/** A body with bEncrypt and its members of these names encoded; '' and what is absent stay as they are. */
export function encodeMembers<Body extends object>(
  body: Body,
  { signKey, path, names }: MembersTarget,
): Body & { readonly bEncrypt: true } {
  const change = (text: string, field: string) => encodeField(text, { signKey, path, field })
  return { ...body, ...changedMembers(body, names, change), bEncrypt: true }
}

/** A body as it was before `encodeMembers`; throws where a member was not encoded for this call. */
export function decodeMembers<Body extends object>(body: Body, { signKey, path, names }: MembersTarget): Body {
  const change = (text: string, field: string) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const iv = bytes.subarray(0, ENCODED_FIELD.iv)
    return new TextDecoder().decode(cipherOf(iv, { signKey, path, field }).decrypt(bytes.subarray(ENCODED_FIELD.iv)))
  }
  return { ...body, ...changedMembers(body, names, change) }
}

function changedMembers(body: object, names: readonly string[], change: (text: string, field: string) => string) {
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, text]) =>
      typeof text === 'string' && text !== '' && names.includes(field) ? [[field, change(text, field)] as const] : [],
    ),
  )
}
