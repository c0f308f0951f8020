import type { Locale } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { useLocale, useText } from '../../../i18n/locale-store.ts'
import { CellContent } from './cell-content.tsx'
import { cellText } from '../model/cell-text.ts'
import type { ListColumn, ListLayout } from '../model/list-layout.ts'
import { LIST_LABELS } from '../model/data-list-labels.ts'
import type { RowOperation } from '../model/row-operation.ts'
import type { ListRow } from '../model/row-page.ts'
import { StateBadge } from './state-badge.tsx'

/** Columns of a row that is not expanded. Specification 2 §9. */
export const FOLDED_COLUMNS = 4

/** Children of a row that are shown before more of them are asked for. */
const FIRST_CHILDREN = 5

/** What a row is drawn with. */
export interface RowView {
  readonly layout: ListLayout
  /** `field asc|desc {, …}` */
  readonly order: string
  readonly applyOrder: (order: string) => void
  readonly operations: readonly RowOperation[]
  readonly operate: (method: string, rows: readonly ListRow[]) => void
  /** The shown columns, the title first. */
  readonly columns: readonly ListColumn[]
  /** The columns of its children. */
  readonly childColumns: readonly ListColumn[]
  readonly onOpen: (row: ListRow) => void
  readonly onToggle: (row: ListRow) => void
  readonly onToggleAll: (row: ListRow) => void
  /** Shows every child of a row that came with the first of them only; absent where that is nowhere to be seen. */
  readonly onOpenChildren: ((row: ListRow) => void) | undefined
  /** A choice before the title; none when rows are not chosen. */
  readonly renderChoice: (row: ListRow, title: string) => ReactNode
  readonly renderChildChoice: (row: ListRow, child: ListRow, title: string) => ReactNode
  readonly renderOperations: (row: ListRow) => ReactNode
}

/** A row and how it stands. */
export interface RowProps {
  readonly row: ListRow
  readonly isExpanded: boolean
  readonly showsAll: boolean
  readonly view: RowView
}

/** A row as a card: its title, its state, labelled values, its operations, and the rows below it. */
export function ListRowCard(props: RowProps): ReactNode {
  const { row, isExpanded, showsAll, view } = props
  const locale = useLocale()
  const [titleColumn, ...others] = isExpanded ? view.columns : view.columns.slice(0, FOLDED_COLUMNS)
  if (!titleColumn) return null
  const title = cellText(titleColumn, row, locale)
  const stateField = view.layout.source?.stateField
  return (
    <article className="wg-row">
      <header className="wg-row-head">
        {view.renderChoice(row, title)}
        <button type="button" className="wg-row-title" onClick={() => view.onOpen(row)}>
          {title}
        </button>
        <StateBadge row={row} layout={view.layout} />
        {row.children.length > 0 && (
          <RowFold title={title} isExpanded={isExpanded} onToggle={() => view.onToggle(row)} />
        )}
      </header>
      <dl className="wg-row-cells">
        {others
          .filter(({ field }) => field !== stateField)
          .map((column) => (
            <Cell key={column.id} column={column} row={row} locale={locale} />
          ))}
      </dl>
      {isExpanded && row.children.length > 0 && <RowChildren row={row} showsAll={showsAll} view={view} />}
      {view.renderOperations(row)}
    </article>
  )
}

/** Shows the rows below a row, or hides them. */
export function RowFold(props: {
  readonly title: string
  readonly isExpanded: boolean
  readonly onToggle: () => void
}): ReactNode {
  const { title, isExpanded, onToggle } = props
  const translate = useText()
  return (
    <button
      type="button"
      className="wg-row-fold"
      aria-expanded={isExpanded}
      aria-label={translate(LIST_LABELS.expandRow, { title })}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 9 6 6 6-6" />
      </svg>
    </button>
  )
}

function Cell(props: { readonly column: ListColumn; readonly row: ListRow; readonly locale: Locale }): ReactNode {
  const { column, row, locale } = props
  return (
    <div className={column.type === 'Number' ? 'is-number' : undefined}>
      <dt>{column.title}</dt>
      <dd>
        <CellContent column={column} row={row} locale={locale} />
      </dd>
    </div>
  )
}

/** The rows below a row. */
export function RowChildren(props: {
  readonly row: ListRow
  readonly showsAll: boolean
  readonly view: RowView
}): ReactNode {
  const { row, showsAll, view } = props
  const locale = useLocale()
  const translate = useText()
  const [titleColumn, ...others] = view.childColumns
  if (!titleColumn) return null
  const rest = row.children.length - FIRST_CHILDREN
  return (
    <ul className="wg-row-children">
      {(showsAll ? row.children : row.children.slice(0, FIRST_CHILDREN)).map((child) => {
        const title = cellText(titleColumn, child, locale)
        return (
          <li key={child.key}>
            <div className="wg-row-head">
              {view.renderChildChoice(row, child, title)}
              <span>{title}</span>
            </div>
            <dl className="wg-row-cells">
              {others.map((column) => (
                <Cell key={column.id} column={column} row={child} locale={locale} />
              ))}
            </dl>
          </li>
        )
      })}
      {rest > 0 && (
        <li className="wg-row-more">
          <button type="button" onClick={() => view.onToggleAll(row)}>
            {translate(showsAll ? LIST_LABELS.fewerChildren : LIST_LABELS.moreChildren, {
              count: showsAll ? FIRST_CHILDREN : rest,
            })}
          </button>
        </li>
      )}
      {row.childTotal > row.children.length && (
        <li className="wg-row-more">
          {view.onOpenChildren ? (
            <button type="button" onClick={() => view.onOpenChildren?.(row)}>
              {translate(LIST_LABELS.allChildren, { count: row.childTotal })}
            </button>
          ) : (
            translate(LIST_LABELS.children, { count: row.childTotal })
          )}
        </li>
      )}
    </ul>
  )
}
