import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FunctionComponent, ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { WindowVirtualizerHandle } from 'virtua'
import { useStore } from 'zustand'

import { ListRowCard } from './list-row.tsx'
import type { RowProps, RowView } from './list-row.tsx'
import { isRowExpanded } from '../model/data-list.machine.ts'
import { RowSkeleton } from './row-skeleton.tsx'
import { RowsFoot } from './rows-foot.tsx'
import type { RetainedList } from '../model/use-list-machine.ts'

/** What is left below the window (px) when the next page is asked for: some ten rows, engine 8.3. */
const AHEAD_PX = 1300

/** What the rows of a list look like. */
export interface RowShape {
  /** How many are drawn before the window is measured, and until it is scrolled. */
  readonly firstRows: number
  readonly list: 'ul' | 'div'
  readonly item: 'li' | 'div'
  readonly Row: FunctionComponent<RowProps>
  /** Draws what stands around the rows. */
  readonly renderFrame: (rows: ReactNode) => ReactNode
}

/** Rows that are drawn before the window is measured. */
const FIRST_CARDS = 6

const CARDS: RowShape = {
  firstRows: FIRST_CARDS,
  list: 'ul',
  item: 'li',
  Row: ListRowCard,
  renderFrame: (rows) => rows,
}

/** What draws the rows of a list. */
export interface RowsViewProps {
  readonly list: RetainedList
  readonly view: RowView
  /** Called with the last row in sight, from 1. */
  readonly onIndex: (index: number) => void
}

/** The rows that are near the window, as cards unless said; loads more before the last is reached. */
export function ListRowsView(props: RowsViewProps & { readonly shape?: RowShape }): ReactNode {
  const { view, onIndex, shape = CARDS } = props
  const { machine, heights } = props.list
  const list = useStore(machine.state)
  const { frame, virtualizer } = useLastIndex(list.rows.length, onIndex)
  useLayoutEffect(() => {
    const handle = virtualizer.current
    return () => {
      if (handle) heights.current = handle.cache
    }
  }, [heights, virtualizer])
  return (
    <div className="wg-list-rows" ref={frame} aria-busy={list.more === 'loading'}>
      {shape.renderFrame(
        <WindowVirtualizer
          ref={virtualizer}
          data={list.rows}
          ssrCount={shape.firstRows}
          {...(heights.current && { cache: heights.current })}
          as={shape.list}
          item={shape.item}
        >
          {(row) => (
            <shape.Row
              key={row.key}
              row={row}
              isExpanded={isRowExpanded(list, row.key)}
              showsAll={list.shownAll.has(row.key)}
              view={view}
            />
          )}
        </WindowVirtualizer>,
      )}
      <RowsFoot machine={machine} list={list} aheadPx={AHEAD_PX}>
        <RowSkeleton />
      </RowsFoot>
    </div>
  )
}

/** Tells the last row above the foot of the window, once a frame. */
function useLastIndex(count: number, onChange: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const latest = useRef({ count, onChange, index: -1 })
  useEffect(() => {
    Object.assign(latest.current, { count, onChange })
    tell(latest.current, indexAtFoot(frame.current, virtualizer.current))
  }, [count, onChange])
  useEffect(() => {
    let request = 0
    const onScroll = () => {
      request ||= requestAnimationFrame(() => {
        request = 0
        tell(latest.current, indexAtFoot(frame.current, virtualizer.current))
      })
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    // Rows have their heights only after they were drawn.
    const sizes = new ResizeObserver(onScroll)
    if (frame.current) sizes.observe(frame.current)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(request)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [])
  return { frame, virtualizer }
}

/** Number of the row at the foot of the window, from 1. */
function indexAtFoot(frame: HTMLElement | null, virtualizer: WindowVirtualizerHandle | null): number {
  if (!frame || !virtualizer) return 0
  return virtualizer.findItemIndex(Math.max(0, window.innerHeight - frame.getBoundingClientRect().top)) + 1
}

function tell(
  told: { index: number; readonly count: number; readonly onChange: (index: number) => void },
  found: number,
): void {
  const index = Math.min(found, told.count)
  if (index === told.index) return
  told.index = index
  told.onChange(index)
}
