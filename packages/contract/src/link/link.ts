import * as z from 'zod/mini'

/** Where a tap leads. `path` and `url` are the specification's link types 1 and 2 (1 §2.7); the others build a path. */
export const Link = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('path'), path: z.string().check(z.maxLength(2000)) }),
  z.object({ kind: z.literal('url'), url: z.string().check(z.maxLength(2000)) }),
  /** A designed page of the site, by its column code. */
  z.object({ kind: z.literal('page'), column: z.string().check(z.maxLength(40)) }),
  z.object({ kind: z.literal('product'), code: z.string().check(z.maxLength(64)) }),
  z.object({ kind: z.literal('shop'), shopId: z.string().check(z.maxLength(64)) }),
  z.object({ kind: z.literal('article'), articleId: z.string().check(z.maxLength(64)) }),
  /** The partner category (德链汇): `params` is the query of the link, without a question mark. */
  z.object({ kind: z.literal('partner'), params: z.string().check(z.maxLength(2000)) }),
  z.object({ kind: z.literal('class'), classId: z.string().check(z.maxLength(64)) }),
])
export type Link = z.infer<typeof Link>

/** A link that leads nowhere. */
export const NO_LINK: Link = { kind: 'none' }
