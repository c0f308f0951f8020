import { stripeCount, stripeCut, stripeWidths } from '@mallwright/contract/media'
import sharp from 'sharp'

import type { Storage } from '../ports/storage/storage.ts'
import { encodeForm, MAX_PIXELS } from './media/encode-picture.ts'
import type { FormFormat } from './media/encode-picture.ts'
import type { FileRecord } from './file.store.ts'

/** One stripe of a long picture, such as `w750s3.webp`. */
export interface StripeForm {
  readonly width: number
  readonly index: number
  readonly format: FormFormat
}

/** The stripe that a type names; `undefined` when the picture has no such stripe. */
export function stripeForm(type: string, file: FileRecord): StripeForm | undefined {
  const [, width, index, format] = /^w(\d{3,4})s(\d{1,3})\.(webp|avif)$/.exec(type) ?? []
  const form = { width: Number(width), index: Number(index), format: format as FormFormat }
  if (format === undefined || String(form.index) !== index || !stripeWidths(file).includes(form.width)) return undefined
  return form.index < stripeCount(file) ? form : undefined
}

/** Running cuts, shared by concurrent requests. */
const running = new Map<string, Promise<void>>()

/** Pictures are cut one after another: each is decoded whole. */
let last: Promise<unknown> = Promise.resolve()

/** Cuts every stripe of a picture in one width and format and stores them; once, however many ask. */
export function cutStripes(storage: Storage, file: FileRecord, form: StripeForm): Promise<void> {
  const key = `${file.storageKey}/${form.width}.${form.format}`
  const known = running.get(key)
  if (known) return known
  const cut = last
    .catch(() => undefined)
    .then(() => cutAll(storage, file, form))
    .finally(() => running.delete(key))
  running.set(key, cut)
  last = cut
  return cut
}

async function cutAll(storage: Storage, file: FileRecord, { width, format }: StripeForm): Promise<void> {
  const origin = await storage.read(`${file.storageKey}/origin`)
  if (!origin) return
  const { data, info } = await sharp(origin, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { height, channels } = info
  const count = stripeCount(file)
  for (let index = 0; index < count; index++) {
    const cut = stripeCut({ width, height }, index, count)
    const stripe = sharp(data, { raw: { width: info.width, height, channels } }).extract({ left: 0, width, ...cut })
    await storage.put(`${file.storageKey}/w${width}s${index}.${format}`, await encodeForm(stripe, format))
  }
}
