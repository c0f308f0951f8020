import { useText } from '@mallwright/shop-core/i18n'

import type { ProductFilter, ProductOrder } from '../product-search.ts'
import { LIST_LABELS } from './list-labels.ts'
import './list-tools.css'
import { isNarrowed } from './use-product-filter.ts'

/** Order and filter of a list of products, below its head. */
export function ListTools(props: {
  readonly filter: ProductFilter
  /** Whether this caller sees prices; without them none can be ordered by. */
  readonly hasPrices: boolean
  readonly onOrder: (order: ProductOrder) => void
  readonly onFilter: () => void
}) {
  const { filter, hasPrices, onOrder, onFilter } = props
  const translate = useText()
  const { order } = filter
  const isByPrice = order === 'price-asc' || order === 'price-desc'
  const priceName =
    order === 'price-asc' ? LIST_LABELS.priceUp : order === 'price-desc' ? LIST_LABELS.priceDown : LIST_LABELS.price
  return (
    <section className="shop-list-tools" aria-label={translate(LIST_LABELS.order)}>
      {(['score', 'sales'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={order === name} onClick={() => onOrder(name)}>
          {translate(LIST_LABELS[name])}
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
        className={isNarrowed(filter) ? 'is-filter is-narrowed' : 'is-filter'}
        aria-haspopup="dialog"
        aria-label={translate(isNarrowed(filter) ? LIST_LABELS.filtered : LIST_LABELS.filter)}
        onClick={onFilter}
      >
        {translate(LIST_LABELS.filter)}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16l-6.2 7.2V19l-3.6-2v-3.8z" />
        </svg>
      </button>
    </section>
  )
}
