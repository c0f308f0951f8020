import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../../client/shop-context.ts'
import { ReviewCard } from '../../../review/review-card/review-card.tsx'
import { firstReviewsQuery } from '../../../review/review.queries.ts'
import type { FullProduct } from '../../full-product.ts'
import { PRODUCT_LABELS } from '../kit/product-labels.ts'

/** The first reviews of a product and the way to all of them. */
export function ReviewsBlock({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const { code, reviewCount, goodRate } = product
  const reviews = useQuery({
    ...firstReviewsQuery(useShop(), code, useCaller()),
    enabled: reviewCount > 0,
    placeholderData: (before) => before,
  })
  const path = `${SHOP_BASE}/goods/prodReviewsList?${new URLSearchParams({ cProdCode: code })}`
  return (
    <section className="shop-block shop-reviews" aria-label={translate(PRODUCT_LABELS.reviews)}>
      <div className="shop-block-head">
        <h2>
          {translate(PRODUCT_LABELS.reviews)}
          {reviewCount > 0 && <small>({reviewCount})</small>}
        </h2>
        {reviewCount > 0 && (
          <Anchor href={path}>
            {goodRate === undefined
              ? translate(PRODUCT_LABELS.allReviews)
              : translate(PRODUCT_LABELS.goodRate, { rate: goodRate })}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 6l6 6-6 6" />
            </svg>
          </Anchor>
        )}
      </div>
      {reviewCount === 0 && <p className="shop-headline-weak">{translate(PRODUCT_LABELS.noReviews)}</p>}
      {reviews.data?.map((review) => (
        <ReviewCard key={review.id} review={review} isBrief />
      ))}
      {reviewCount > 0 && (
        <Anchor className="shop-reviews-all" href={path}>
          {translate(PRODUCT_LABELS.allReviews)}
        </Anchor>
      )}
    </section>
  )
}
