import { useText } from '../../i18n/locale-store.ts'
import type { ReactNode } from 'react'

import { KIT_LABELS } from '../labels/kit-labels.ts'
import { BackToTop } from './back-to-top.tsx'
import { LoadMore } from './load-more.tsx'
import { ErrorNotice, Notice } from '../notice/notice.tsx'
import './infinite-list.css'

/** Skeleton rows of the first load. */
const SKELETON_ROWS = 6

/** Rows whose pictures load eagerly. */
const EAGER_ROWS = 4

/** The members of an infinite query that the list uses. */
interface InfiniteListQuery<T> {
  readonly data: { readonly pages: readonly { readonly items: readonly T[] }[] } | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly refetch: () => Promise<unknown>
  readonly fetchNextPage: () => Promise<unknown>
}

/** Infinite list in all its states: skeleton, error, empty, rows, end; with a back-to-top button. */
export function InfiniteList<T>(props: {
  readonly list: InfiniteListQuery<T>
  readonly keyOf: (item: T) => string
  readonly renderItem: (item: T, isEager: boolean) => ReactNode
  /** Skeleton of one row. */
  readonly skeleton: ReactNode
  /** Empty state: its title, or all of it. */
  readonly empty: ReactNode
  /** Class of the list; rows without one. */
  readonly listClass?: string | undefined
}): ReactNode {
  const { list, keyOf, renderItem, skeleton, empty, listClass } = props
  const translate = useText()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      {list.error !== null && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (typeof empty === 'string' ? <Notice kind="empty" title={empty} /> : empty)}
      {list.isPending && (
        <div aria-busy="true" className={listClass}>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <div key={index}>{skeleton}</div>
          ))}
        </div>
      )}
      <ul className={listClass}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{renderItem(item, index < EAGER_ROWS)}</li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          error={list.error}
          onLoad={() => void list.fetchNextPage()}
        >
          {skeleton}
        </LoadMore>
      )}
      {items.length > 0 && !list.hasNextPage && <p className="shop-rows-end">{translate(KIT_LABELS.noMore)}</p>}
      <BackToTop count={items.length} />
    </>
  )
}
