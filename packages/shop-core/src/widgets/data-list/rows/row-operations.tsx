import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../../i18n/locale-store.ts'
import { useWidgetSheet } from '../../widget-host/widget-host.ts'
import { LIST_LABELS } from '../model/data-list-labels.ts'
import type { ListRow } from '../model/row-page.ts'
import { BUTTONS_A_ROW } from '../model/row-operation.ts'
import type { RowOperation } from '../model/row-operation.ts'

/** Loaded with its first opening. */
const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }))

/** The operations of a row: three buttons at most, the rest below 更多. */
export function RowOperations(props: {
  readonly row: ListRow
  readonly title: string
  readonly operations: readonly RowOperation[]
  readonly onOperate: (method: string, row: ListRow) => void
}): ReactNode {
  const { row, title, operations, onOperate } = props
  const translate = useText()
  const menu = useWidgetSheet('row-menu')
  if (operations.length === 0) return null
  const rest = operations.slice(BUTTONS_A_ROW)
  return (
    <footer className="wg-row-operations">
      {rest.length > 0 && (
        <button type="button" className="wg-text-button" aria-haspopup="dialog" onClick={menu.open}>
          {translate(LIST_LABELS.more)}
        </button>
      )}
      {operations.slice(0, BUTTONS_A_ROW).map(({ method, label, type = 'default' }) => (
        <button key={method} type="button" className={`wg-operation is-${type}`} onClick={() => onOperate(method, row)}>
          {translate(label)}
        </button>
      ))}
      {menu.isOpen && (
        <Suspense>
          <RowMenu
            title={title}
            operations={rest}
            onOperate={(method) => menu.closeThen(() => onOperate(method, row))}
            onClose={menu.close}
          />
        </Suspense>
      )}
    </footer>
  )
}
