import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useLocale } from '../../i18n/locale-store.ts'
import { useWidgetSheet } from '../widget-host/widget-host.ts'
import { cellText } from './model/cell-text.ts'
import type { ListMachine } from './model/data-list.machine.ts'
import { shownColumns } from './model/list-layout.ts'
import type { ListLayout } from './model/list-layout.ts'
import { childKey } from './model/row-choice.ts'
import type { ChoiceMode } from './model/row-choice.ts'
import { DETAIL_METHOD, operationsOf } from './model/row-operation.ts'
import type { RowOperation } from './model/row-operation.ts'
import type { ListRow } from './model/row-page.ts'
import type { ListFilter } from './model/row-reader.ts'
import type { RowView } from './rows/list-row.tsx'
import { RowChoice } from './rows/row-choice-box.tsx'
import { RowOperations } from './rows/row-operations.tsx'
import type { ListOperationProps } from './use-list-operations.ts'

/** Loaded with its first opening. */
const RowDetailSheet = lazy(async () => ({ default: (await import('./row-detail-sheet.tsx')).RowDetailSheet }))

const NO_OPERATIONS: readonly RowOperation[] = []

/** All the rows below one: the list and the filter that have them, and the title of the one. */
export interface RowChildrenList {
  readonly code: string
  readonly filter: ListFilter
  readonly title: string
}

/** How the rows of a list are drawn, and the sheet of the opened one. The view stays the same as long as its rows look the same. */
export function useRowView(
  props: ListOperationProps & {
    readonly onOpenChildren?: (children: RowChildrenList) => void
    readonly layout: ListLayout
    /** Layout of the rows below a row. */
    readonly details: ListLayout | undefined
    readonly machine: ListMachine
    readonly operate: (method: string, rows: readonly ListRow[]) => void
    readonly order: string
    readonly applyOrder: (order: string) => void
  },
): { readonly view: RowView; readonly detailSheet: ReactNode } {
  const { layout, details, machine, order, choice = 'none', operations = NO_OPERATIONS } = props
  const rowSheet = useWidgetSheet('list-row')
  const locale = useLocale()
  const [opened, setOpened] = useState<ListRow>()
  const columns = useMemo(() => shownColumns(layout), [layout])
  const [titleColumn] = columns
  const titleOf = useCallback(
    (row: ListRow) => (titleColumn ? cellText(titleColumn, row, locale) : ''),
    [titleColumn, locale],
  )
  const handlers: RowHandlers = {
    operate: props.operate,
    applyOrder: props.applyOrder,
    open: (row) => {
      setOpened(row)
      rowSheet.open()
    },
    openChildren: (row) => props.onOpenChildren?.({ ...childrenOf(layout, row), title: titleOf(row) }),
  }
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const opensChildren = props.onOpenChildren !== undefined
  const view = useMemo(() => {
    const stable: RowHandlers = {
      operate: (method, rows) => latest.current.operate(method, rows),
      applyOrder: (chosen) => latest.current.applyOrder(chosen),
      open: (row) => latest.current.open(row),
      openChildren: (row) => latest.current.openChildren(row),
    }
    return {
      layout,
      order,
      operations,
      columns,
      childColumns: details ? shownColumns(details) : [],
      applyOrder: stable.applyOrder,
      operate: stable.operate,
      onOpen: stable.open,
      onToggle: (row: ListRow) => machine.toggleExpanded(row.key),
      onToggleAll: (row: ListRow) => machine.toggleShownAll(row.key),
      onOpenChildren: opensChildren ? stable.openChildren : undefined,
      ...choicesOf(machine, choice),
      renderOperations: (row: ListRow) => (
        <RowOperations
          row={row}
          title={titleOf(row)}
          operations={operationsOf(row, operations)}
          onOperate={(method) => (method === DETAIL_METHOD ? stable.open(row) : stable.operate(method, [row]))}
        />
      ),
    }
  }, [layout, details, order, operations, columns, titleOf, machine, choice, opensChildren])
  const detailSheet = rowSheet.isOpen && opened && (
    <Suspense>
      <RowDetailSheet row={opened} layout={layout} title={titleOf(opened)} onClose={rowSheet.close} />
    </Suspense>
  )
  return { view, detailSheet }
}

/** What is done with rows, as of the last drawing. */
interface RowHandlers {
  readonly operate: (method: string, rows: readonly ListRow[]) => void
  readonly applyOrder: (order: string) => void
  readonly open: (row: ListRow) => void
  readonly openChildren: (row: ListRow) => void
}

/** The boxes that choose rows and those below them. */
function choicesOf(machine: ListMachine, choice: ChoiceMode): Pick<RowView, 'renderChoice' | 'renderChildChoice'> {
  return {
    renderChoice: (row, title) =>
      choice !== 'none' && (
        <RowChoice machine={machine} choiceKey={row.key} title={title} onToggle={() => machine.toggleChosen(row.key)} />
      ),
    renderChildChoice: (row, child, title) =>
      choice === 'multiple' && (
        <RowChoice
          machine={machine}
          choiceKey={childKey(row.key, child.key)}
          title={title}
          onToggle={() => machine.toggleChildChosen(row.key, child.key)}
        />
      ),
  }
}

/** The list of the rows below one, and the filter that leaves no others. */
function childrenOf({ source }: ListLayout, row: ListRow): Omit<RowChildrenList, 'title'> {
  return {
    code: source?.cDetailListCode ?? '',
    filter: { field: source?.cDetailJoinField ?? '', value: row.key },
  }
}
