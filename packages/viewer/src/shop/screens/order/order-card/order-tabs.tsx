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
}): ReactNode {
  const { tabs, chosen, onChoose } = props
  const translate = useText()
  return (
    <div className="shop-order-tabs" role="group" aria-label={translate(ORDER_LABELS.tabs)}>
      {tabs.map((label, index) => (
        <button
          key={label.zh}
          ref={index === chosen ? scrollTo : undefined}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {translate(label)}
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
