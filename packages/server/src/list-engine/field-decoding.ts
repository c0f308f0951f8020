import { createDecipheriv, hkdfSync } from 'node:crypto'

import { ENCODED_FIELD, fieldContext } from '@mallwright/contract/list-engine'

/** The text of an encoded field (`encodeField`), decoded once; `undefined` for anything else. Engine 1.5. */
export function decodeField(
  encoded: string,
  { signKey, path, field }: { readonly signKey: string; readonly path: string; readonly field: string },
): string | undefined {
  const { iv, tag, info, key: keyBytes } = ENCODED_FIELD
  if (!/^[\d+/A-Za-z]+={0,2}$/.test(encoded)) return undefined
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length < iv + tag) return undefined
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(signKey, 'hex'), '', info, keyBytes))
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, iv), { authTagLength: tag })
  decipher.setAAD(Buffer.from(fieldContext(path, field)))
  decipher.setAuthTag(bytes.subarray(-tag))
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(iv, -tag)), decipher.final()])
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
    // PostgreSQL has no NUL.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
