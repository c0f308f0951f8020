import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { SwipeRow } from '../../kit/controls/swipe-row.tsx'
import { LineCell } from './line-cell.tsx'
import { LINE_LABELS } from './line-table-labels.ts'
import type { LineColumn } from './model/line-column.ts'
import type { LineRow } from './model/line-row.ts'

/** Columns of a folded row: its title, and four values in two rows. Specification 2 §9. */
export const FOLDED_COLUMNS = 5

/** Two alike: an animation starts anew only under another name. */
const FLASHES = ['', 'is-scanned', 'is-scanned-again'] as const

/** The class of a row that a scanned code has met so often. */
export function flashOf(scans: number): string {
  return FLASHES[scans === 0 ? 0 : 1 + (scans % 2)] ?? ''
}

/** The button that removes a row. */
export function RemoveRow(props: {
  readonly className: string
  readonly number: number
  readonly onClick: () => void
}): ReactNode {
  const { className, number, onClick } = props
  const translate = useText()
  return (
    <button
      type="button"
      className={className}
      aria-label={translate(LINE_LABELS.removeRow, { number })}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 7h14M10 7V5h4v2m-7 0 1 12h8l1-12" />
      </svg>
    </button>
  )
}

/** A row as a card: its number and title, labelled values two a row, and what can be done with it. */
export function LineRowCard(props: {
  readonly row: LineRow
  readonly number: number
  readonly columns: readonly LineColumn[]
  readonly isExpanded: boolean
  readonly isMarked: boolean
  /** How often a scanned code met this row: each time it flashes. */
  readonly scans: number
  /** Absent of a row that cannot be removed. */
  readonly onRemove: (() => void) | undefined
  readonly onOpen: () => void
}): ReactNode {
  const { row, number, columns, isExpanded, isMarked, scans, onRemove, onOpen } = props
  const translate = useText()
  const [title, ...others] = isExpanded ? columns : columns.slice(0, FOLDED_COLUMNS)
  const card = (
    <article className={`wg-line ${isMarked ? 'is-marked' : ''} ${flashOf(scans)}`}>
      <header>
        <b className="wg-line-number">{number}</b>
        <button
          type="button"
          className="wg-row-title"
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key === 'Delete') onRemove?.()
          }}
        >
          {title && <LineCell column={title} row={row} />}
        </button>
        {onRemove && <RemoveRow className="wg-clear" number={number} onClick={onRemove} />}
      </header>
      <dl className="wg-row-cells">
        {others.map((column) => (
          <div key={column.field}>
            <dt>{column.title}</dt>
            <dd>
              <LineCell column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
  return (
    <div className="wg-line-frame">
      {onRemove ? (
        <SwipeRow
          actions={[{ key: 'remove', text: translate(LINE_LABELS.remove), isDestructive: true, onClick: onRemove }]}
        >
          {card}
        </SwipeRow>
      ) : (
        card
      )}
    </div>
  )
}
