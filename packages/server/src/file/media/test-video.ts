/** One box of an MP4. ISO/IEC 14496-12 §4.2. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** How a test's video differs from 640 × 360 px, 12.5 s, upright. */
export interface TestVideo {
  readonly width?: number
  readonly height?: number
  readonly isTurned?: boolean
  readonly brand?: string
  readonly handler?: string
  /** Content of the samples, such as bytes that a range request must return. */
  readonly samples?: Buffer
}

/** The smallest file that is an MP4 to its reader: a brand, a head with one track, and samples. */
export function videoBytes(change: TestVideo = {}): Buffer {
  const { brand = 'isom', samples = Buffer.alloc(64) } = change
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0isommp42`, 'latin1')),
    box('moov', movieHeader(), box('trak', trackHeader(change), box('mdia', handler(change.handler ?? 'vide')))),
    box('mdat', samples),
  ])
}

function movieHeader(): Buffer {
  const body = Buffer.alloc(100)
  body.writeUInt32BE(1000, 12)
  body.writeUInt32BE(12_500, 16)
  return box('mvhd', body)
}

function trackHeader({ width = 640, height = 360, isTurned = false }: TestVideo): Buffer {
  const body = Buffer.alloc(84)
  body.writeInt32BE(isTurned ? 0 : 0x10000, 40)
  body.writeInt32BE(isTurned ? 0x10000 : 0, 44)
  body.writeUInt32BE(width * 65_536, 76)
  body.writeUInt32BE(height * 65_536, 80)
  return box('tkhd', body)
}

function handler(type: string): Buffer {
  return box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${type}\0\0\0\0\0\0\0\0\0\0\0\0\0`, 'latin1'))
}
