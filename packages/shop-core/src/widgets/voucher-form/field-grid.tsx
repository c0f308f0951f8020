import type { VoucherField } from '@mallwright/contract/voucher'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { FieldRow } from '../controls/labelled-field.tsx'
import { LineCell } from '../line-table/line-cell.tsx'
import type { LineColumn } from '../line-table/model/line-column.ts'
import type { LineRow } from '../line-table/model/line-row.ts'
import type { RowChange } from '../line-table/model/line-table.machine.ts'
import type { OpenVoucher } from './model/open-voucher.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** The inputs load while the values are read. */
const LineField = lazy(async () => ({ default: (await import('../line-table/line-field.tsx')).LineField }))

/** Some fields of a voucher's header or footer, each as wide as its template says. */
export function FieldGrid(props: {
  readonly id: string
  readonly open: OpenVoucher
  readonly fields: readonly VoucherField[]
  /** The field that is needed and missing. */
  readonly missing: string
  readonly onChange: (change: RowChange) => void
}): ReactNode {
  const { id, open, fields, missing, onChange } = props
  const translate = useText()
  const computed = useStore(open.table.state, (state) => state.head)
  const row = { ...open.head, values: { ...computed, ...typedValues(open) } }
  const columns = new Map(open.headColumns.map((column) => [column.field, column]))
  return (
    <div className="wg-voucher-fields" id={id}>
      {fields.map(({ cFieldName, iSpan }) => {
        const column = columns.get(cFieldName)
        if (!column) return null
        return (
          <div key={cFieldName} className={iSpan === 12 ? 'is-half' : ''}>
            <Suspense fallback={<FieldValue column={column} row={row} />}>
              <LineField
                column={column}
                row={row}
                isReadOnly={open.table.isDisabled}
                message={missing === cFieldName ? translate(VOUCHER_LABELS.missing, { label: column.title }) : ''}
                onChange={onChange}
              />
            </Suspense>
          </div>
        )
      })}
    </div>
  )
}

function FieldValue({ column, row }: { readonly column: LineColumn; readonly row: LineRow }): ReactNode {
  return (
    <FieldRow label={column.title}>
      {(ids) => (
        <span {...ids} role="note" className="wg-line-value">
          <LineCell column={column} row={row} />
        </span>
      )}
    </FieldRow>
  )
}

/** The values of header and footer but the computed ones, which the table knows. */
function typedValues({ head, headColumns }: OpenVoucher): Readonly<Record<string, string>> {
  const computed = new Set(headColumns.filter(({ formula }) => formula !== undefined).map(({ field }) => field))
  return Object.fromEntries(Object.entries(head.values).filter(([field]) => !computed.has(field)))
}
