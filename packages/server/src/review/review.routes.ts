import { getProductReviewCount, getProductReviewPage, updateUseful } from '@mallwright/contract/review'

import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { countReviews, hasProduct, readReviews } from './product-review.store.ts'
import { reviewCounts, reviewItem } from './product-review.wire.ts'
import { lockReview, markUseful } from './useful-mark.store.ts'

/** Registers the handlers of a product's reviews. */
export function reviewRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getProductReviewCount, async ({ body, site }) => {
    const { id: siteId } = await site()
    if (!(await hasProduct(database.pool, siteId, body.cProdCode))) return fail('NOT_FOUND')
    return reviewCounts(await countReviews(database.pool, siteId, body.cProdCode))
  })
  handle(context, getProductReviewPage, async ({ body, caller, site }) => {
    const { id: siteId } = await site()
    if (!(await hasProduct(database.pool, siteId, body.cProdCode))) return fail('NOT_FOUND')
    const found = await readReviews(database.pool, {
      siteId,
      code: body.cProdCode,
      filter: body.cFilter,
      skuText: body.cSkuText,
      accountId: caller.accountId,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results: found.map(reviewItem), iTotleSize: found[0]?.total ?? 0 }
  })
  handle(context, updateUseful, async ({ body, caller, payload, site }) => {
    const { id: siteId } = await site()
    return runIdempotent(database, idempotencyKey(updateUseful, { body, caller, payload }), {
      lock: (client) => lockReview(client, siteId, body.cReviewUuid),
      work: async (client, reviewId) => {
        if (reviewId === undefined) return fail('REVIEW_UNKNOWN')
        const mark = { reviewId, accountId: caller.accountId, isUseful: body.bUseful }
        return { iUseful: await markUseful(client, mark), bUseful: body.bUseful }
      },
    })
  })
}
