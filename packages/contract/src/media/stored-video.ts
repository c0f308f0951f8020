import * as z from 'zod/mini'

/** A video in a document: its address, its own size in px and its length, so that space is reserved. Empty url = none. */
export const Video = z.object({
  url: z.string().check(z.maxLength(2000)),
  width: z.int().check(z.nonnegative()),
  height: z.int().check(z.nonnegative()),
  /** 0 when nobody knows. */
  durationSec: z.number().check(z.nonnegative()),
})
export type Video = z.infer<typeof Video>

/** A video that is not there. */
export const NO_VIDEO: Video = { url: '', width: 0, height: 0, durationSec: 0 }
