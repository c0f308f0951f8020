import { MAX_FORM_HEIGHT, PICTURE_WIDTHS } from '@mallwright/contract/media'
import type { Sharp } from 'sharp'

import { loadSharp } from './load-sharp.ts'

/** One stored form of a picture: `origin`, or a width and format such as `w750.webp`. */
export interface PictureForm {
  readonly type: string
  readonly bytes: Buffer
}

/** A picture after its check, in every form that pages ask for. */
export interface EncodedPicture {
  readonly mime: string
  readonly width: number
  readonly height: number
  readonly forms: readonly PictureForm[]
}

/** The most pixels of an upload. Issue 2. */
export const MAX_PIXELS = 40_000_000

/** Accepted upload formats, detected from content. SVG is refused: it can carry scripts (domain 1.13). */
const ACCEPTED: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

const AVIF_EFFORT = 2

/** Re-encodes an upload; `undefined` when its bytes are no accepted picture, `too-large` when it has too many pixels. */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | 'too-large' | undefined> {
  if (!isPicture(bytes)) return undefined
  const sharp = await loadSharp()
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const format = found?.format === 'heif' && found.compression === 'av1' ? 'avif' : found?.format
  if (!found || !format || !Object.hasOwn(ACCEPTED, format)) return undefined
  // All frames of an animation are decoded at once, so they count together.
  const frames = format === 'avif' ? 1 : (found.pages ?? 1)
  if (found.width * found.height * frames > MAX_PIXELS) return 'too-large'
  try {
    const upright = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      animated: frames > 1,
    }).autoOrient()
    const { data, info } = await encodeAs(upright, format).toBuffer({ resolveWithObject: true })
    // Animated pictures report the height of all frames together.
    const height = info.pageHeight ?? info.height
    const forms = [{ type: 'origin', bytes: data }, ...(await smallerForms(bytes, info.width))]
    return { mime: ACCEPTED[format] ?? '', width: info.width, height, forms }
  } catch {
    // Valid header, invalid content: refused like any other file.
    return undefined
  }
}

/** The formats of the forms that pages load. */
const FORM_FORMATS = ['webp', 'avif'] as const
export type FormFormat = (typeof FORM_FORMATS)[number]

/** A picture in a format that pages load. */
export function encodeForm(picture: Sharp, format: FormFormat): Promise<Buffer> {
  const encoded = format === 'webp' ? picture.webp({ quality: 80 }) : picture.avif({ quality: 55, effort: AVIF_EFFORT })
  return encoded.toBuffer()
}

function encodeAs(picture: Sharp, format: string): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 86, mozjpeg: true })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  if (format === 'gif') return picture.gif()
  if (format === 'avif') return picture.avif({ quality: 60, effort: AVIF_EFFORT })
  return picture.webp({ quality: 84 })
}

/** Every form that an upload may be stored in, stripes excepted. */
export const FORM_TYPES: readonly string[] = [
  'origin',
  ...PICTURE_WIDTHS.flatMap((width) => FORM_FORMATS.map((format) => `w${width}.${format}`)),
]

async function smallerForms(bytes: Buffer, width: number): Promise<PictureForm[]> {
  const sharp = await loadSharp()
  const forms: PictureForm[] = []
  for (const step of PICTURE_WIDTHS) {
    const resized = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: Math.min(step, width), withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    // Not requested by pages: long pictures are served in stripes or as the original.
    if (resized.info.height > MAX_FORM_HEIGHT) continue
    const raw = sharp(resized.data)
    for (const format of FORM_FORMATS) {
      forms.push({ type: `w${step}.${format}`, bytes: await encodeForm(raw.clone(), format) })
    }
  }
  return forms
}

/** Whether bytes begin as a picture of an accepted format does. */
export function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 32).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^.{4}ftyp.{0,20}avi[fs]/s.test(head)
  )
}
