import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { ListColumn } from './model/list-layout.ts'
import { LIST_LABELS } from './model/data-list-labels.ts'
import { MAX_SORT_KEYS, orderText, readOrder, withKey } from './model/sort-order.ts'
import './list-sheets.css'

/** The choices of a column. */
const DIRECTIONS = [
  { label: LIST_LABELS.unsorted, isDescending: undefined },
  { label: LIST_LABELS.ascending, isDescending: false },
  { label: LIST_LABELS.descending, isDescending: true },
] as const

/** Chooses the columns that rows are ordered by; they count in the order in which they were chosen. Specification 2 §2.2. */
export function SortSheet(props: {
  readonly columns: readonly ListColumn[]
  readonly order: string
  /** The order of the list's plan. */
  readonly defaultOrder: string
  readonly onApply: (order: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { columns, order, defaultOrder, onApply, onClose } = props
  const { feedback } = useWidgetHost()
  const translate = useText()
  const [keys, setKeys] = useState(() => readOrder(order))
  const choose = (field: string, isDescending: boolean | undefined) => {
    const next = withKey(keys, field, isDescending)
    if (next === 'TOO_MANY') feedback.toast(translate(LIST_LABELS.maxKeys, { count: MAX_SORT_KEYS }))
    else setKeys(next)
  }
  return (
    <Sheet title={translate(LIST_LABELS.sort)} size={85} onClose={onClose}>
      <ul className="wg-sort">
        {columns.map(({ field, title }) => {
          const place = keys.findIndex((key) => key.field === field)
          return (
            <li key={field}>
              <span className="wg-sort-title">
                {title}
                {place >= 0 && keys.length > 1 && <b className="wg-sort-place">{place + 1}</b>}
              </span>
              <div className="wg-segments" role="group" aria-label={translate(LIST_LABELS.sortOf, { title })}>
                {DIRECTIONS.map(({ label, isDescending }) => (
                  <button
                    key={label.en}
                    type="button"
                    aria-pressed={keys[place]?.isDescending === isDescending}
                    onClick={() => choose(field, isDescending)}
                  >
                    {translate(label)}
                  </button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={() => onApply(defaultOrder)}>
          {translate(LIST_LABELS.restore)}
        </Button>
        <Button onClick={() => onApply(orderText(keys) || defaultOrder)}>{translate(LIST_LABELS.apply)}</Button>
      </div>
    </Sheet>
  )
}
