/** Uploadable kinds, detected by their first bytes. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'mp4'

/** Number of bytes needed for detection. */
export const HEAD_BYTES = 64

/** MP4 brands that browsers play; equal to the server's. ISO/IEC 14496-12 §4.3. */
const VIDEO_BRAND = /^(?:iso[m2-9]|mp4[12]|avc1|hvc1|hev1|av01|M4V[ HP]|MSNV|dash|3gp[4-9])$/

/** Kind by the first bytes; `undefined` for any other, whatever the name says. */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  const head = latin(bytes, 0, HEAD_BYTES)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) !== 'ftyp') return undefined
  const brand = head.slice(8, 12)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return VIDEO_BRAND.test(brand) ? 'mp4' : undefined
}

/** Whether a picture is or may be animated, which re-encoding would lose. */
export function isMoving(bytes: Uint8Array, kind: FileKind): boolean {
  if (kind === 'gif' || kind === 'avif' || kind === 'mp4') return true
  // Flags of the extended header; bit 2 is animation. RFC 9649 §2.7.
  if (kind === 'webp') return latin(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  return kind === 'png' && hasAnimationChunk(bytes)
}

/** An animated PNG has an `acTL` chunk before its first data. W3C PNG (3rd edition) §11.3.6. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const type = latin(bytes, at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
