import type { Label } from '@mallwright/contract/values'
import { memo, useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { useLocale, useText } from '../../../i18n/locale-store.ts'
import { CellContent } from './cell-content.tsx'
import { RowChildren, RowFold } from './list-row.tsx'
import type { RowProps, RowView } from './list-row.tsx'
import { ListRowsView } from './list-rows-view.tsx'
import type { RowsViewProps } from './list-rows-view.tsx'
import { cellText } from '../model/cell-text.ts'
import type { ListColumn } from '../model/list-layout.ts'
import type { ListRow } from '../model/row-page.ts'
import { BUTTONS_A_ROW, DETAIL_METHOD, operationsOf } from '../model/row-operation.ts'
import { nextOrder, readOrder } from '../model/sort-order.ts'
import { StateBadge } from './state-badge.tsx'
import './list-table.desk.css'

const LABELS = {
  table: { zh: '列表', en: 'Rows' },
  operations: { zh: '操作', en: 'Actions' },
} satisfies Record<string, Label>

/** Least width (px) and share of a column by its type. */
const WIDTHS: Readonly<Record<ListColumn['type'], readonly [number, number]>> = {
  Text: [88, 1.4],
  TextArea: [104, 1.6],
  Number: [112, 1],
  Date: [100, 1],
  Select: [128, 0.9],
  Refer: [88, 1.2],
  Checkbox: [56, 0.6],
  Boolean: [56, 0.6],
}

/** Types whose texts may have no room. */
const WIDE: readonly ListColumn['type'][] = ['Text', 'TextArea', 'Refer']

/** Least width (px) of the first column, which has the box and the title. */
const TITLE_PX = 140

/** Least width (px) of the column of the state, whose badge is never cut. */
const STATE_PX = 124

/** Least width (px) of a moment. */
const MOMENT_PX = 156

/** Rows that fill a high window; further ones are drawn as it is scrolled. */
const FIRST_ROWS = 40

/** Width (px) of an operation, and of what stands beside them. */
const OPERATION_PX = 60
const OPERATIONS_PX = 24

/** The rows of a list as a table with a head that sorts. */
export function ListTable(props: RowsViewProps): ReactNode {
  const { view } = props
  const translate = useText()
  const { tracks, least } = tracksOf(view)
  const { frame, isNarrow } = useIsNarrow(least)
  return (
    <ListRowsView
      {...props}
      shape={{
        firstRows: FIRST_ROWS,
        list: 'div',
        item: 'div',
        Row: TableRow,
        renderFrame: (rows) => (
          <div ref={frame} className={isNarrow ? 'wg-table is-narrow' : 'wg-table'} style={tableStyle(tracks, least)}>
            <div role="table" aria-label={translate(LABELS.table)}>
              <div role="rowgroup" className="wg-table-head">
                <div role="row" className="wg-tracks wg-table-row">
                  {view.columns.map((column) => (
                    <HeadCell key={column.id} column={column} view={view} />
                  ))}
                  {view.operations.length > 0 && (
                    <div role="columnheader" className="wg-table-end">
                      {translate(LABELS.operations)}
                    </div>
                  )}
                </div>
              </div>
              <div role="rowgroup">{rows}</div>
            </div>
          </div>
        ),
      }}
    />
  )
}

/** The tracks of all rows, and the least width (px) of the table. */
function tracksOf({ columns, layout, operations }: RowView): { readonly tracks: string; readonly least: number } {
  const widths = columns.map((column, index) => {
    const [, share] = WIDTHS[column.type]
    const least = index === 0 ? TITLE_PX : column.field === layout.source?.stateField ? STATE_PX : leastOf(column)
    return { least, track: `minmax(${least}px, ${share}fr)` }
  })
  // Those that have no room are below 更多.
  const shown = Math.min(operations.length, BUTTONS_A_ROW + 1)
  const end = shown === 0 ? 0 : OPERATIONS_PX + OPERATION_PX * shown
  const tracks = [...widths.map(({ track }) => track), ...(end === 0 ? [] : [`${end}px`])]
  return { tracks: tracks.join(' '), least: widths.reduce((sum, width) => sum + width.least, end) }
}

function leastOf({ type, typeCode }: ListColumn): number {
  const [usual] = WIDTHS[type]
  return type === 'Date' && typeCode === 'datetime' ? MOMENT_PX : usual
}

function tableStyle(tracks: string, least: number): CSSProperties {
  return { '--wg-tracks': tracks, '--wg-least': `${least}px` } as CSSProperties
}

/** Whether a frame has less room than its table needs: it scrolls sideways then, instead of keeping the head in sight. */
function useIsNarrow(least: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!frame.current) return undefined
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width))
    sizes.observe(frame.current)
    return () => sizes.disconnect()
  }, [])
  return { frame, isNarrow: width !== undefined && width < least }
}

const ARIA_ORDER = { up: 'ascending', down: 'descending', none: 'none' } as const

function HeadCell({ column, view }: { readonly column: ListColumn; readonly view: RowView }): ReactNode {
  const { field, title, type, isSortable } = column
  const key = readOrder(view.order).find((one) => one.field === field)
  const direction = key ? (key.isDescending ? 'down' : 'up') : 'none'
  const className = type === 'Number' ? 'is-number' : undefined
  if (!isSortable) {
    return (
      <div role="columnheader" className={className}>
        {title}
      </div>
    )
  }
  return (
    <div role="columnheader" aria-sort={ARIA_ORDER[direction]} className={className}>
      <button
        type="button"
        className={`wg-table-sort is-${direction}`}
        onClick={() => view.applyOrder(nextOrder(view.order, field) || view.layout.plan.order)}
      >
        {title}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14m-5-5 5 5 5-5" />
        </svg>
      </button>
    </div>
  )
}

/** Does the first operation of a row that is marked as the usual one, or shows all of it. */
function openRow(row: ListRow, { operations, operate, onOpen }: RowView): void {
  const usual = operationsOf(row, operations).find(({ type }) => type === 'primary')
  if (!usual || usual.method === DETAIL_METHOD) onOpen(row)
  else operate(usual.method, [row])
}

const TableRow = memo(function DeskRow({ row, isExpanded, showsAll, view }: RowProps): ReactNode {
  const locale = useLocale()
  const [titleColumn, ...others] = view.columns
  if (!titleColumn) return null
  const title = cellText(titleColumn, row, locale)
  const stateField = view.layout.source?.stateField
  const hasChildren = row.children.length > 0
  return (
    <>
      <div role="row" className="wg-tracks wg-table-row">
        <div role="cell" className="wg-table-title">
          {view.renderChoice(row, title)}
          <button type="button" className="wg-row-title" onClick={() => openRow(row, view)}>
            {title}
          </button>
          {hasChildren && <RowFold title={title} isExpanded={isExpanded} onToggle={() => view.onToggle(row)} />}
        </div>
        {others.map((column) => (
          <div
            role="cell"
            key={column.id}
            className={column.type === 'Number' ? 'is-number' : undefined}
            title={WIDE.includes(column.type) ? cellText(column, row, locale) : undefined}
          >
            {column.field === stateField ? (
              <StateBadge row={row} layout={view.layout} />
            ) : (
              <CellContent column={column} row={row} locale={locale} />
            )}
          </div>
        ))}
        {view.operations.length > 0 && <div role="cell">{view.renderOperations(row)}</div>}
      </div>
      {isExpanded && hasChildren && (
        <div role="row" className="wg-table-children">
          <div role="cell">
            <RowChildren row={row} showsAll={showsAll} view={view} />
          </div>
        </div>
      )}
    </>
  )
})
