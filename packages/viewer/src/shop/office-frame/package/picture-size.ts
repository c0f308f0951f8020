/** Pixels of a picture that a phone can decode. */
const MAX_PIXELS = 40_000_000

/** The type of a picture that a browser shows; `undefined` for any other, and for one that would take a device's memory. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { type, isOne, pixels } of KINDS) {
    if (bytes.length < 32 || !isOne(view)) continue
    const count = pixels(view)
    return count > 0 && count <= MAX_PIXELS ? type : undefined
  }
  return undefined
}

interface PictureKind {
  readonly type: string
  readonly isOne: (view: DataView) => boolean
  /** 0 when they are not told. */
  readonly pixels: (view: DataView) => number
}

const KINDS: readonly PictureKind[] = [
  {
    type: 'image/png',
    isOne: (view) => view.getUint32(0) === 0x89504e47,
    pixels: (view) => view.getUint32(16) * view.getUint32(20),
  },
  {
    type: 'image/gif',
    isOne: (view) => view.getUint32(0) === 0x47494638,
    pixels: (view) => view.getUint16(6, true) * view.getUint16(8, true),
  },
  {
    type: 'image/bmp',
    isOne: (view) => view.getUint16(0) === 0x424d,
    pixels: (view) => Math.abs(view.getInt32(18, true) * view.getInt32(22, true)),
  },
  { type: 'image/jpeg', isOne: (view) => view.getUint16(0) === 0xffd8, pixels: jpegPixels },
]

/** Pixels by the frame header of a JPEG. ITU-T T.81 §B.2.2. */
function jpegPixels(view: DataView): number {
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    if (marker >> 8 !== 0xff) return 0
    const code = marker & 0xff
    const isFrame = code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += code === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return 0
}
