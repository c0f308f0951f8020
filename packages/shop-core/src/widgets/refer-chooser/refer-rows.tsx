import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { useLocale, useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { Notice } from '../../kit/notice/notice.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { CheckMark } from '../controls/check-mark.tsx'
import { cellText } from '../data-list/model/cell-text.ts'
import { shownColumns } from '../data-list/model/list-layout.ts'
import type { ListColumn, ListLayout } from '../data-list/model/list-layout.ts'
import { listLayoutQuery } from '../data-list/model/list-layout.queries.ts'
import type { ListRow } from '../data-list/model/row-page.ts'
import type { ListFilter } from '../data-list/model/row-reader.ts'
import { useListMachine } from '../data-list/model/use-list-machine.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { REFER_LABELS } from './refer-labels.ts'
import { SheetRows } from './sheet-rows.tsx'

/** Rows a page. Specification 2 §9. */
const PAGE_SIZE = 30

/** Columns of a row: its title and three values. */
const COLUMNS = 4

interface ReferRowsProps {
  /** cBaseListCode. */
  readonly code: string
  readonly filter: ListFilter
  /** Fields that travel with the rows, whatever the plan shows. */
  readonly fields: readonly string[]
  readonly isChosen: (row: ListRow) => boolean
  readonly onToggle: (row: ListRow) => void
}

/** The rows of a list inside a sheet, each of which is chosen by a tap. */
export function ReferRows(props: ReferRowsProps): ReactNode {
  const translate = useText()
  const layout = useQuery(listLayoutQuery(useWidgetHost(), props.code))
  const fields = props.fields.join(',')
  const asked = useMemo(() => layout.data && withFields(layout.data, fields.split(',')), [layout.data, fields])
  if (layout.error) {
    return (
      <Notice kind="locked" title={translate(KIT_LABELS.noPermission)} hint={translate(KIT_LABELS.askAdministrator)} />
    )
  }
  return asked ? <Rows {...props} layout={asked} /> : <SheetSkeleton />
}

/** The layout with pages of a chooser, and with the fields that it saves. */
function withFields(layout: ListLayout, fields: readonly string[]): ListLayout {
  return {
    ...layout,
    plan: { ...layout.plan, pageSize: PAGE_SIZE },
    columns: layout.columns.map((column) =>
      fields.includes(column.field) && !column.isShown ? { ...column, isHidden: true } : column,
    ),
  }
}

function Rows(props: ReferRowsProps & { readonly layout: ListLayout }): ReactNode {
  const { layout, filter, isChosen, onToggle } = props
  const translate = useText()
  const { machine } = useListMachine({ layout, filter, order: layout.plan.order, choice: 'none' })
  const columns = useMemo(() => shownColumns(layout).slice(0, COLUMNS), [layout])
  return (
    <SheetRows
      machine={machine}
      empty={translate(REFER_LABELS.empty)}
      renderRow={(row) => (
        <ReferRow key={row.key} row={row} columns={columns} isChosen={isChosen(row)} onToggle={() => onToggle(row)} />
      )}
    />
  )
}

function ReferRow(props: {
  readonly row: ListRow
  readonly columns: readonly ListColumn[]
  readonly isChosen: boolean
  readonly onToggle: () => void
}): ReactNode {
  const { row, columns, isChosen, onToggle } = props
  const locale = useLocale()
  const [title, ...others] = columns
  return (
    <button type="button" className="wg-refer-row" aria-pressed={isChosen} onClick={onToggle}>
      <span className="wg-refer-title">{title && cellText(title, row, locale)}</span>
      <span className="wg-refer-cells">
        {others.map((column) => (
          <span key={column.id}>
            {column.title} {cellText(column, row, locale)}
          </span>
        ))}
      </span>
      <CheckMark />
    </button>
  )
}
