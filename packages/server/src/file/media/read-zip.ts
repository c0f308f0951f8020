/** Signatures of a ZIP's parts. PKWARE APPNOTE §4.3. */
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Fixed lengths of the parts, in bytes. */
const CENTRAL_BYTES = 46
const END_BYTES = 22

/** The longest comment behind the directory. */
const MAX_COMMENT = 0xffff

/**
 * Names of a ZIP's entries; `undefined` when its directory is none, leaves bytes in front of or behind the archive, or is of
 * the kind for more than 4 GB. Never throws.
 */
export function zipEntries(bytes: Buffer): readonly string[] | undefined {
  const end = endOf(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const from = bytes.readUInt32LE(end + 16)
  if (from + bytes.readUInt32LE(end + 12) !== end) return undefined
  // What stands in front of the first entry could be a file of another kind.
  if (count > 0 && bytes.readUInt32LE(0) !== LOCAL) return undefined
  const names: string[] = []
  let at = from
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) return undefined
    const nameLength = bytes.readUInt16LE(at + 28)
    const next = at + CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    if (next > end) return undefined
    names.push(bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength))
    at = next
  }
  return at === end ? names : undefined
}

/** Where the record behind the directory begins, whose comment ends with the file. */
function endOf(bytes: Buffer): number | undefined {
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - MAX_COMMENT); at--)
    if (bytes.readUInt32LE(at) === END && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at
  return undefined
}
