import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'

import { onPageScroll } from '../list/page-scroll.ts'
import { covers, nextRange } from './row-heights.ts'
import type { RowHeights, RowRange } from './row-heights.ts'

/** How far above and below the window rows are drawn (px). */
const NEAR_PX = 480

/** The foot is told when nothing has moved for so long (ms). */
const REST_MS = 100

/** How often (ms) it is told before that, in a frame that has no row to lay out: each time costs a third of a late frame. */
const TELL_MS = 1000

interface ListInSight {
  readonly heights: RowHeights
  /** Hears how many rows begin above the foot of the window. */
  readonly onFoot: ((count: number) => void) | undefined
}

interface NearRows {
  readonly range: RowRange
  /** Of the list. */
  readonly frame: (list: HTMLElement | null) => void
  /** Of each row, which names its key by `data-row`. */
  readonly observe: (row: HTMLElement | null) => (() => void) | undefined
}

/** The rows of a list to draw: looks where the window is, once a frame when something has moved. */
export function useNearRows(list: ListInSight, firstRows: number): NearRows {
  const [range, setRange] = useState<RowRange>({ start: 0, end: firstRows })
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [eye] = useState(() => createEye(setRange, redraw))
  useLayoutEffect(() => eye.seeDrawn(range, list))
  useEffect(() => eye.open(), [eye])
  return { range, frame: eye.frame, observe: eye.observe }
}

/** What looks, outside of React: most of what moves changes nothing. */
function createEye(setRange: (range: RowRange) => void, redraw: () => void) {
  let frame: HTMLElement | null = null
  let drawn: RowRange = { start: 0, end: 0 }
  let list: ListInSight | undefined
  let request = 0
  let sizes: ResizeObserver | undefined
  /** Whether no row has come since the last look, which the next frame has to lay out. */
  let isCalm = true
  const foot = createTeller((count) => list?.onFoot?.(count))
  const look = () => {
    request = 0
    // A screen that is kept behind another has no place.
    if (!list || !frame || frame.offsetParent === null) return
    const head = -frame.getBoundingClientRect().top
    const { innerHeight } = window
    const seen = list.heights.between(head, head + innerHeight)
    const near = list.heights.between(head - NEAR_PX, head + innerHeight + NEAR_PX)
    const next = nextRange(drawn, { seen, near })
    foot.see(seen.end, isCalm && next === drawn)
    isCalm = true
    if (next === drawn) return
    if (covers(drawn, seen)) setRange(next)
    else flushSync(() => setRange(next))
  }
  const lookSoon = () => {
    request ||= requestAnimationFrame(look)
  }
  const measure = (entries: readonly ResizeObserverEntry[]) => {
    if (list?.heights.measure(entries.map(heightOf))) redraw()
    lookSoon()
  }
  return {
    frame: (element: HTMLElement | null) => {
      frame = element
    },
    /** Hears what is drawn; a frame later there may be more to do. */
    seeDrawn: (now: RowRange, shown: ListInSight) => {
      if (now !== drawn) isCalm = false
      drawn = now
      list = shown
      lookSoon()
    },
    open: () => {
      const stopScroll = onPageScroll(lookSoon)
      window.addEventListener('resize', lookSoon, { passive: true })
      return () => {
        cancelAnimationFrame(request)
        request = 0
        foot.stop()
        stopScroll()
        window.removeEventListener('resize', lookSoon)
      }
    },
    observe: (row: HTMLElement | null) => {
      if (!row) return undefined
      const observer = (sizes ??= new ResizeObserver(measure))
      observer.observe(row)
      return () => observer.unobserve(row)
    },
  }
}

/** Key and height (px) of a row that was measured. */
function heightOf({ target, borderBoxSize, contentRect }: ResizeObserverEntry): readonly [string, number] {
  const { row = '' } = (target as HTMLElement).dataset
  return [row, borderBoxSize?.[0]?.blockSize ?? contentRect.height]
}

/** Tells a number that changes while one scrolls: when nothing has moved for a moment, and seldom before that. */
function createTeller(tell: (count: number) => void) {
  let timer = 0
  let last = 0
  const tellNow = (count: number) => {
    last = performance.now()
    tell(count)
  }
  return {
    see: (count: number, isCalm: boolean) => {
      clearTimeout(timer)
      if (isCalm && performance.now() - last > TELL_MS) tellNow(count)
      else timer = window.setTimeout(() => tellNow(count), REST_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
