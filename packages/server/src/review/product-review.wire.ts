import type { getProductReviewCount, ProductReview } from '@mallwright/contract/review'
import type { AnswerDataOf } from '@mallwright/contract/rpc'
import * as z from 'zod/mini'

import { wireTime } from '../gateway/wire-time.ts'

const DAY_MS = 86_400_000

/** Columns of a shown review, with the number of all that its page is of. */
export const PRODUCT_REVIEW = {
  id: z.string(),
  buyerName: z.string(),
  star: z.number(),
  content: z.string(),
  pictures: z.array(z.string()),
  skuText: z.string(),
  createdAt: z.date(),
  reply: z.string(),
  appended: z.string(),
  appendedAt: z.nullable(z.date()),
  useful: z.number(),
  isUseful: z.boolean(),
  total: z.number(),
}

/** Columns of the numbers of reviews. */
export const REVIEW_COUNTS = {
  all: z.number(),
  pictures: z.number(),
  appended: z.number(),
  good: z.number(),
  middle: z.number(),
  bad: z.number(),
  stars: z.nullable(z.number()),
  variants: z.array(z.object({ text: z.string(), count: z.number() })),
}

/** One decimal. */
const rounded = (value: number) => Math.round(value * 10) / 10

/** A review in wire names. */
export function reviewItem(row: z.infer<z.ZodMiniObject<typeof PRODUCT_REVIEW>>): ProductReview {
  const passed = row.appendedAt === null ? 0 : row.appendedAt.getTime() - row.createdAt.getTime()
  return {
    cReviewUuid: row.id,
    cBuyerName: row.buyerName,
    iStar: row.star,
    cContent: row.content,
    imgList: row.pictures,
    cSkuText: row.skuText,
    dCreateTime: wireTime(row.createdAt),
    cReply: row.reply,
    cAppend: row.appended,
    iAppendDays: Math.max(0, Math.floor(passed / DAY_MS)),
    iUseful: row.useful,
    bUseful: row.isUseful,
  }
}

/** The numbers of reviews in wire names. */
export function reviewCounts(
  row: z.infer<z.ZodMiniObject<typeof REVIEW_COUNTS>>,
): AnswerDataOf<typeof getProductReviewCount> {
  return {
    iAll: row.all,
    iPicture: row.pictures,
    iAppend: row.appended,
    iGood: row.good,
    iMiddle: row.middle,
    iBad: row.bad,
    ...(row.all > 0 && { iGoodRate: rounded((row.good / row.all) * 100) }),
    ...(row.stars !== null && { iStar: rounded(row.stars) }),
    skuList: row.variants.map(({ text, count }) => ({ cSkuText: text, iCount: count })),
  }
}
