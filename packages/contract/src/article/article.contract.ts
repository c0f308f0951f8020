import * as z from 'zod/mini'

import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { ArticleListItem } from './article.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Articles of a site, newest first; with `cArticleUuids` those, in that order. Specification 3 §7, domain 3.9. */
export const getArticlePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getArticlePage',
  gate: 'visitor',
  summary: 'Articles by class, by words or by their uuids.',
  body: z.object({
    /** Comma-joined; unknown ones are left out. */
    cArticleUuids: z._default(text(4000), ''),
    /** Comma-joined; empty for every class. */
    cClassCodes: z._default(text(2000), ''),
    /** The same as `cClassCodes`, under the name of product lists. Specification 3 §7. */
    cClassUuids: z._default(text(2000), ''),
    /** Articles of a shop; empty for those of every shop and of the site. */
    cShopUuid: z._default(text(64), ''),
    cKeyword: z._default(text(60), ''),
    pageNum: z._default(z.int().check(z.positive()), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({ results: z.array(ArticleListItem), iTotleSize: z.int() }),
})
