import { lazy, Suspense, useImperativeHandle, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { Notice } from '../../kit/notice/notice.tsx'
import { numberText } from '../data-list/model/cell-text.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { FOLDED_COLUMNS, LineRowCard } from './line-row-card.tsx'
import type { LineRowsProps } from './line-rows.desk.tsx'
import type { ScanRules } from './line-scan.ts'
import { LineTableHead } from './line-table-head.tsx'
import { LINE_LABELS } from './line-table-labels.ts'
import { precisionOf } from './model/line-column.ts'
import type { LineColumn } from './model/line-column.ts'
import { missingFields } from './model/line-row.ts'
import { sumOf } from './model/line-sums.ts'
import type { LineTable as Machine } from './model/line-table.machine.ts'
import { useLineColumns } from './use-line-columns.ts'
import { useRowForm } from './use-row-form.ts'
import '../controls/widget-controls.css'
import '../data-list/rows/list-row.css'
import './line-table.css'

/** Loads beside the rows. */
const AddSeveral = lazy(async () => ({ default: (await import('./add-several.tsx')).AddSeveral }))

/** Loaded with the first table that is scanned into. */
const ScanInput = lazy(async () => ({ default: (await import('./scan-input.tsx')).ScanInput }))

/** Loaded with its first opening. */
const RowFormSheet = lazy(async () => ({ default: (await import('./row-form-sheet.tsx')).RowFormSheet }))
const LineRowsTable = lazy(async () => ({ default: (await import('./line-rows.desk.tsx')).LineRowsTable }))

/** Rows that are drawn before the window is measured. */
const FIRST_ROWS = 6

/** What a host can ask of a table. */
export interface LineTableHandle {
  /** Whether nothing is missing; else the first that is is told, marked, and opened. Specification 2 §5. */
  readonly check: () => boolean
}

/** A table of line items. */
export interface LineTableProps {
  readonly table: Machine
  readonly title?: string
  readonly addLabel?: string
  /** Title of the form of a row that is there. */
  readonly editLabel?: string
  /** Asked before a row is removed. */
  readonly removeQuestion?: string
  /** What a scanned code adds; without it nothing is scanned. */
  readonly scan?: ScanRules
  /** Whether single rows are added; `true` unless given. */
  readonly mayAdd?: boolean
  /** Whether several rows are added at once; `true` unless given. */
  readonly mayBatch?: boolean
  /** Code of the list whose plans say which columns are shown, in which order and under which titles. */
  readonly layout?: string
  readonly ref?: Ref<LineTableHandle>
}

/** Rows of line items: shown as cards, edited in a form. Specification 2 §2.10, §4.8. */
export function LineTable(props: LineTableProps): ReactNode {
  const { table, title, addLabel, editLabel, removeQuestion, scan, mayAdd = true, mayBatch = true, ref } = props
  const { feedback, isDesk } = useWidgetHost()
  const translate = useText()
  const list = useStore(table.state)
  const { columns, layout } = useLineColumns(table.columns, props.layout)
  const [isExpanded, setIsExpanded] = useState(false)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [scanned, setScanned] = useState({ key: '', times: 0 })
  const form = useRowForm(table)
  const { isDisabled } = table
  useImperativeHandle(ref, () => ({
    check() {
      const missing = table.missing()
      setMarked(new Set(missing.map(({ key }) => key)))
      const [first] = missing
      if (!first) return true
      const { title } = columns.find(({ field }) => field === first.column.field) ?? first.column
      feedback.toast(translate(LINE_LABELS.missing, { number: first.number, title }))
      form.edit(first.key)
      return false
    },
  }))
  const remove = async (key: string) => {
    const isConfirmed = await feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: removeQuestion ?? translate(LINE_LABELS.removeQuestion),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
    })
    if (isConfirmed) table.remove(key)
  }
  const Rows = isDesk ? LineRowsTable : LineCards
  const heading = title ?? translate(LINE_LABELS.title)
  const label = addLabel ?? translate(LINE_LABELS.add)
  return (
    <section className="wg-lines" aria-label={heading}>
      <LineTableHead
        heading={heading}
        count={list.count}
        layout={layout}
        onFold={!isDesk && columns.length > FOLDED_COLUMNS ? () => setIsExpanded(!isExpanded) : undefined}
        isExpanded={isExpanded}
      />
      <Totals table={table} columns={columns} />
      {scan && !isDisabled && (
        <Suspense fallback={<div className="wg-lines-scan is-waiting" />}>
          <ScanInput
            table={table}
            scan={scan}
            whenFree={form.whenFree}
            label={label}
            onScanned={(key) => setScanned(({ times }) => ({ key, times: times + 1 }))}
          />
        </Suspense>
      )}
      {list.rows.length === 0 && <Notice kind="empty" title={translate(LINE_LABELS.empty)} />}
      {/* Those of a desk wait with whoever shows the table. */}
      <Rows
        table={table}
        label={heading}
        columns={columns}
        isExpanded={isExpanded}
        marked={marked}
        scanned={scanned}
        onOpen={form.edit}
        onRemove={(key) => void remove(key)}
      />
      {!isDisabled && (mayAdd || mayBatch) && (
        <div className="wg-buttons wg-lines-foot">
          {mayBatch && (
            <Suspense>
              <AddSeveral table={table} />
            </Suspense>
          )}
          {mayAdd && <Button onClick={form.add}>{label}</Button>}
        </div>
      )}
      {form.form && (
        <Suspense>
          <RowFormSheet
            table={table}
            columns={columns}
            title={
              form.form.mode === 'add'
                ? label
                : isDisabled
                  ? translate(LINE_LABELS.viewTitle)
                  : (editLabel ?? translate(LINE_LABELS.editTitle))
            }
            form={form.form}
            isReadOnly={isDisabled}
            mayBatch={mayBatch}
            isMarked={(key) => marked.has(key)}
            onForm={form.setForm}
            onSaveAndAdd={form.saveAndAdd}
            onCancel={form.cancel}
            onConfirm={form.confirm}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The rows near the window as cards. */
function LineCards(props: LineRowsProps): ReactNode {
  const { table, columns, isExpanded, marked, scanned, onOpen, onRemove } = props
  const rows = useStore(table.state, (state) => state.rows)
  return (
    <WindowVirtualizer data={rows} ssrCount={FIRST_ROWS} as="ul" item="li">
      {(row, index) => (
        <LineRowCard
          key={row.key}
          row={row}
          number={index + 1}
          columns={columns}
          isExpanded={isExpanded}
          isMarked={marked.has(row.key) && missingFields(row, table.columns).length > 0}
          scans={scanned.key === row.key ? scanned.times : 0}
          onOpen={() => onOpen(row.key)}
          onRemove={table.isReadOnly(row.key) ? undefined : () => onRemove(row.key)}
        />
      )}
    </WindowVirtualizer>
  )
}

/** The totals of the columns that have one. */
function Totals(props: { readonly table: Machine; readonly columns: readonly LineColumn[] }): ReactNode {
  const translate = useText()
  const sums = useStore(props.table.state, (state) => state.sums)
  const summed = props.columns.filter(({ isSummed = false }) => isSummed)
  if (summed.length === 0) return null
  return (
    <p className="wg-list-sums">
      {translate(LINE_LABELS.total)}
      {summed.map((column) => (
        <span key={column.field}>
          {column.title} <b>{numberText(sumOf(sums, column.field).sum, precisionOf(column))}</b>
        </span>
      ))}
    </p>
  )
}
