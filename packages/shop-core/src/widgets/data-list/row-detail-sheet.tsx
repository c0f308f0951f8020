import type { ReactNode } from 'react'

import { useLocale } from '../../i18n/locale-store.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { CellContent } from './rows/cell-content.tsx'
import { shownColumns } from './model/list-layout.ts'
import type { ListLayout } from './model/list-layout.ts'
import type { ListRow } from './model/row-page.ts'
import './list-sheets.css'

/** Every shown column of a row. Specification 2 §2.2. */
export function RowDetailSheet(props: {
  readonly row: ListRow
  readonly layout: ListLayout
  readonly title: string
  readonly onClose: () => void
}): ReactNode {
  const { row, layout, title, onClose } = props
  const locale = useLocale()
  return (
    <Sheet title={title} size={85} keepsHeight onClose={onClose}>
      <dl className="wg-row-facts">
        {shownColumns(layout).map((column) => (
          <div key={column.id}>
            <dt>{column.title}</dt>
            <dd>
              <CellContent column={column} row={row} locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
