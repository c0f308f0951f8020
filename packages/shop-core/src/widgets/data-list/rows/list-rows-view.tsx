import { memo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useStore } from 'zustand'

import { WindowRows } from '../../../kit/window-rows/window-rows.tsx'
import { ListRowCard } from './list-row.tsx'
import type { RowProps, RowView } from './list-row.tsx'
import { isRowExpanded } from '../model/data-list.machine.ts'
import { RowSkeleton } from './row-skeleton.tsx'
import { RowsFoot } from './rows-foot.tsx'
import type { RetainedList } from '../model/use-list-machine.ts'
import type { ListPlace } from './list-place.tsx'

/** What is left below the window (px) when the next page is asked for: some ten rows, engine 8.3. */
const AHEAD_PX = 1300

/** What the rows of a list look like. */
export interface RowShape {
  /** How many are drawn before the window is measured, and until it is scrolled. */
  readonly firstRows: number
  readonly list: 'ul' | 'div'
  readonly item: 'li' | 'div'
  /** Drawn again only with another row or view: the window draws all in sight for each that comes. */
  readonly Row: ComponentType<RowProps>
  /** Draws what stands around the rows. */
  readonly renderFrame: (rows: ReactNode) => ReactNode
}

/** Rows that are drawn before the window is measured. */
const FIRST_CARDS = 6

const CARDS: RowShape = {
  firstRows: FIRST_CARDS,
  list: 'ul',
  item: 'li',
  Row: memo(ListRowCard),
  renderFrame: (rows) => rows,
}

/** What draws the rows of a list. */
export interface RowsViewProps {
  readonly list: RetainedList
  readonly view: RowView
  readonly place: ListPlace
}

/** The rows that are near the window, as cards unless said; loads more before the last is reached. */
export function ListRowsView(props: RowsViewProps & { readonly shape?: RowShape }): ReactNode {
  const { view, place, shape = CARDS } = props
  const { machine, heights } = props.list
  const list = useStore(machine.state)
  return (
    <div className="wg-list-rows" aria-busy={list.more === 'loading'}>
      {shape.renderFrame(
        <WindowRows
          rows={list.rows}
          heights={heights}
          firstRows={shape.firstRows}
          list={shape.list}
          item={shape.item}
          onFoot={(count) => place.setState(count, true)}
        >
          {(row) => (
            <shape.Row
              row={row}
              isExpanded={isRowExpanded(list, row.key)}
              showsAll={list.shownAll.has(row.key)}
              view={view}
            />
          )}
        </WindowRows>,
      )}
      <RowsFoot machine={machine} list={list} aheadPx={AHEAD_PX}>
        <RowSkeleton />
      </RowsFoot>
    </div>
  )
}
