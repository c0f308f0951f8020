import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { LIST_LIMITS } from '@mallwright/contract/list-engine'
import type { ListLayout } from './model/list-layout.ts'
import { shownColumns } from './model/list-layout.ts'
import { ListPosition } from './rows/list-place.tsx'
import type { ListPlace } from './rows/list-place.tsx'
import { LIST_LABELS } from './model/data-list-labels.ts'
import { summaryOf } from './model/list-summary.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { ListMachine } from './model/data-list.machine.ts'

/** Shown columns from which on rows can be folded. Specification 2 §2.2. */
const FOLDABLE_COLUMNS = 3

/** What stands for a number before the rows are there. */
const UNKNOWN = '–'

/** Where the reader is, what the rows add up to, and how they are drawn. */
export function ListHeader(props: {
  readonly layout: ListLayout
  readonly machine: ListMachine
  readonly place: ListPlace
  readonly onSort: (() => void) | undefined
  readonly onSettings: () => void
  readonly actions: ReactNode
}): ReactNode {
  const { layout, machine, place, onSort, onSettings, actions } = props
  const translate = useText()
  const { isDesk = false } = useWidgetHost()
  const list = useStore(machine.state)
  const total = list.total >= LIST_LIMITS.counted ? `${LIST_LIMITS.counted}+` : String(list.total)
  const isKnown = list.phase === 'ready'
  // The rows of a table have all their columns; those below them are folded.
  const hasChildren = (layout.source?.cDetailListCode ?? '') !== ''
  const isFoldable = isDesk ? hasChildren : shownColumns(layout).length >= FOLDABLE_COLUMNS
  const label = list.isExpanded ? LIST_LABELS.fold : LIST_LABELS.expand
  return (
    <div className="wg-list-head">
      <div className="wg-list-bar">
        {isKnown ? (
          <ListPosition place={place} count={list.rows.length} total={total} />
        ) : (
          <p className="wg-list-index" aria-hidden="true">
            {UNKNOWN}
          </p>
        )}
        {isFoldable && <BarButton label={translate(label)} onClick={() => machine.setAllExpanded(!list.isExpanded)} />}
        {onSort && <BarButton label={translate(LIST_LABELS.sort)} onClick={onSort} />}
        <BarButton label={translate(LIST_LABELS.settings)} onClick={onSettings} />
        {actions}
      </div>
      {summaryOf(layout.columns, list).map(({ of, sums }) => (
        <p key={of} className="wg-list-sums">
          <span>{translate(LIST_LABELS[isKnown ? of : 'all'])}</span>
          {sums.map(({ column, text }) => (
            <span key={column.id}>
              {column.title} <b>{isKnown ? text : UNKNOWN}</b>
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function BarButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" className="wg-text-button" onClick={onClick}>
      {label}
    </button>
  )
}
