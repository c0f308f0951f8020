import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { ORDER_LABELS } from '../order-labels.ts'
import './order-tabs.css'

/** Tabs of a list of orders, by their place. */
export function OrderTabs(props: {
  readonly tabs: readonly Label[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  /** What they choose from; states of orders unless named. */
  readonly label?: Label
}): ReactNode {
  const { tabs, chosen, onChoose, label = ORDER_LABELS.tabs } = props
  const translate = useText()
  return (
    <div className="shop-order-tabs" role="group" aria-label={translate(label)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.zh}
          ref={index === chosen ? scrollTo : undefined}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
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
