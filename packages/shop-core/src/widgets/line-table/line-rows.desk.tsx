import type { Label } from '@mallwright/contract/values'
import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { EditableCell } from './cell-editors.desk.tsx'
import { flashOf, RemoveRow } from './line-row-card.tsx'
import { LINE_LABELS } from './line-table-labels.ts'
import type { LineColumn } from './model/line-column.ts'
import { missingFields } from './model/line-row.ts'
import type { LineRow } from './model/line-row.ts'
import type { LineTable } from './model/line-table.machine.ts'

const LABELS = {
  rowNumber: { zh: '行号', en: 'Line' },
  openRow: { zh: '打开第{number}行', en: 'Open line {number}' },
} satisfies Record<string, Label>

/** What draws the rows of a table. */
export interface LineRowsProps {
  readonly table: LineTable
  /** Names the rows. */
  readonly label: string
  readonly columns: readonly LineColumn[]
  readonly isExpanded: boolean
  /** Keys of rows that were found incomplete. */
  readonly marked: ReadonlySet<string>
  /** The row that a scanned code has met last, and how many have met one. */
  readonly scanned: { readonly key: string; readonly times: number }
  readonly onOpen: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** Least width (px) of a column by its type. */
const WIDTHS: Readonly<Record<LineColumn['type'], number>> = {
  Text: 120,
  TextArea: 160,
  Number: 104,
  Date: 112,
  Select: 96,
  Checkbox: 64,
  Refer: 148,
}

/** Classes of cells by their type. */
const CELL_CLASSES: Partial<Record<LineColumn['type'], string>> = { Number: 'is-number', Refer: 'is-refer' }

/** Rows that are drawn before the window is measured. */
const FIRST_ROWS = 12

/** Width (px) of the number of a row, and of what removes it. */
const ENDS_PX = 48

/** The rows of a table of line items as a table: values are typed and chosen in their cells, addresses and long texts in the form of the row. */
export function LineRowsTable(props: LineRowsProps): ReactNode {
  const { table, label, columns, marked, scanned, onOpen, onRemove } = props
  const translate = useText()
  const id = useId()
  const rows = useStore(table.state, (state) => state.rows)
  if (rows.length === 0) return null
  return (
    <div className="wg-line-scroll" role="group" aria-label={label} tabIndex={0}>
      <div role="table" aria-label={label} className="wg-line-table" style={tracksOf(columns)}>
        <div role="rowgroup">
          <div role="row" className="wg-tracks wg-line-tracks wg-line-titles">
            <div role="columnheader">{translate(LABELS.rowNumber)}</div>
            {columns.map(({ field, title, type, isRequired = false }) => (
              <div
                key={field}
                role="columnheader"
                id={`${id}-${field}`}
                className={`${type === 'Number' ? 'is-number' : ''} ${isRequired ? 'is-required' : ''}`}
              >
                {title}
              </div>
            ))}
            <div role="columnheader">
              <span className="shop-visually-hidden">{translate(LINE_LABELS.remove)}</span>
            </div>
          </div>
        </div>
        <div role="rowgroup">
          <WindowVirtualizer data={rows} ssrCount={FIRST_ROWS} as="div" item="div">
            {(row, index) => (
              <TableLine
                key={row.key}
                {...{ row, columns, table }}
                titleIds={id}
                number={index + 1}
                missing={marked.has(row.key) ? missingFields(row, table.columns) : []}
                scans={scanned.key === row.key ? scanned.times : 0}
                onOpen={() => onOpen(row.key)}
                onRemove={table.isReadOnly(row.key) ? undefined : () => onRemove(row.key)}
              />
            )}
          </WindowVirtualizer>
        </div>
      </div>
    </div>
  )
}

/** The tracks of all rows, as a custom property, and the least width of the table. */
function tracksOf(columns: readonly LineColumn[]): CSSProperties {
  const tracks = columns.map(({ type }) => `minmax(${WIDTHS[type]}px, ${type === 'Number' ? 1 : 1.3}fr)`)
  const least = columns.reduce((sum, { type }) => sum + WIDTHS[type], 2 * ENDS_PX)
  return { '--wg-tracks': `${ENDS_PX}px ${tracks.join(' ')} ${ENDS_PX}px`, minWidth: least } as CSSProperties
}

function TableLine(props: {
  readonly row: LineRow
  readonly columns: readonly LineColumn[]
  readonly table: LineRowsProps['table']
  /** What the ids of the titles begin with. */
  readonly titleIds: string
  readonly number: number
  /** What a check has found missing of it, and still is. */
  readonly missing: readonly LineColumn[]
  /** How often a scanned code met this row. */
  readonly scans: number
  readonly onOpen: () => void
  readonly onRemove: (() => void) | undefined
}): ReactNode {
  const { row, columns, table, titleIds, number, missing, scans, onOpen, onRemove } = props
  const translate = useText()
  return (
    <div role="row" className={`wg-tracks wg-line-tracks ${missing.length > 0 ? 'is-marked' : ''} ${flashOf(scans)}`}>
      <div role="cell">
        <button
          type="button"
          className="wg-line-open"
          aria-label={translate(LABELS.openRow, { number })}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key === 'Delete') onRemove?.()
          }}
        >
          {number}
        </button>
      </div>
      {columns.map((column) => (
        <div
          key={column.field}
          role="cell"
          className={`${CELL_CLASSES[column.type] ?? ''} ${missing.some(({ field }) => field === column.field) ? 'is-missing' : ''}`}
        >
          <EditableCell {...{ column, row, table, onOpen }} titleId={`${titleIds}-${column.field}`} />
        </div>
      ))}
      <div role="cell">{onRemove && <RemoveRow className="wg-line-remove" number={number} onClick={onRemove} />}</div>
    </div>
  )
}
