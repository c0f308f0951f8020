import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

import { useText } from '../../../i18n/locale-store.ts'
import { BackToTop, ROWS_TO_TOP } from '../../../kit/list/back-to-top.tsx'
import { LIST_LABELS } from '../model/data-list-labels.ts'

/** The last row in sight, from 1; 0 before there is one. */
export type ListPlace = StoreApi<number>

/** Where the reader is among the rows. */
export function ListPosition(props: {
  readonly place: ListPlace
  /** Rows that are there. */
  readonly count: number
  /** As it is told, e.g. `2000+`. */
  readonly total: string
}): ReactNode {
  const { place, count, total } = props
  const translate = useText()
  const index = Math.min(useStore(place), count)
  return (
    <p className="wg-list-index" aria-label={translate(LIST_LABELS.position, { index, total })}>
      <b>{index}</b> / {total}
    </p>
  )
}

/** Leads back to the top of a list whose place is known. */
export function ListToTop(props: { readonly place: ListPlace; readonly count: number }): ReactNode {
  const isFar = useStore(props.place, (index) => index >= ROWS_TO_TOP)
  return <BackToTop count={props.count} isFar={isFar} />
}
