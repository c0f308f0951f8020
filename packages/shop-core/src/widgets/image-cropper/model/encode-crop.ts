import { cropName, cropSize } from './crop-settings.ts'
import type { CropArea, CropSettings } from './crop-settings.ts'

/** Encodes a part of a picture; `undefined` when the browser cannot. */
export async function encodeCrop(file: File, area: CropArea, settings: CropSettings): Promise<File | undefined> {
  const { format, quality } = settings
  const type = `image/${format}`
  // Applies the EXIF orientation, as the picture in the frame does.
  const bitmap = await createImageBitmap(file)
  try {
    const canvas = Object.assign(document.createElement('canvas'), cropSize(area, settings))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    if (format === 'jpeg') {
      // It has no transparency: a drawing without a ground would be on black.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality)
    })
    return blob ? new File([blob], cropName(file.name, format), { type }) : undefined
  } finally {
    bitmap.close()
  }
}
