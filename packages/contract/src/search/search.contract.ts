import * as z from 'zod/mini'

import { FoundShop, MAX_KEYWORD, ProductListItem } from '../catalog/index.ts'
import { endpoint } from '../rpc/endpoint.ts'

/** What can be searched. Domain sheet 61. */
export const SEARCH_SCENES = ['goods', 'shop', 'order'] as const

/** A scene of the search. */
export type SearchScene = (typeof SEARCH_SCENES)[number]

/** Most suggestions of a keyword. Domain sheet 61. */
export const MAX_SUGGESTIONS = 10

/** Most keywords that a history keeps of a scene. Domain 1.3. */
export const MAX_HISTORY = 20

const scene = z._default(z.enum(SEARCH_SCENES), 'goods')
const keyword = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_KEYWORD))

/** The words that a site offers in a scene, in their order; the default one stands in the empty field. */
export const getHotWordList = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getHotWordList',
  gate: 'visitor',
  summary: 'Hot words of a scene.',
  body: z.object({ cScene: scene }),
  data: z.object({
    results: z.array(
      z.object({
        cWord: z.string(),
        /** Path of the shop that it leads to instead of its results; may be empty. */
        cLink: z.string(),
        bDefault: z.boolean(),
      }),
    ),
  }),
})

/** Words and classes that a keyword may go on to; together at most ten. */
export const getSuggestList = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getSuggestList',
  gate: 'visitor',
  summary: 'Suggestions for a keyword.',
  body: z.object({ cScene: scene, cKeyword: keyword }),
  data: z.object({
    /** Shortcuts into classes whose name has the keyword. */
    classList: z.array(z.object({ cClassUuid: z.string(), cClassName: z.string() })),
    results: z.array(
      z.object({
        cWord: z.string(),
        /** The shop that the word names, in the scene of shops. */
        cShopUuid: z.optional(z.string()),
      }),
    ),
  }),
})

/** Number of results of a keyword in each tab. */
export const getSearchCount = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getSearchCount',
  gate: 'visitor',
  summary: 'Numbers of products and shops of a keyword.',
  body: z.object({ cKeyword: keyword }),
  data: z.object({ iProdCount: z.int(), iShopCount: z.int() }),
})

/** The mixed page of a keyword: the class with most matches, the best shop, the first six products. */
export const getSearchMain = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getSearchMain',
  gate: 'visitor',
  summary: 'Best class, shop and products of a keyword.',
  body: z.object({ cKeyword: keyword, bRemember: z._default(z.boolean(), false) }),
  data: z.object({
    prodClass: z.optional(
      z.object({ cClassUuid: z.string(), cClassName: z.string(), cIconUrl: z.string(), iProdCount: z.int() }),
    ),
    shop: z.optional(FoundShop),
    prodList: z.array(ProductListItem),
    iProdCount: z.int(),
    iShopCount: z.int(),
  }),
})
