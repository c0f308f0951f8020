import type { ReactNode } from 'react'

import { useText } from '../../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../../kit/labels/kit-labels.ts'
import { LoadMore } from '../../../kit/list/load-more.tsx'
import type { ListMachine, ListState } from '../model/data-list.machine.ts'

/** Below the rows of a list: what loads the next page, or the end. */
export function RowsFoot(props: {
  readonly machine: ListMachine
  readonly list: ListState
  /** What is left below the window (px) when the next page is asked for. */
  readonly aheadPx?: number
  /** Skeleton of one more row. */
  readonly children: ReactNode
}): ReactNode {
  const { machine, list, aheadPx, children } = props
  const translate = useText()
  if (list.isFinished) return <p className="shop-rows-end">{translate(KIT_LABELS.noMore)}</p>
  return (
    <LoadMore
      isLoading={list.more === 'loading'}
      hasFailed={list.more === 'failed'}
      error={list.error}
      {...(aheadPx !== undefined && { aheadPx })}
      onLoad={() => void machine.loadMore()}
    >
      {children}
    </LoadMore>
  )
}
