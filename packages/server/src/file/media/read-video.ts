/** Metadata of an MP4. */
export interface VideoFacts {
  /** px as shown, upright. */
  readonly width: number
  readonly height: number
  /** Rounded to 0.1 s; 0 when unknown. */
  readonly durationSec: number
}

/** Brands that browsers play as video/mp4. ISO/IEC 14496-12 §4.3, 14496-14; phones write `M4V ` and `MSNV`. */
const BRANDS = /^(?:iso[m2-9]|mp4[12]|avc1|hvc1|hev1|av01|M4V[ HP]|MSNV|dash|3gp[4-9])$/

/** The most px of a side and seconds of length that are believed. */
const MAX_SIDE = 8192
const MAX_SECONDS = 24 * 3600

/** The most boxes of one level: a file of nothing but tiny boxes is no video. */
const MAX_BOXES = 4096

interface Box {
  readonly type: string
  readonly whole: Buffer
  readonly body: Buffer
}

/** What phones write of their owner into a video, such as where it was taken. */
const PRIVATE = new Set(['udta', 'meta', 'uuid'])

/** Reads the metadata of an MP4; `undefined` when invalid, truncated or without a video track. Never throws. */
export function readVideo(bytes: Buffer): VideoFacts | undefined {
  const boxes = boxesOf(bytes)
  if (boxes?.[0]?.type !== 'ftyp' || !hasVideoBrand(boxes[0].body)) return undefined
  const movie = inside(boxes, 'moov')
  if (!movie || !boxes.some(({ type }) => type === 'mdat')) return undefined
  const sizes = movie
    .filter(({ type }) => type === 'trak')
    .flatMap(({ body }) => pictureSizeOf(boxesOf(body) ?? []) ?? [])
  const [size] = sizes
  return size && { ...size, durationSec: lengthOf(movie.find(({ type }) => type === 'mvhd')?.body) }
}

/** The boxes of one level, which fill it exactly; `undefined` when they do not. ISO/IEC 14496-12 §4.2. */
function boxesOf(bytes: Buffer): readonly Box[] | undefined {
  const boxes: Box[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + 8 > bytes.length || boxes.length >= MAX_BOXES) return undefined
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    const head = isLong ? 16 : 8
    if (at + head > bytes.length) return undefined
    // 0 means up to the end; lengths beyond 2^53 are beyond any upload, however they are rounded.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    if (size < head || at + size > bytes.length) return undefined
    const boxBytes = bytes.subarray(at, at + size)
    boxes.push({ type: boxBytes.toString('latin1', 4, 8), whole: boxBytes, body: boxBytes.subarray(head) })
    at += size
  }
  return boxes
}

/** Blanks private metadata of a video in place; no other byte moves, so it still plays. Gives whether there was any. */
export function clearPrivateParts(bytes: Buffer): boolean {
  const boxes = boxesOf(bytes) ?? []
  const movie = inside(boxes, 'moov') ?? []
  const tracks = movie.filter(({ type }) => type === 'trak').flatMap(({ body }) => boxesOf(body) ?? [])
  const found = [...boxes, ...movie, ...tracks].filter(({ type }) => PRIVATE.has(type))
  for (const { whole, body } of found) {
    whole.write('free', 4, 'latin1')
    body.fill(0)
  }
  return found.length > 0
}

function inside(boxes: readonly Box[], type: string): readonly Box[] | undefined {
  const found = boxes.find((box) => box.type === type)
  return found && boxesOf(found.body)
}

function hasVideoBrand(body: Buffer): boolean {
  const major = body.toString('latin1', 0, 4)
  // Pictures (HEIC, AVIF) may list video brands as compatible; only the major brand decides.
  return body.length >= 8 && BRANDS.test(major)
}

/** Displayed size of a video track, after its rotation matrix; `undefined` for other tracks. */
function pictureSizeOf(track: readonly Box[]): { readonly width: number; readonly height: number } | undefined {
  const handler = inside(track, 'mdia')?.find(({ type }) => type === 'hdlr')?.body
  const header = track.find(({ type }) => type === 'tkhd')?.body
  if (!handler || !header || handler.toString('latin1', 8, 12) !== 'vide') return undefined
  // Version, flags, times, id: 64-bit times in version 1. Then layer, volume, the matrix of nine, and the size as 16.16.
  const matrix = header[0] === 1 ? 52 : 40
  if (header.length < matrix + 44) return undefined
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65_536)
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65_536)
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return undefined
  // A quarter turn has nothing where an upright one has its scale.
  const isTurned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

function lengthOf(header: Buffer | undefined): number {
  const at = header?.[0] === 1 ? 20 : 12
  if (!header || header.length < at + 12) return 0
  const scale = header.readUInt32BE(at)
  const length = header[0] === 1 ? Number(header.readBigUInt64BE(at + 4)) : header.readUInt32BE(at + 4)
  const seconds = scale > 0 ? length / scale : 0
  return seconds <= MAX_SECONDS ? Math.round(seconds * 10) / 10 : 0
}
