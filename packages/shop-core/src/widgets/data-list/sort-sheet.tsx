import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { movedItem } from '../plan-settings/plan-draft.ts'
import { SortableRows } from '../plan-settings/sortable-rows.tsx'
import type { ListColumn } from './model/list-layout.ts'
import { LIST_LABELS } from './model/data-list-labels.ts'
import { keysOfItems, MAX_SORT_KEYS, orderText, sortItems, withDirection } from './model/sort-order.ts'
import type { SortItem } from './model/sort-order.ts'
import './list-sheets.css'

/** The choices of a column. */
const DIRECTIONS = [
  { label: LIST_LABELS.unsorted, isDescending: undefined },
  { label: LIST_LABELS.ascending, isDescending: false },
  { label: LIST_LABELS.descending, isDescending: true },
] as const

/** Chooses the columns that rows are ordered by; they count in the order in which they stand. Specification 2 §2.2. */
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
  const [items, setItems] = useState(() => sortItems(columns, order))
  const keys = keysOfItems(items)
  const choose = (id: string, isDescending: boolean | undefined) => {
    const next = withDirection(items, id, isDescending)
    if (next === 'TOO_MANY') feedback.toast(translate(LIST_LABELS.maxKeys, { count: MAX_SORT_KEYS }))
    else setItems(next)
  }
  return (
    <Sheet title={translate(LIST_LABELS.sort)} size={85} keepsHeight onClose={onClose}>
      <SortableRows
        items={items}
        onMove={(from, to) => setItems(movedItem(items, from, to))}
        renderRow={(item) => (
          <SortRow
            item={item}
            place={keys.length > 1 ? keys.findIndex(({ field }) => field === item.id) + 1 : 0}
            onChoose={(isDescending) => choose(item.id, isDescending)}
          />
        )}
      />
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={() => onApply(defaultOrder)}>
          {translate(LIST_LABELS.restore)}
        </Button>
        <Button onClick={() => onApply(orderText(keys) || defaultOrder)}>{translate(LIST_LABELS.apply)}</Button>
      </div>
    </Sheet>
  )
}

function SortRow(props: {
  readonly item: SortItem
  /** Among several columns that count, from 1; 0 for none. */
  readonly place: number
  readonly onChoose: (isDescending: boolean | undefined) => void
}): ReactNode {
  const { item, place, onChoose } = props
  const translate = useText()
  return (
    <>
      <span className="wg-sort-title">
        {item.name}
        {place > 0 && <b className="wg-sort-place">{place}</b>}
      </span>
      <div className="wg-segments" role="group" aria-label={translate(LIST_LABELS.sortOf, { title: item.name })}>
        {DIRECTIONS.map(({ label, isDescending }) => (
          <button
            key={label.en}
            type="button"
            aria-pressed={item.isDescending === isDescending}
            onClick={() => onChoose(isDescending)}
          >
            {translate(label)}
          </button>
        ))}
      </div>
    </>
  )
}
