import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { useSideSwipe } from '../../kit/controls/use-side-swipe.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { NumberInput } from '../number-input/number-field.tsx'
import { LineField } from './line-field.tsx'
import { LINE_LABELS } from './line-table-labels.ts'
import type { LineColumn } from './model/line-column.ts'
import { isBlank, missingFields } from './model/line-row.ts'
import type { LineTable } from './model/line-table.machine.ts'

/** The opened form: which rows it pages through, and what it is for. */
export interface RowForm {
  readonly mode: 'add' | 'edit'
  /** Keys of the rows that it pages through. */
  readonly keys: readonly string[]
  readonly index: number
  /** How many rows like the last one are added. */
  readonly copies: string
}

/** The form of a row: pages through the rows, and computes while it is typed. Specification 2 §2.10. */
export function RowFormSheet(props: {
  readonly table: LineTable
  /** The shown ones, in their order. */
  readonly columns: readonly LineColumn[]
  readonly title: string
  readonly form: RowForm
  readonly isReadOnly: boolean
  /** Whether it adds several rows alike. */
  readonly mayBatch: boolean
  /** Whether a row is one of those that were found incomplete. */
  readonly isMarked: (key: string) => boolean
  readonly onForm: (form: RowForm) => void
  readonly onSaveAndAdd: () => void
  readonly onCancel: () => void
  readonly onConfirm: () => void
}): ReactNode {
  const { table, columns, title, form, isReadOnly, mayBatch, isMarked, onForm } = props
  const { onSaveAndAdd, onCancel, onConfirm } = props
  const translate = useText()
  const key = form.keys[form.index] ?? ''
  const row = useStore(table.state, ({ rows }) => rows.find((each) => each.key === key))
  const count = form.keys.length
  const go = (index: number) => onForm({ ...form, index })
  const swipe = useSideSwipe((step) => {
    if (form.keys[form.index + step] !== undefined) go(form.index + step)
  })
  if (!row) return null
  const missing = isMarked(key) ? missingFields(row, columns) : []
  const isRowBlank = form.mode === 'add' && isBlank(row, table.columns)
  return (
    <Sheet title={title} size={85} keepsHeight onClose={isReadOnly ? onConfirm : onCancel}>
      <div className="wg-line-pages">
        <button type="button" className="wg-text-button" disabled={form.index === 0} onClick={() => go(form.index - 1)}>
          {translate(LINE_LABELS.previous)}
        </button>
        <span role="status" aria-label={translate(LINE_LABELS.place, { index: form.index + 1, count })}>
          {form.index + 1} / {count}
        </span>
        <button
          type="button"
          className="wg-text-button"
          disabled={form.index === count - 1}
          onClick={() => go(form.index + 1)}
        >
          {translate(LINE_LABELS.next)}
        </button>
      </div>
      {/* Each row has inputs of its own. */}
      <div key={key} className="wg-line-page" {...swipe}>
        {columns.map((column) => (
          <LineField
            key={column.field}
            column={column}
            row={row}
            isReadOnly={table.isReadOnly(key, column)}
            message={missing.includes(column) ? translate(LINE_LABELS.missingCell, { title: column.title }) : ''}
            onChange={(change) => table.edit(key, change)}
          />
        ))}
      </div>
      {mayBatch && form.mode === 'add' && form.index === count - 1 && (
        <NumberInput
          label={translate(LINE_LABELS.copies)}
          value={form.copies}
          onChange={(copies) => onForm({ ...form, copies })}
        />
      )}
      <div className="shop-sheet-foot wg-buttons">
        {isReadOnly ? (
          <Button onClick={onConfirm}>{translate(LINE_LABELS.close)}</Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onCancel}>
              {translate(LINE_LABELS.cancel)}
            </Button>
            {form.mode === 'add' && (
              <Button kind="quiet" isDisabled={isRowBlank} onClick={onSaveAndAdd}>
                {translate(LINE_LABELS.saveAndAdd)}
              </Button>
            )}
            <Button isDisabled={isRowBlank} onClick={onConfirm}>
              {translate(LINE_LABELS.confirm)}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
