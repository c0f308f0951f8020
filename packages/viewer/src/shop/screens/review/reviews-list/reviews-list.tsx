import { createApi } from '@mallwright/contract/rpc'
import { updateUseful } from '@mallwright/contract/review'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, InfiniteList } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useAccountSession, useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { ReviewCard } from '../review-card/review-card.tsx'
import { reviewKeys, reviewsQuery } from '../review.queries.ts'
import type { Review, ReviewFilter } from '../review.queries.ts'
import { ReviewsHead } from './reviews-head.tsx'
import './reviews-list.css'

const PictureViewer = lazy(async () => ({
  default: (await import('@mallwright/shop-core/picture-viewer')).PictureViewer,
}))

const LABELS = {
  title: { zh: '商品评价', en: 'Reviews' },
  empty: { zh: '暂无评价', en: 'No reviews yet' },
}

/** Reviews of a product (`cProdCode`) by tag and variant. Domain sheet 23. */
export function Screen() {
  const translate = useText()
  const code = useRouteParam('productCode')
  const [filter, setFilter] = useState<Omit<ReviewFilter, 'code'>>({ tag: 'all', sku: '' })
  const [viewed, setViewed] = useState<{ readonly urls: readonly string[]; readonly index: number }>()
  const viewer = useSheet('pictures')
  const list = useInfiniteQuery(reviewsQuery(useShop(), { code, ...filter }, useCaller()))
  const mark = useUsefulMark()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <ReviewsHead code={code} filter={filter} onFilter={setFilter} />
      <main className="shop-reviews-list">
        <InfiniteList
          list={list}
          keyOf={({ id }) => id}
          renderItem={(review) => (
            <ReviewCard
              review={review}
              onPicture={(urls, index) => {
                setViewed({ urls, index })
                viewer.open()
              }}
              onUseful={() => void mark(review)}
            />
          )}
          skeleton={<ReviewSkeleton />}
          empty={translate(LABELS.empty)}
        />
      </main>
      {viewer.isOpen && viewed && (
        <Suspense fallback={null}>
          <PictureViewer urls={viewed.urls} index={viewed.index} onClose={viewer.close} />
        </Suspense>
      )}
    </div>
  )
}

/** Sets or takes back the caller's mark 有用; a visitor is led to the sign-in. */
function useUsefulMark(): (review: Review) => Promise<void> {
  const { send, feedback } = useShop()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  const [requests] = useState(createRequestIds)
  return async ({ id, isUseful }) => {
    if (!isSignedIn) return void navigate('/login-account')
    const content = { cReviewUuid: id, bUseful: !isUseful }
    const body = { ...content, cRequestUuid: requests.idOf(content) }
    const answer = await createApi({ updateUseful }, send).updateUseful({ body })
    if (!answer.ok) return feedback.toast(errorText(new CallError(answer)))
    requests.forget()
    return queryClient.invalidateQueries({ queryKey: reviewKeys.all() })
  }
}

function ReviewSkeleton() {
  return (
    <div className="shop-review" aria-hidden="true">
      <span className="shop-skeleton-bar" style={{ width: '40%' }} />
      <span className="shop-skeleton-bar" />
      <span className="shop-skeleton-bar" style={{ width: '70%' }} />
    </div>
  )
}
