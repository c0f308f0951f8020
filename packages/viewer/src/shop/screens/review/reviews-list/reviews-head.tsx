import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { Stars } from '../review-card/stars.tsx'
import { REVIEW_TAGS, reviewCountsQuery } from '../review.queries.ts'
import type { ReviewFilter } from '../review.queries.ts'

const LABELS = {
  goodRate: { zh: '好评率', en: 'Positive' },
  tags: { zh: '评价筛选', en: 'Filter reviews' },
  skus: { zh: '规格筛选', en: 'Filter by option' },
  everySku: { zh: '全部规格', en: 'All options' },
  counted: { zh: '{name} {count}', en: '{name} {count}' },
}

const TAG_LABELS = {
  all: { zh: '全部', en: 'All' },
  picture: { zh: '有图', en: 'With pictures' },
  append: { zh: '追评', en: 'Updated' },
  good: { zh: '好评', en: 'Good' },
  middle: { zh: '中评', en: 'Fair' },
  bad: { zh: '差评', en: 'Poor' },
} satisfies Record<(typeof REVIEW_TAGS)[number], Label>

type Filter = Omit<ReviewFilter, 'code'>

/** Good rate, stars, and the filters of a product's reviews. */
export function ReviewsHead(props: {
  readonly code: string
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}) {
  const { code, filter, onFilter } = props
  const translate = useText()
  const { data } = useQuery(reviewCountsQuery(useShop(), code))
  const isShown = (tag: Filter['tag']) => tag === 'all' || tag === filter.tag || (data?.counts[tag] ?? 0) > 0
  if (data?.counts.all === 0) return null
  return (
    <>
      {data?.goodRate !== undefined && (
        <section className="shop-reviews-head">
          <p>
            {translate(LABELS.goodRate)}
            <strong>{data.goodRate}%</strong>
          </p>
          <p>
            <Stars stars={data.stars ?? 0} />
            <b>{data.stars?.toFixed(1)}</b>
          </p>
        </section>
      )}
      <Chips
        label={translate(LABELS.tags)}
        choices={REVIEW_TAGS.filter(isShown).map((tag) => ({
          id: tag,
          name: translate(LABELS.counted, { name: translate(TAG_LABELS[tag]), count: data?.counts[tag] ?? '' }).trim(),
        }))}
        chosen={filter.tag}
        onChoose={(id) => onFilter({ ...filter, tag: REVIEW_TAGS.find((tag) => tag === id) ?? 'all' })}
      />
      {data && data.skus.length > 1 && (
        <div className="shop-reviews-skus">
          <Chips
            label={translate(LABELS.skus)}
            choices={[
              { id: '', name: translate(LABELS.everySku) },
              ...data.skus.map(({ text, count }) => ({ id: text, name: `${text} ${count}` })),
            ]}
            chosen={filter.sku}
            onChoose={(sku) => onFilter({ ...filter, sku })}
          />
        </div>
      )}
    </>
  )
}
