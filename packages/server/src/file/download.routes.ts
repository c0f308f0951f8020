import { downLoad } from '@mallwright/contract/file'
import type { FastifyReply } from 'fastify'

import { handle } from '../gateway/handle.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { byteRange } from './media/byte-range.ts'
import { createStripeCutter, stripeForm } from './cut-stripes.ts'
import type { StripeCutter } from './cut-stripes.ts'
import { MP3 } from './media/read-document.ts'
import { MP4 } from './media/read-upload.ts'
import { dispositionOf, headersOf, sendNothing } from './media/file-headers.ts'
import { findFile } from './file.store.ts'
import type { FileRecord } from './file.store.ts'

const SVG = 'image/svg+xml'

/** Registers the handler that sends stored files. */
export function downloadRoutes(context: AppContext): void {
  const cutter = createStripeCutter(context.background, context.storage, context.decoding)
  handle(context, downLoad, async ({ params, request, reply }) => {
    const found = await findFile(context.database.pool, params.uuid)
    if (found && isPlayed(found) && params.type === 'origin') {
      const { range, 'if-range': validator } = request.headers
      return sendPlayed(context, { file: found, range: isCurrent(found, validator) ? range : undefined, reply })
    }
    const form = found && formOf(found, params.type)
    const file = form && (await openForm(context, cutter, { file: found, type: params.type }))
    // A blob has no envelope: the answer is the reply itself, with an ordinary HTTP status.
    if (!file) return sendNothing(reply)
    const headers = { ...headersOf(form.mime), ...dispositionOf(found), 'content-length': file.size }
    void reply.headers(headers).send(file.stream)
    return null
  })
}

/** Whether a browser plays it: a video or sound. */
function isPlayed({ mime }: FileRecord): boolean {
  return mime === MP4 || mime === MP3
}

/** Sends a video, sound or the part that was asked for: phones play none from servers that cannot send parts. RFC 9110 §14. */
async function sendPlayed(
  { storage }: AppContext,
  {
    file,
    range,
    reply,
  }: { readonly file: FileRecord; readonly range: string | undefined; readonly reply: FastifyReply },
): Promise<null> {
  const slice = byteRange(range, file.size)
  void reply.headers({ ...headersOf(file.mime), 'accept-ranges': 'bytes', etag: tagOf(file) })
  if (slice === 'unsatisfiable') {
    void reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${file.size}`).send('')
    return null
  }
  const opened = await storage.open(`${file.storageKey}/origin`, slice)
  if (!opened) return sendNothing(reply)
  if (slice) void reply.code(206).header('content-range', `bytes ${slice.start}-${slice.end}/${opened.size}`)
  void reply.header('content-length', slice ? slice.end - slice.start + 1 : opened.size).send(opened.stream)
  return null
}

/** A stored file never changes under its id, so the id is its tag. */
function tagOf({ id }: FileRecord): string {
  return `"${id}"`
}

/** Whether the parts that a caller already has are of this file. RFC 9110 §13.1.5. */
function isCurrent(file: FileRecord, validator: string | string[] | undefined): boolean {
  return validator === undefined || validator === tagOf(file)
}

async function openForm(
  { storage }: AppContext,
  cutter: StripeCutter,
  { file, type }: { readonly file: FileRecord; readonly type: string },
) {
  const key = `${file.storageKey}/${type === 'vector' ? 'origin' : type}`
  const opened = await storage.open(key)
  const stripe = opened ? undefined : stripeForm(type, file)
  if (!stripe) return opened
  await cutter.cut(file, stripe)
  return storage.open(key)
}

/** The type of a form that a file may have; `undefined` for any other. */
function formOf(file: FileRecord, type: string): { readonly mime: string } | undefined {
  const { mime } = file
  if (type === 'origin') return { mime }
  if (type === 'vector') return mime === SVG ? { mime } : undefined
  const variant = /^w\d{3,4}(s\d{1,3})?\.(webp|avif)$/.exec(type)
  if (!variant || !mime.startsWith('image/') || mime === SVG || (variant[1] && !stripeForm(type, file)))
    return undefined
  return { mime: `image/${variant[2]}` }
}
