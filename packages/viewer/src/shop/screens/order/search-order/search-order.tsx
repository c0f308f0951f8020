import { ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, Notice } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useBuyer } from '../../../buyer/use-buyer.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import '../../catalog/product-list/list-tools.css'
import { SearchField } from '../../search/search-field/search-field.tsx'
import '../../search/search-index/search-index.css'
import { OrderCards } from '../order-card/order-cards.tsx'
import { ORDER_LABELS } from '../order-labels.ts'
import { narrowingCountOf, narrowingOf, NO_NARROWING, orderFilterOf, useOrderSearch } from './order-search.ts'
import type { OrderSearch } from './order-search.ts'
import '../my-order/my-order.css'
import '../order-card/order-tabs.css'
import './search-order.css'

const LABELS = {
  hint: {
    zh: '输入订单号、商品或店铺名称，也可以只用筛选条件',
    en: 'Enter an order number, product or shop, or use the filter alone',
  },
  filter: { zh: '筛选', en: 'Filter' },
  filtered: { zh: '筛选，已设 {count} 项条件', en: 'Filter, {count} set' },
  owner: { zh: '订单范围', en: 'Whose orders' },
  own: { zh: '我的订单', en: 'My orders' },
  institution: { zh: '企业订单', en: 'Organisation' },
  none: { zh: '没有找到相关订单', en: 'No orders found' },
  noneHint: { zh: '换个词，或放宽筛选条件试试', en: 'Try other words or a wider filter' },
  clearAll: { zh: '清空条件', en: 'Clear all' },
  results: { zh: '搜索结果', en: 'Results' },
} satisfies Record<string, Label>

const SearchHistory = lazy(async () => ({
  default: (await import('../../search/search-index/search-history.tsx')).SearchHistory,
}))
/** The form with its controls, loaded with its first use. */
const OrderFilterSheet = lazy(async () => ({
  default: (await import('./order-filter-sheet.tsx')).OrderFilterSheet,
}))

/** Orders by number, product or shop (`cKeyword`), state, days and amount, all of which stand in the address. Domain sheet 69. */
export function Screen(): ReactNode {
  const translate = useText()
  const [search, change] = useOrderSearch()
  const sheet = useSheet('order-filter')
  const isSearching = search.keyword !== '' || narrowingCountOf(search) > 0
  return (
    <div className="shop-screen">
      <SearchField
        keyword={search.keyword}
        label={translate(ORDER_LABELS.search)}
        placeholder={translate(ORDER_LABELS.searchHint)}
        hasFocus={!isSearching}
        onSubmit={(keyword) => change({ keyword })}
      />
      <SearchTools search={search} onChange={change} onFilter={sheet.open} />
      <main className="shop-order-screen">
        <h1 className="shop-visually-hidden">{translate(LABELS.results)}</h1>
        {isSearching ? (
          <FoundOrders search={search} onClear={() => change({ ...NO_NARROWING, keyword: '' })} />
        ) : (
          <>
            <Suspense>
              <SearchHistory scene="order" onSearch={(keyword) => change({ keyword })} />
            </Suspense>
            <p className="shop-order-hint">{translate(LABELS.hint)}</p>
          </>
        )}
      </main>
      {sheet.isOpen && (
        <Suspense>
          <OrderFilterSheet
            narrowing={narrowingOf(search)}
            states={ORDER_STATE_NAMES}
            onApply={(narrowing) => sheet.closeThen(() => change(narrowing))}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Whose orders, for administrators of an institution, and the way to the filter. */
function SearchTools(props: {
  readonly search: OrderSearch
  readonly onChange: (change: Partial<OrderSearch>) => void
  readonly onFilter: () => void
}): ReactNode {
  const { search, onChange, onFilter } = props
  const translate = useText()
  const isAdmin = useBuyer().data?.situation.institution?.isAdmin === true
  const count = narrowingCountOf(search)
  return (
    <div className="shop-order-tools">
      {isAdmin && (
        <Chips
          label={translate(LABELS.owner)}
          choices={[
            { id: 'own', name: translate(LABELS.own) },
            { id: 'institution', name: translate(LABELS.institution) },
          ]}
          chosen={search.isInstitution ? 'institution' : 'own'}
          onChoose={(id) => onChange({ isInstitution: id === 'institution' })}
        />
      )}
      <button
        type="button"
        className={count > 0 ? 'shop-order-filter is-narrowed' : 'shop-order-filter'}
        aria-haspopup="dialog"
        aria-label={translate(count > 0 ? LABELS.filtered : LABELS.filter, { count })}
        onClick={onFilter}
      >
        {translate(LABELS.filter)}
        {count > 0 ? (
          <b aria-hidden="true">{count}</b>
        ) : (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16l-6.2 7.2V19l-3.6-2v-3.8z" />
          </svg>
        )}
      </button>
    </div>
  )
}

function FoundOrders({ search, onClear }: { readonly search: OrderSearch; readonly onClear: () => void }): ReactNode {
  const translate = useText()
  const clear = (
    <button type="button" className="shop-button" onClick={onClear}>
      {translate(LABELS.clearAll)}
    </button>
  )
  return (
    <OrderCards
      filter={orderFilterOf(search)}
      empty={<Notice kind="empty" title={translate(LABELS.none)} hint={translate(LABELS.noneHint)} action={clear} />}
    />
  )
}
