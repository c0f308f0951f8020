import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useRef } from 'react'
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
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <div ref={row} className="shop-order-tabs" role="group" aria-label={translate(ORDER_LABELS.tabs)}>
      {tabs.map((label, index) => (
        <button key={label.zh} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
          {translate(label)}
        </button>
      ))}
    </div>
  )
}
