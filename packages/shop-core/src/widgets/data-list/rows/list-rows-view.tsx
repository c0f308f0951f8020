import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { WindowVirtualizerHandle } from 'virtua'
import { useStore } from 'zustand'

import { onPageScroll } from '../../../kit/list/page-scroll.ts'
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
  const { frame, virtualizer } = useLastIndex(list.rows.length, place)
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
function useLastIndex(count: number, place: ListPlace) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const latest = useRef({ count, place })
  useEffect(() => {
    latest.current = { count, place }
    place.setState(Math.min(indexAtFoot(frame.current, virtualizer.current), count), true)
  }, [count, place])
  useEffect(() => {
    let request = 0
    let index = 0
    const write = () => {
      request = 0
      const { place, count } = latest.current
      place.setState(Math.min(index, count), true)
    }
    // Read before the rows that come into sight are drawn, and told after that: else the page is laid out once more.
    const tell = () => {
      index = indexAtFoot(frame.current, virtualizer.current)
      request ||= requestAnimationFrame(write)
    }
    const stopScroll = onPageScroll(tell)
    window.addEventListener('resize', tell, { passive: true })
    // Rows have their heights only after they were drawn.
    const sizes = new ResizeObserver(tell)
    if (frame.current) sizes.observe(frame.current)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(request)
      stopScroll()
      window.removeEventListener('resize', tell)
    }
  }, [])
  return { frame, virtualizer }
}

/** Number of the row at the foot of the window, from 1. */
function indexAtFoot(frame: HTMLElement | null, virtualizer: WindowVirtualizerHandle | null): number {
  if (!frame || !virtualizer) return 0
  return virtualizer.findItemIndex(Math.max(0, window.innerHeight - frame.getBoundingClientRect().top)) + 1
}
