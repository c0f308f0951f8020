import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { referenceQuery } from '../refer-chooser/model/reference.ts'
import { ReferChooser } from '../refer-chooser/refer-chooser.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { LINE_LABELS } from './line-table-labels.ts'
import type { LineColumn } from './model/line-column.ts'
import { MAX_ROWS } from './model/line-table.machine.ts'
import type { LineTable } from './model/line-table.machine.ts'
import { referChange } from './model/refer-change.ts'

/** The chooser of a column's references: each that is chosen becomes a row. */
export function SeveralSheet(props: {
  readonly table: LineTable
  readonly column: LineColumn
  readonly onClose: () => void
}): ReactNode {
  const { table, column, onClose } = props
  const host = useWidgetHost()
  const translate = useText()
  const { field, typeCode = '' } = column
  const { data: reference } = useQuery(referenceQuery(host, typeCode))
  return (
    <ReferChooser
      code={typeCode}
      isMultiple
      value={[]}
      onClose={onClose}
      onChoose={(chosen) => {
        if (!reference) return
        const isFull = table.state.getState().rows.length + chosen.length > MAX_ROWS
        if (isFull) host.feedback.toast(translate(LINE_LABELS.full, { count: MAX_ROWS }))
        else for (const value of chosen) table.add(referChange(field, reference, [value]))
        onClose()
      }}
    />
  )
}
