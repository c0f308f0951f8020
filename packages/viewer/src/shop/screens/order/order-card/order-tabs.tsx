import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { ORDER_LABELS } from '../order-labels.ts'
import './order-tabs.css'

/** The tab that the address names (`tab`), by its place among so many; the first without one. */
export function useOrderTab(count: number): number {
  return Math.min(Math.max(Number(useRouteParam('tab')) || 0, 0), count - 1)
}

/** Tabs of a list of orders, by their place, which the address remembers (`tab`). */
export function OrderTabs(props: {
  readonly tabs: readonly Label[]
  readonly chosen: number
  /** What they choose from; states of orders unless named. */
  readonly label?: Label
}): ReactNode {
  const { tabs, chosen, label = ORDER_LABELS.tabs } = props
  const translate = useText()
  const setTab = useSetRouteParam('tab')
  return (
    <div className="shop-order-tabs" role="group" aria-label={translate(label)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.zh}
          ref={index === chosen ? scrollTo : undefined}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => setTab(index === 0 ? '' : String(index))}
        >
          {translate(tab)}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the row of tabs so that one of them is in its middle. */
function scrollTo(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
