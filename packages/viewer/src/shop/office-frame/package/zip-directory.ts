/** A part of an archive, as its directory has it. */
export interface ZipPart {
  readonly name: string
  /** Whether it is deflated; it is stored as it is otherwise. */
  readonly isDeflated: boolean
  readonly packed: Uint8Array
}

/** Signatures and fixed lengths (bytes) of an archive's records. PKWARE APPNOTE §4.3. */
const LOCAL = { signature: 0x04034b50, bytes: 30 } as const
const CENTRAL = { signature: 0x02014b50, bytes: 46 } as const
const END = { signature: 0x06054b50, bytes: 22, comment: 0xffff } as const

/** Parts that an archive may have: a document has hundreds. */
const MAX_PARTS = 10_000

/** Parts of an archive by their names, of two with one name the first; `undefined` for what is none, is encrypted, or has parts outside of itself. */
export function readZipDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipPart> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > MAX_PARTS) return undefined
  const parts = new Map<string, ZipPart>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL.bytes > end || view.getUint32(at, true) !== CENTRAL.signature) return undefined
    const next = at + CENTRAL.bytes + view.getUint16(at + 28, true)
    const part = partAt(bytes, view, at)
    if (next > end || !part) return undefined
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL.bytes, next)).replaceAll('\\', '/')
    if (!parts.has(name)) parts.set(name, { name, ...part })
    at = next + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

/** What the entry of a directory says about its part. */
function partAt(bytes: Uint8Array, view: DataView, entry: number): Omit<ZipPart, 'name'> | undefined {
  const isEncrypted = (view.getUint16(entry + 8, true) & 1) === 1
  const method = view.getUint16(entry + 10, true)
  const length = view.getUint32(entry + 20, true)
  const local = view.getUint32(entry + 42, true)
  if (isEncrypted || (method !== 0 && method !== 8)) return undefined
  if (local + LOCAL.bytes > bytes.length || view.getUint32(local, true) !== LOCAL.signature) return undefined
  const from = local + LOCAL.bytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + length > bytes.length) return undefined
  return { isDeflated: method === 8, packed: bytes.subarray(from, from + length) }
}

/** Where the record behind the directory begins, whose comment ends with the file. */
function endOf(view: DataView): number | undefined {
  const { byteLength } = view
  for (let at = byteLength - END.bytes; at >= Math.max(0, byteLength - END.bytes - END.comment); at--)
    if (view.getUint32(at, true) === END.signature && at + END.bytes + view.getUint16(at + 20, true) === byteLength)
      return at
  return undefined
}
