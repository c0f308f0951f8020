import { VOUCHER_LIMITS } from '@mallwright/contract/voucher'
import type { VoucherTemplate } from '@mallwright/contract/voucher'
import { lazy, Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { FieldRow } from '../controls/labelled-field.tsx'
import { LineCell } from '../line-table/line-cell.tsx'
import type { LineColumn } from '../line-table/model/line-column.ts'
import type { LineRow } from '../line-table/model/line-row.ts'
import type { RowChange } from '../line-table/model/line-table.machine.ts'
import type { OpenVoucher } from './model/voucher-form.machine.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** The inputs load while the values are read. */
const LineField = lazy(async () => ({ default: (await import('../line-table/line-field.tsx')).LineField }))

/** The header of a voucher: six fields, and the others when it is unfolded. Specification 3 §2. */
export function HeaderFields(props: {
  readonly open: OpenVoucher
  readonly template: VoucherTemplate
  readonly isExpanded: boolean
  readonly onExpand: (isExpanded: boolean) => void
  /** The field that is needed and missing. */
  readonly missing: string
  readonly onChange: (change: RowChange) => void
}): ReactNode {
  const { open, template, isExpanded, onExpand, missing, onChange } = props
  const translate = useText()
  const id = useId()
  const computed = useStore(open.table.state, (state) => state.head)
  const row = { ...open.head, values: { ...computed, ...typedValues(open) } }
  const columns = open.headColumns.filter(({ isShown = true }) => isShown)
  const shown = isExpanded ? columns : columns.slice(0, VOUCHER_LIMITS.shownHeaderFields)
  const isFoldable = columns.length > VOUCHER_LIMITS.shownHeaderFields
  const spans = new Map(template.headerList.map(({ cFieldName, iSpan }) => [cFieldName, iSpan]))
  return (
    <section className="wg-voucher-head" aria-label={translate(VOUCHER_LABELS.header)}>
      <div className="wg-voucher-fields" id={id}>
        {shown.map((column) => (
          <div key={column.field} className={spans.get(column.field) === 12 ? 'is-half' : ''}>
            <Suspense fallback={<FieldValue column={column} row={row} />}>
              <LineField
                column={column}
                row={row}
                isReadOnly={open.table.isDisabled}
                message={missing === column.field ? translate(VOUCHER_LABELS.missing, { label: column.title }) : ''}
                onChange={onChange}
              />
            </Suspense>
          </div>
        ))}
      </div>
      {isFoldable && (
        <button
          type="button"
          className="wg-voucher-fold"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => onExpand(!isExpanded)}
        >
          {translate(isExpanded ? VOUCHER_LABELS.fold : VOUCHER_LABELS.expand)}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 9l6 6 6-6" />
          </svg>
        </button>
      )}
    </section>
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

/** The values of the header but the computed ones, which the table knows. */
function typedValues({ head, headColumns }: OpenVoucher): Readonly<Record<string, string>> {
  const computed = new Set(headColumns.filter(({ formula }) => formula !== undefined).map(({ field }) => field))
  return Object.fromEntries(Object.entries(head.values).filter(([field]) => !computed.has(field)))
}
