import type { FileKind } from './file-kind.ts'

const MB = 1024 * 1024

/** Qualities by size: specification 1 §9. */
const STEPS = [
  { underBytes: MB, quality: 0.8 },
  { underBytes: 3 * MB, quality: 0.7 },
  { underBytes: 5 * MB, quality: 0.6 },
  { underBytes: 7 * MB, quality: 0.5 },
  { underBytes: 10 * MB, quality: 0.4 },
] as const

const LAST_QUALITY = 0.3

/** A picture without a quality of its own (PNG) changes its format from this size on. Specification 1 §9. */
const CONVERT_BYTES = 5 * MB

/** How a picture is to be encoded before it travels. */
export interface Compression {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly quality: number
}

/** The quality for a picture of so many bytes. */
export function compressionQuality(bytes: number): number {
  return STEPS.find(({ underBytes }) => bytes < underBytes)?.quality ?? LAST_QUALITY
}

/**
 * How a still picture is encoded; `undefined` when it goes as it is. WebP keeps what is transparent; a PNG below the
 * threshold stays sharp.
 */
export function compressionOf(kind: FileKind, bytes: number): Compression | undefined {
  const quality = compressionQuality(bytes)
  if (kind === 'jpeg') return { type: 'image/jpeg', quality }
  if (kind === 'webp' || (kind === 'png' && bytes >= CONVERT_BYTES)) return { type: 'image/webp', quality }
  return undefined
}
