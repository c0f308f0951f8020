import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of a ZIP: its name, and its text piece by piece. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

/** Signatures of the parts. PKWARE APPNOTE §4.3. */
const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** 2.0: deflated. */
const VERSION = 20
/** Bit 3: sizes follow the data, because they are not known before. Bit 11: names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1980-01-01, the first day that the format knows: when a workbook was made, its server says. */
const DAY = 0x21

/** What the directory says of a written entry. */
interface Written {
  readonly name: Buffer
  readonly offset: number
  readonly crc: number
  readonly size: number
  readonly packedSize: number
}

/**
 * The bytes of a ZIP whose entries are read only as fast as it is. Nothing is collected but one line an entry; an error of an
 * entry ends it. Sizes are those of the format without ZIP64: 4 GB an entry.
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const head = localHead(name)
    const sums = { crc: 0, size: 0 }
    let packedSize = 0
    yield head
    for await (const packed of deflated(entry.content, sums)) {
      packedSize += packed.length
      yield packed
    }
    const done = { name, offset, packedSize, ...sums }
    const tail = descriptor(done)
    yield tail
    written.push(done)
    offset += head.length + packedSize + tail.length
  }
  const directory = Buffer.concat(written.map(centralHead))
  yield directory
  yield endOf({ count: written.length, size: directory.length, offset })
}

/** The deflated text; sums are filled while it is read. */
function deflated(content: ZipEntry['content'], sums: { crc: number; size: number }): AsyncIterable<Buffer> {
  async function* summed() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      yield bytes
    }
  }
  // Errors of the source arrive at the reader of the last stream.
  return pipeline(
    Readable.from(summed(), { objectMode: false, highWaterMark: 64 * 1024 }),
    createDeflateRaw(),
    () => undefined,
  )
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(DAY, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packedSize, size }: Written): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(DESCRIPTOR, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packedSize, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function centralHead({ name, offset, crc, packedSize, size }: Written): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(CENTRAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(VERSION, 6)
  head.writeUInt16LE(FLAGS, 8)
  head.writeUInt16LE(DEFLATED, 10)
  head.writeUInt16LE(DAY, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packedSize, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}

function endOf({ count, size, offset }: { readonly count: number; readonly size: number; readonly offset: number }) {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
