import { useText } from '@mallwright/shop-core/i18n'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import type { PickedRows } from './use-picked-rows.ts'

/** Header of a list: count, bulk selection and bulk actions. */
export function RowTools(props: {
  readonly count: number
  readonly max: number
  readonly picked: PickedRows
  readonly onRemove: () => void
  /** Further buttons while no rows are selected. */
  readonly more?: ReactNode
  /** Further controls for the selected rows. */
  readonly children?: ReactNode
}): ReactNode {
  const { count, max, picked, onRemove, more, children } = props
  const text = useText()
  const { isOn, indexes } = picked
  const isAll = indexes.size === count
  return (
    <div className="st-row-tools">
      <div>
        {isOn ? (
          <label>
            <input
              ref={(box) => {
                if (box) box.indeterminate = indexes.size > 0 && !isAll
              }}
              type="checkbox"
              checked={isAll}
              onChange={() => picked.setAll(!isAll)}
            />
            {text(ROWS_TEXTS.all)}
          </label>
        ) : (
          <span>{text(ROWS_TEXTS.count, { count, max })}</span>
        )}
        {isOn && <span aria-live="polite">{text(ROWS_TEXTS.picked, { count: indexes.size })}</span>}
        {!isOn && more}
        {(count > 1 || isOn) && (
          <button
            type="button"
            className="st-button is-small is-quiet"
            aria-pressed={isOn}
            onClick={() => picked.setOn(!isOn)}
          >
            {text(isOn ? ROWS_TEXTS.done : ROWS_TEXTS.several)}
          </button>
        )}
      </div>
      {isOn && (
        <div className="st-bulk-edit">
          <button type="button" className="st-button is-small" disabled={indexes.size === 0} onClick={onRemove}>
            <Trash2 />
            {text(ROWS_TEXTS.remove)}
          </button>
          {children}
        </div>
      )}
    </div>
  )
}
