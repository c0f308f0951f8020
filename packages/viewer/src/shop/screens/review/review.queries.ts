import { getProductReviewCount, getProductReviewPage } from '@mallwright/contract/review'
import type { ProductReview } from '@mallwright/contract/review'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError, nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'

const OPERATIONS = { getProductReviewCount, getProductReviewPage }

/** A review as screens render it. */
export interface Review {
  readonly id: string
  readonly buyerName: string
  readonly stars: number
  readonly content: string
  readonly pictureUrls: readonly string[]
  /** The variant as it was bought. */
  readonly sku: string
  /** `yyyy-MM-dd`. */
  readonly day: string
  readonly reply: string
  readonly appended: string
  readonly appendedAfterDays: number
  readonly useful: number
  readonly isUseful: boolean
}

/** What a list of reviews shows. Domain sheet 23. */
export const REVIEW_TAGS = ['all', 'picture', 'append', 'good', 'middle', 'bad'] as const

/** Filter of a list of reviews. */
export interface ReviewFilter {
  readonly code: string
  readonly tag: (typeof REVIEW_TAGS)[number]
  /** The variant as it was bought; empty for all. */
  readonly sku: string
}

/** Numbers of a product's reviews. */
export interface ReviewCounts {
  readonly counts: Readonly<Record<(typeof REVIEW_TAGS)[number], number>>
  /** Percent; `undefined` without reviews. */
  readonly goodRate: number | undefined
  readonly stars: number | undefined
  readonly skus: readonly { readonly text: string; readonly count: number }[]
}

/** Query keys of reviews. The mark 有用 is the caller's. */
export const reviewKeys = {
  all: () => ['review'],
  counts: (code: string) => ['review', 'counts', code],
  list: (filter: ReviewFilter, caller: string) => ['review', 'list', filter, caller],
  first: (code: string, caller: string) => ['review', 'first', code, caller],
} as const

/** Numbers of a product's reviews. */
export function reviewCountsQuery({ send }: Shop, code: string) {
  return queryOptions({
    queryKey: reviewKeys.counts(code),
    queryFn: async (): Promise<ReviewCounts> => {
      const answer = await createApi(OPERATIONS, send).getProductReviewCount({ body: { cProdCode: code } })
      if (!answer.ok) throw new CallError(answer)
      const { iAll, iPicture, iAppend, iGood, iMiddle, iBad, iGoodRate, iStar, skuList } = answer.data
      return {
        counts: { all: iAll, picture: iPicture, append: iAppend, good: iGood, middle: iMiddle, bad: iBad },
        goodRate: iGoodRate,
        stars: iStar,
        skus: skuList.map(({ cSkuText, iCount }) => ({ text: cSkuText, count: iCount })),
      }
    },
  })
}

/** Reviews on a product's own page. */
const ON_PAGE = 2

/** The first two reviews of a product. */
export function firstReviewsQuery({ send }: Shop, code: string, caller: string) {
  return queryOptions({
    queryKey: reviewKeys.first(code, caller),
    queryFn: async () => (await readReviews(send, { code, tag: 'all', sku: '' }, { number: 1, size: ON_PAGE })).items,
  })
}

/** Reviews of a product in a list. */
const PAGE_SIZE = 10

/** A product's reviews, page by page. */
export function reviewsQuery({ send }: Shop, filter: ReviewFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.list(filter, caller),
    queryFn: ({ pageParam }) => readReviews(send, filter, { number: pageParam, size: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

async function readReviews(
  send: Send,
  { code, tag, sku }: ReviewFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly items: readonly Review[]; readonly total: number }> {
  const body = { cProdCode: code, cFilter: tag, cSkuText: sku, pageNumber: page.number, pageSize: page.size }
  const answer = await createApi(OPERATIONS, send).getProductReviewPage({ body })
  if (answer.ok) return { items: answer.data.results.map(reviewOf), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY' || answer.failure === 'NOT_FOUND') return { items: [], total: 0 }
  throw new CallError(answer)
}

function reviewOf(wire: ProductReview): Review {
  return {
    id: wire.cReviewUuid,
    buyerName: wire.cBuyerName,
    stars: wire.iStar,
    content: wire.cContent,
    pictureUrls: wire.imgList,
    sku: wire.cSkuText,
    day: wire.dCreateTime.slice(0, 10),
    reply: wire.cReply,
    appended: wire.cAppend,
    appendedAfterDays: wire.iAppendDays,
    useful: wire.iUseful,
    isUseful: wire.bUseful,
  }
}
