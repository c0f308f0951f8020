import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { createRowHeights } from './row-heights.ts'
import type { RowHeights } from './row-heights.ts'
import { useNearRows } from './use-near-rows.ts'

/** Rows are laid out each by itself, and keep their margins. */
const ROW_STYLE = { contain: 'layout style' } as const

/**
 * The rows of a list that are near the window, in the flow of the page; what stands above and below is as tall as the rows that it
 * stands for. Decision 0151.
 */
export function WindowRows<Row extends { readonly key: string }>(props: {
  readonly rows: readonly Row[]
  /** Of a list that is retained: it is as tall as before when it comes back. */
  readonly heights?: RowHeights
  /** How many are drawn before the window is measured. */
  readonly firstRows: number
  readonly list: 'ul' | 'div'
  readonly item: 'li' | 'div'
  /** Hears how many rows begin above the foot of the window. */
  readonly onFoot?: (count: number) => void
  readonly children: (row: Row, index: number) => ReactNode
}): ReactNode {
  const [own] = useState(createRowHeights)
  const { rows, heights = own, firstRows, list: List, item: Item, onFoot, children } = props
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  heights.name(keys)
  const { frame, range, observe } = useNearRows({ heights, onFoot }, firstRows)
  const end = Math.min(range.end, rows.length)
  const start = Math.min(range.start, end)
  const above = heights.topOf(start)
  const below = heights.topOf(rows.length) - heights.topOf(end)
  return (
    <List ref={frame}>
      {above > 0 && <Item aria-hidden="true" style={{ height: above }} />}
      {rows.slice(start, end).map((row, nth) => (
        <Item key={row.key} ref={observe} data-row={row.key} style={ROW_STYLE}>
          {children(row, start + nth)}
        </Item>
      ))}
      {below > 0 && <Item aria-hidden="true" style={{ height: below }} />}
    </List>
  )
}
