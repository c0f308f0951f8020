import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { ArticleListItem } from './article.ts'

/** An article with its text. */
export const ArticleDetail = z.extend(ArticleListItem, {
  /** Written by the server from checked rich text. */
  cBodyHtml: z.string(),
  iViews: z.int(),
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

/** A kind of articles. */
export const ArticleClass = z.object({ cClassCode: z.string(), cClassName: z.string(), iArticleCount: z.int() })
export type ArticleClass = z.infer<typeof ArticleClass>

/** One article with its text; every call counts as a view. An unknown one answers NOT_FOUND. */
export const getArticleDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getArticleDetail',
  gate: 'visitor',
  summary: 'An article with its text.',
  body: z.object({ cArticleUuid: z.string().check(z.maxLength(64)) }),
  data: ArticleDetail,
})

/** The classes of a site's articles in their order, with how many each holds. */
export const getArticleClassList = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getArticleClassList',
  gate: 'visitor',
  summary: 'The classes of articles.',
  body: z.object({}),
  data: z.array(ArticleClass),
})
