import * as z from 'zod/mini'

/** A picture in a document: its address and its own size in px, so that space is reserved before it loads. Empty url = none. */
export const Picture = z.object({
  url: z.string().check(z.maxLength(2000)),
  width: z.int().check(z.nonnegative()),
  height: z.int().check(z.nonnegative()),
})
export type Picture = z.infer<typeof Picture>

/** A picture that is not there. */
export const NO_PICTURE: Picture = { url: '', width: 0, height: 0 }
