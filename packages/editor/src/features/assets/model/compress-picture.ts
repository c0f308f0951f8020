import { isMoving } from './file-kind.ts'
import type { FileKind } from './file-kind.ts'

/** Draws a picture in its own size and encodes it; `undefined` when this browser cannot. */
export type Encode = (picture: Blob, compression: Compression) => Promise<Blob | undefined>

/** The most pixels that are drawn; the server takes no more. */
const MAX_PIXELS = 40_000_000

/** A picture made smaller by the table of the specification; as it was when it moves or would not get smaller. */
export async function compressPicture(file: File, kind: FileKind, encode: Encode = encodeByCanvas): Promise<File> {
  const compression = compressionOf(kind, file.size)
  const bytes = compression && (await file.arrayBuffer().catch(() => undefined))
  // What cannot be read any more cannot be sent either, and sending says so.
  if (!bytes || isMoving(new Uint8Array(bytes), kind)) return file
  const encoded = await encode(file, compression).catch(() => undefined)
  // A browser that does not know the format encodes as PNG instead.
  if (!encoded || encoded.type !== compression.type || encoded.size >= file.size) return file
  const name = kind === 'png' ? file.name.replace(/\.[^.]*$/, '') + '.webp' : file.name
  return new File([encoded], name, { type: encoded.type, lastModified: file.lastModified })
}

async function encodeByCanvas(picture: Blob, { type, quality }: Compression): Promise<Blob | undefined> {
  // Upright, as the camera's note in the file says.
  const bitmap = await createImageBitmap(picture)
  try {
    if (bitmap.width * bitmap.height > MAX_PIXELS) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality)
    })
  } finally {
    bitmap.close()
  }
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

/** A picture without a quality of its own (PNG) changes its format from this size on. Specification 1 §9. */
const CONVERT_BYTES = 5 * MB

/** How a picture is to be encoded before it travels. */
interface Compression {
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
