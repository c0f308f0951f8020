import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

import { narrowingCount } from '../product-filter.ts'
import type { ProductFilter, ProductOrder } from '../product-filter.ts'
import { LIST_LABELS } from './list-labels.ts'
import './list-tools.css'

/** Order and filter of a list of products, below its head. */
export function ListTools(props: {
  readonly filter: ProductFilter
  /** Whether this caller sees prices; without them none can be ordered by. */
  readonly hasPrices: boolean
  /** Name of the order by best match: 综合, or 全部 in a shop. */
  readonly firstName?: Label
  readonly onOrder: (order: ProductOrder) => void
  readonly onFilter: () => void
}) {
  const { filter, hasPrices, firstName = LIST_LABELS.score, onOrder, onFilter } = props
  const translate = useText()
  const { order } = filter
  const isByPrice = order === 'price-asc' || order === 'price-desc'
  const priceName =
    order === 'price-asc' ? LIST_LABELS.priceUp : order === 'price-desc' ? LIST_LABELS.priceDown : LIST_LABELS.price
  const narrowed = narrowingCount(filter)
  return (
    <section className="shop-list-tools" aria-label={translate(LIST_LABELS.order)}>
      {(['score', 'sales'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={order === name} onClick={() => onOrder(name)}>
          {translate(name === 'score' ? firstName : LIST_LABELS.sales)}
        </button>
      ))}
      {hasPrices && (
        <button
          type="button"
          aria-pressed={isByPrice}
          aria-label={translate(priceName)}
          onClick={() => onOrder(order === 'price-asc' ? 'price-desc' : 'price-asc')}
        >
          {translate(LIST_LABELS.price)}
          <svg className={isByPrice ? `is-${order.slice(6)}` : ''} viewBox="0 0 8 14" aria-hidden="true">
            <path d="M4 1 7 5H1z" />
            <path d="M4 13 1 9h6z" />
          </svg>
        </button>
      )}
      <button type="button" aria-pressed={order === 'new'} onClick={() => onOrder('new')}>
        {translate(LIST_LABELS.newest)}
      </button>
      <button
        type="button"
        className={narrowed > 0 ? 'is-filter is-narrowed' : 'is-filter'}
        aria-haspopup="dialog"
        aria-label={translate(narrowed > 0 ? LIST_LABELS.filtered : LIST_LABELS.filter, { count: narrowed })}
        onClick={onFilter}
      >
        {translate(LIST_LABELS.filter)}
        {narrowed > 0 ? (
          <b aria-hidden="true">{narrowed}</b>
        ) : (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16l-6.2 7.2V19l-3.6-2v-3.8z" />
          </svg>
        )}
      </button>
    </section>
  )
}
