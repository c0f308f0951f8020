import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const product = { cProdCode: text(64) }

/** What a list of reviews may be narrowed by: 全部, 有图, 追评, 好评, 中评, 差评. Domain sheet 23. */
export const REVIEW_FILTERS = ['all', 'picture', 'append', 'good', 'middle', 'bad'] as const

/** A review as buyers read it. Domain 1.7; times are `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const ProductReview = z.object({
  cReviewUuid: z.string(),
  /** Masked. */
  cBuyerName: z.string(),
  iStar: z.int(),
  cContent: z.string(),
  imgList: z.array(z.string()),
  /** The variant as it was bought. */
  cSkuText: z.string(),
  dCreateTime: z.string(),
  /** Answer of the shop; empty without one. */
  cReply: z.string(),
  /** Second text of the buyer (追评); empty without one. */
  cAppend: z.string(),
  /** Days between the review and its second text. */
  iAppendDays: z.int(),
  iUseful: z.int(),
  /** The caller found it useful. */
  bUseful: z.boolean(),
})
export type ProductReview = z.infer<typeof ProductReview>

/** Numbers of a product's shown reviews. Good ones have four or five stars, middle ones three. Unknown products answer NOT_FOUND. */
export const getProductReviewCount = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getProductReviewCount',
  gate: 'visitor',
  summary: "Numbers of a product's reviews.",
  body: z.object(product),
  data: z.object({
    iAll: z.int(),
    iPicture: z.int(),
    iAppend: z.int(),
    iGood: z.int(),
    iMiddle: z.int(),
    iBad: z.int(),
    /** In percent, one decimal; absent without reviews. */
    iGoodRate: z.optional(z.number()),
    /** Average, one decimal; absent without reviews. */
    iStar: z.optional(z.number()),
    /** Variants that reviews are of. */
    skuList: z.array(z.object({ cSkuText: z.string(), iCount: z.int() })),
  }),
})

/** A page of a product's reviews: useful ones first, then the newest. */
export const getProductReviewPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getProductReviewPage',
  gate: 'visitor',
  summary: "A page of a product's reviews.",
  body: z.object({
    ...product,
    cFilter: z._default(z.enum(REVIEW_FILTERS), 'all'),
    /** Reviews of this variant; empty for all. */
    cSkuText: z._default(text(200), ''),
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({ results: z.array(ProductReview), iTotleSize: z.int() }),
})

/** Says whether the caller finds a review useful; the number follows. */
export const updateUseful = endpoint({
  method: 'POST',
  path: 'alc-alshop/ReviewAction/updateUseful',
  gate: 'login',
  summary: 'Marks a review as useful, or takes the mark back.',
  body: z.object({
    cRequestUuid: z.string().check(z.minLength(1), z.maxLength(64)),
    cReviewUuid: z.string().check(z.minLength(1), z.maxLength(64)),
    bUseful: z.boolean(),
  }),
  data: z.object({ iUseful: z.int(), bUseful: z.boolean() }),
  failures: { REVIEW_UNKNOWN: { code: 4004 } },
})
