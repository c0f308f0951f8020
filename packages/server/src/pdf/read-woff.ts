import { inflateSync } from 'node:zlib'

/** Bytes of the headers of a WOFF file and of a font, and of their entries a table. WOFF 1.0 §3 and §4, OpenType, "Organization of an OpenType font". */
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/** Tables of a font begin at multiples of four bytes. */
const aligned = (size: number) => Math.ceil(size / 4) * 4

/** The OpenType font in a WOFF 1.0 file: its tables, each of which is deflated where that is shorter. Throws for any other file. */
export function readWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, stored, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + stored)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: stored < size ? inflateSync(bytes) : bytes,
    }
  })
  const head = Buffer.alloc(FONT_HEADER + count * FONT_ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * FONT_ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * FONT_ENTRY, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = FONT_HEADER + index * FONT_ENTRY
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    parts.push(bytes, Buffer.alloc(aligned(bytes.length) - bytes.length))
    offset += aligned(bytes.length)
  })
  return Buffer.concat(parts)
}
