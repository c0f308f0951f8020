/** A ZIP of empty entries, as its reader sees it. PKWARE APPNOTE §4.3. */
export function zipBytes(names: readonly string[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  for (const name of names) {
    const text = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(text.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50)
    central.writeUInt16LE(text.length, 28)
    central.writeUInt32LE(Buffer.concat(locals).length, 42)
    locals.push(local, text)
    centrals.push(central, text)
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(Buffer.concat(locals).length, 16)
  return Buffer.concat([...locals, directory, end])
}

/** A compound file with one stream in its directory. MS-CFB §2.6.1. */
export function compoundBytes(stream: string): Buffer {
  const bytes = Buffer.alloc(1024)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  const name = Buffer.from(`${stream}\0`, 'utf16le')
  name.copy(bytes, 640)
  bytes.writeUInt16LE(name.length, 640 + 64)
  bytes[640 + 66] = 2
  return bytes
}

/** Frames of silence: 128 kbit/s, 44.1 kHz, 417 bytes each. */
export function soundBytes(frames = 3): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** The smallest text that counts as a PDF. */
export const PDF_BYTES = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
