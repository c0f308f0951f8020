import { createHash } from 'node:crypto'

/** The uuid v5 of a name in a namespace (32 hex digits): the same name has the same id in every run. RFC 9562 §5.5. */
export function nameUuid(namespace: string, name: string): string {
  const bytes = createHash('sha1').update(Buffer.from(namespace, 'hex')).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
