/** Target encoding of a picture. */
export interface Compression {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly quality: number
}

/** Encodes a picture in its own size; `undefined` when the browser cannot. */
export type Encode = (picture: Blob, compression: Compression) => Promise<Blob | undefined>

/** Maximum number of pixels; the server's limit, too. */
const MAX_PIXELS = 40_000_000

/** Encodes a picture on a canvas of the page, or of a worker. Rejects for bytes that are no picture. */
export async function encodeOnCanvas(
  picture: Blob,
  { type, quality }: Compression,
  createCanvas: (width: number, height: number) => HTMLCanvasElement | OffscreenCanvas,
): Promise<Blob | undefined> {
  // Applies the EXIF orientation.
  const bitmap = await createImageBitmap(picture)
  try {
    const { width, height } = bitmap
    if (width * height > MAX_PIXELS) return undefined
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context && type === 'image/jpeg') {
      // It has no transparency: a drawing without a ground would be on black.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
    }
    context?.drawImage(bitmap, 0, 0)
    if ('convertToBlob' in canvas) return await canvas.convertToBlob({ type, quality })
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality)
    })
  } finally {
    bitmap.close()
  }
}
