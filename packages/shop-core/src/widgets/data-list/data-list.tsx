import { skipToken, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { ErrorNotice, Notice } from '../../kit/notice/notice.tsx'
import { CallError } from '../../query/call-error.ts'
import { useRetained } from '../widget-host/retained-state.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { ListHeader } from './list-header.tsx'
import { ListToTop } from './rows/list-place.tsx'
import { LIST_LABELS } from './model/data-list-labels.ts'
import type { ListLayout } from './model/list-layout.ts'
import { listLayoutQuery } from './model/list-layout.queries.ts'
import type { ListRow } from './model/row-page.ts'
import { wireFilter } from './model/row-reader.ts'
import type { ListFilter } from './model/row-reader.ts'
import { ListRowsView } from './rows/list-rows-view.tsx'
import type { RowsViewProps } from './rows/list-rows-view.tsx'
import { RowSkeleton } from './rows/row-skeleton.tsx'
import { useListMachine } from './model/use-list-machine.ts'
import { useListOperations } from './use-list-operations.ts'
import type { ListOperationProps } from './use-list-operations.ts'
import { useRowView } from './use-row-view.tsx'
import type { RowChildrenList } from './use-row-view.tsx'
import '../controls/widget-controls.css'
import './data-list.css'
import './rows/list-row.css'

/** A list of the server: which one, what narrows it, and what can be done with its rows. */
export interface DataListProps extends ListOperationProps {
  /** cBaseListCode. */
  readonly code: string
  readonly filter?: ListFilter
  /** Called with the method of an operation and the rows that it is for; reload by `reload`. */
  readonly onOperate?: (operation: {
    readonly method: string
    readonly rows: readonly ListRow[]
    readonly reload: () => void
  }) => void
  /** Beside what the head offers of itself, for the rows of the filter in the names of its call. */
  readonly headActions?: (filter: ReturnType<typeof wireFilter>) => ReactNode
  /** Called for all the rows below one, of which a compound list has only the first. */
  readonly onOpenChildren?: (children: RowChildrenList) => void
}

/** The order that the reader chose; absent for the plan's. */
interface ChosenOrder {
  readonly order?: string
  /** How often one was chosen. */
  readonly run: number
}

/** Loaded with their first opening. */
const SortSheet = lazy(async () => ({ default: (await import('./sort-sheet.tsx')).SortSheet }))
const ColumnSettingsSheet = lazy(async () => ({
  default: (await import('./column-settings-sheet.tsx')).ColumnSettingsSheet,
}))

/** Loaded where rows can be worked on together. */
const BatchBar = lazy(async () => ({ default: (await import('./batch-bar.tsx')).BatchBar }))

const ListTable = lazy(async () => ({ default: (await import('./rows/list-table.desk.tsx')).ListTable }))

const NO_FILTER: ListFilter = {}

/** A paged list, plain or compound, by its layout on the server. Specification 2 §2.2, §4.1. */
export function DataList(props: DataListProps): ReactNode {
  const host = useWidgetHost()
  const layout = useQuery(listLayoutQuery(host, props.code))
  const { operations, isPending } = useListOperations(props)
  const detailCode = layout.data?.source?.cDetailListCode ?? ''
  const details = useQuery({
    ...listLayoutQuery(host, detailCode),
    ...(detailCode === '' && { queryFn: skipToken }),
  })
  if (layout.error) return <LayoutError error={layout.error} onRetry={() => void layout.refetch()} />
  if (!layout.data || isPending || (detailCode !== '' && details.isPending)) return <Skeletons />
  return <Rows {...props} {...operations} layout={layout.data} details={details.data} />
}

function LayoutError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  const translate = useText()
  if (!(error instanceof CallError) || error.failure !== 'NO_DATA_PERMISSION') {
    return <ErrorNotice error={error} onRetry={onRetry} />
  }
  return (
    <Notice kind="locked" title={translate(KIT_LABELS.noPermission)} hint={translate(KIT_LABELS.askAdministrator)} />
  )
}

function Skeletons(): ReactNode {
  return (
    <div aria-busy="true">
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  )
}

function Rows(
  props: DataListProps & {
    readonly layout: ListLayout
    readonly details: ListLayout | undefined
    /** Read beside the columns. */
    readonly fields: readonly string[]
  },
): ReactNode {
  const { fields, layout, filter = NO_FILTER, choice = 'none', batchOperations = [], onOperate } = props
  const chosenOrder = useRetained(`order ${layout.code}`, () => createStore<ChosenOrder>(() => ({ run: 0 })))
  const { order = layout.plan.order, run } = useStore(chosenOrder)
  // Drawn by what names it alone: the rows are not drawn again for each that comes into sight.
  const [place] = useState(() => createStore(() => 0))
  const retained = useListMachine({ layout, fields, filter, order, choice, run })
  const { machine } = retained
  const list = useStore(machine.state)
  const reload = useCallback(() => void machine.reload(), [machine])
  const sortSheet = useWidgetSheet('list-sort')
  const columnSheet = useWidgetSheet('list-columns')
  const sortable = layout.columns.filter(({ isSortable, isHidden }) => isSortable && !isHidden)
  const operate = (method: string, rows: readonly ListRow[]) => onOperate?.({ method, rows, reload })
  // Rows are read anew from page 1, in an order that was seen before, too. Specification 2 §4.1.
  const applyOrder = (chosen: string) =>
    chosenOrder.setState({ run: run + 1, ...(chosen !== layout.plan.order && { order: chosen }) }, true)
  const { view, detailSheet } = useRowView({ ...props, machine, operate, order, applyOrder })
  return (
    <section className="wg-list">
      <ListHeader
        layout={layout}
        machine={machine}
        place={place}
        onSort={sortable.length > 0 ? sortSheet.open : undefined}
        onSettings={columnSheet.open}
        actions={props.headActions?.(wireFilter(filter))}
      />
      {list.phase === 'loading' && <Skeletons />}
      {list.phase === 'failed' && <ErrorNotice error={list.error} onRetry={reload} />}
      {list.phase === 'ready' && list.rows.length === 0 && <EmptyList />}
      {list.rows.length > 0 && <RowsView list={retained} view={view} place={place} />}
      <ListToTop count={list.rows.length} place={place} />
      {batchOperations.length > 0 && (
        <Suspense>
          <BatchBar machine={machine} operations={batchOperations} onOperate={operate} />
        </Suspense>
      )}
      {detailSheet}
      {columnSheet.isOpen && (
        <Suspense>
          <ColumnSettingsSheet code={layout.code} onClose={columnSheet.close} />
        </Suspense>
      )}
      {sortSheet.isOpen && (
        <Suspense>
          <SortSheet
            columns={sortable}
            order={order}
            defaultOrder={layout.plan.order}
            onClose={sortSheet.close}
            onApply={(chosen) => {
              sortSheet.close()
              applyOrder(chosen)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Rows as cards, at a desk as a table. */
function RowsView(props: RowsViewProps): ReactNode {
  const { isDesk = false } = useWidgetHost()
  if (!isDesk) return <ListRowsView {...props} />
  return (
    <Suspense fallback={<RowSkeleton />}>
      <ListTable {...props} />
    </Suspense>
  )
}

function EmptyList(): ReactNode {
  const translate = useText()
  return <Notice kind="empty" title={translate(LIST_LABELS.empty)} />
}
