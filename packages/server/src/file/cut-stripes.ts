import { stripeCount, stripeCut, stripeWidths } from '@mallwright/contract/media'

import type { SerialQueue } from '../cache/serial-queue.ts'
import type { Database } from '../db/database.ts'
import { withLock } from '../db/query.ts'
import type { Storage } from '../ports/storage/storage.ts'
import { encodeForm, MAX_PIXELS } from './media/encode-picture.ts'
import type { FormFormat } from './media/encode-picture.ts'
import { loadSharp } from './media/load-sharp.ts'
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

/** Cuts the stripes of long pictures on first use. */
export interface StripeCutter {
  /** Cuts and stores every stripe of a picture in one width and format; once, however many calls and processes ask. */
  cut(file: FileRecord, form: StripeForm): Promise<void>
}

/** Creates the cutter of a server process. */
export function createStripeCutter(
  database: Pick<Database, 'pool'>,
  storage: Storage,
  decoding: SerialQueue,
): StripeCutter {
  const running = new Map<string, Promise<void>>()
  return {
    cut(file, form) {
      const key = `${file.storageKey}/${form.width}.${form.format}`
      const started = running.get(key)
      if (started) return started
      const cut = decoding(() => withLock(database, `stripes ${key}`, () => cutAll(storage, file, form))).finally(() =>
        running.delete(key),
      )
      running.set(key, cut)
      return cut
    },
  }
}

async function cutAll(storage: Storage, file: FileRecord, { width, format }: StripeForm): Promise<void> {
  const count = stripeCount(file)
  const keyOf = (index: number) => `${file.storageKey}/w${width}s${index}.${format}`
  // Stored in order, so that with the last one all are there: another process has cut them meanwhile.
  if (await storage.has(keyOf(count - 1))) return
  const origin = await storage.read(`${file.storageKey}/origin`)
  if (!origin) return
  const sharp = await loadSharp()
  const { data, info } = await sharp(origin, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { height, channels } = info
  for (let index = 0; index < count; index++) {
    const cut = stripeCut({ width, height }, index, count)
    const stripe = sharp(data, { raw: { width: info.width, height, channels } }).extract({ left: 0, width, ...cut })
    await storage.put(keyOf(index), await encodeForm(stripe, format))
  }
}
