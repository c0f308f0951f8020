import type { Compression, Encode } from './canvas-encoder.ts'
import { isMoving } from './file-kind.ts'
import type { FileKind } from './file-kind.ts'
import { encodePicture } from './picture-encoder.ts'

/** What becomes of pictures that are compressed. */
export interface CompressOptions {
  readonly encode?: Encode
  /** Of a PNG above the threshold: WebP, which keeps transparency, unless named. */
  readonly largePng?: Compression['type']
}

/** Compresses a picture by the specification's table; returns animated or incompressible ones unchanged. */
export async function compressPicture(file: File, kind: FileKind, options: CompressOptions = {}): Promise<File> {
  const { encode = encodePicture, largePng } = options
  const compression = compressionOf(kind, file.size, largePng)
  const bytes = compression && (await file.arrayBuffer().catch(() => undefined))
  // An unreadable file fails when it is sent, with a message.
  if (!bytes || isMoving(new Uint8Array(bytes), kind)) return file
  const encoded = await encode(file, compression).catch(() => undefined)
  // A browser without the format encodes PNG instead.
  if (!encoded || encoded.type !== compression.type || encoded.size >= file.size) return file
  const name = kind === 'png' ? file.name.replace(/\.[^.]*$/, '') + ENDINGS[compression.type] : file.name
  return new File([encoded], name, { type: encoded.type, lastModified: file.lastModified })
}

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

/** From this size on, PNG is converted to another format. Specification 1 §9. */
const CONVERT_BYTES = 5 * MB

const ENDINGS = { 'image/jpeg': '.jpg', 'image/webp': '.webp' } as const

/** Quality for a picture of a given size in bytes. */
export function compressionQuality(bytes: number): number {
  return STEPS.find(({ underBytes }) => bytes < underBytes)?.quality ?? LAST_QUALITY
}

/** Encoding of a still picture; `undefined` to send it unchanged. A PNG below the threshold stays lossless. */
export function compressionOf(
  kind: FileKind,
  bytes: number,
  largePng: Compression['type'] = 'image/webp',
): Compression | undefined {
  const quality = compressionQuality(bytes)
  if (kind === 'jpeg') return { type: 'image/jpeg', quality }
  if (kind === 'webp') return { type: 'image/webp', quality }
  if (kind === 'png' && bytes >= CONVERT_BYTES) return { type: largePng, quality }
  return undefined
}
