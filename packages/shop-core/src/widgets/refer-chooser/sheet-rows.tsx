import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { useStore } from 'zustand'

import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { ErrorNotice, Notice } from '../../kit/notice/notice.tsx'
import type { ListMachine } from '../data-list/model/data-list.machine.ts'
import type { ListRow } from '../data-list/model/row-page.ts'
import { RowsFoot } from '../data-list/rows/rows-foot.tsx'

/** The rows of a list inside a sheet, those near the window, in every state of the list. */
export function SheetRows(props: {
  readonly machine: ListMachine
  /** Stands where there are no rows. */
  readonly empty: string
  readonly renderRow: (row: ListRow) => ReactElement
}): ReactNode {
  const { machine, empty, renderRow } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useStore(machine.state)
  return (
    <div ref={scroller} className="wg-refer-rows" aria-busy={list.phase === 'loading' || list.more === 'loading'}>
      {list.phase === 'loading' && <SheetSkeleton />}
      {list.phase === 'failed' && <ErrorNotice error={list.error} onRetry={() => void machine.reload()} />}
      {list.phase === 'ready' && list.rows.length === 0 && <Notice kind="empty" title={empty} />}
      {list.rows.length > 0 && (
        <>
          <Virtualizer scrollRef={scroller} data={list.rows} as="ul" item="li">
            {renderRow}
          </Virtualizer>
          <RowsFoot machine={machine} list={list}>
            <SheetSkeleton />
          </RowsFoot>
        </>
      )}
    </div>
  )
}
