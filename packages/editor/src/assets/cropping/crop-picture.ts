import type { LibraryFile } from '@mallwright/contract/file'

/** The part that is kept, in px of the picture's own size. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of percentages as whole px inside the picture; never less than one px. */
export function areaInPixels(percent: CropArea, size: { readonly width: number; readonly height: number }): CropArea {
  const within = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))
  const x = within((percent.x * size.width) / 100, size.width - 1)
  const y = within((percent.y * size.height) / 100, size.height - 1)
  return {
    x,
    y,
    width: Math.max(1, within((percent.width * size.width) / 100, size.width - x)),
    height: Math.max(1, within((percent.height * size.height) / 100, size.height - y)),
  }
}

/** How a cropped picture is encoded, by what it was: photographs stay JPEG, all else keeps what is transparent. */
export function cropFormat(mime: string): { readonly type: string; readonly ending: string; readonly quality: number } {
  return mime === 'image/jpeg'
    ? { type: 'image/jpeg', ending: 'jpg', quality: 0.92 }
    : { type: 'image/png', ending: 'png', quality: 1 }
}

/** Cuts a part out of a picture of the library into a new file, without scaling. Throws when it cannot be read or drawn. */
export async function cropPicture(file: LibraryFile, area: CropArea, name: string): Promise<File> {
  const answer = await fetch(file.cUrl)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const { type, ending, quality } = cropFormat((await answer.blob()).type)
  const picture = new Image()
  picture.src = file.cUrl
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = area.width
  canvas.height = area.height
  // Drawn in the size that the library knows: a drawing may have another one of its own.
  canvas.getContext('2d')?.drawImage(picture, -area.x, -area.y, file.iWidth, file.iHeight)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
  if (!blob) throw new Error('the picture could not be encoded')
  return new File([blob], `${name}.${ending}`, { type: blob.type })
}
