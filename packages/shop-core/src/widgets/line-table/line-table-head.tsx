import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { useWidgetSheet } from '../widget-host/widget-host.ts'
import { LINE_LABELS } from './line-table-labels.ts'

/** Loaded with its first opening. */
const ColumnSettingsSheet = lazy(async () => ({
  default: (await import('../data-list/column-settings-sheet.tsx')).ColumnSettingsSheet,
}))

/** What a table is called, how many rows it has, and how they are drawn. Specification 2 §2.10. */
export function LineTableHead(props: {
  readonly heading: string
  readonly count: number
  /** Code of the list whose plans can be set; absent without such a list. */
  readonly layout: string | undefined
  readonly isExpanded: boolean
  /** Absent where there is nothing to fold. */
  readonly onFold: (() => void) | undefined
}): ReactNode {
  const { heading, count, layout, isExpanded, onFold } = props
  const translate = useText()
  const settings = useWidgetSheet('line-columns')
  return (
    <header className="wg-lines-head">
      <h2>{heading}</h2>
      <span role="status">{translate(LINE_LABELS.count, { count })}</span>
      {onFold && (
        <button type="button" className="wg-text-button" onClick={onFold}>
          {translate(isExpanded ? LINE_LABELS.fold : LINE_LABELS.expand)}
        </button>
      )}
      {layout !== undefined && (
        <button type="button" className="wg-text-button" onClick={settings.open}>
          {translate(LINE_LABELS.settings)}
        </button>
      )}
      {layout !== undefined && settings.isOpen && (
        <Suspense>
          <ColumnSettingsSheet code={layout} onClose={settings.close} />
        </Suspense>
      )}
    </header>
  )
}
