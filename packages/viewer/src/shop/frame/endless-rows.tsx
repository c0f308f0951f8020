import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { COMMON_LABELS } from '../feedback/shop-notices.ts'
import { BackToTop } from './back-to-top.tsx'
import { LoadMore } from './load-more.tsx'
import { FaultNotice, Notice } from './notice.tsx'

/** How many outlines stand for a list that is on its way. */
const OUTLINES = 6

/** Rows that are drawn at once; the pictures of the others wait until they come near. */
const URGENT_ROWS = 4

/** What an endless list knows of its pages: the part of a query that it uses. */
interface EndlessQuery<T> {
  readonly data: { readonly pages: readonly { readonly items: readonly T[] }[] } | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly refetch: () => Promise<unknown>
  readonly fetchNextPage: () => Promise<unknown>
}

/** A list that loads on as it is scrolled, in every state: outlines, fault, nothing, rows, end; and the way back to its top. */
export function EndlessRows<T>(props: {
  readonly list: EndlessQuery<T>
  readonly keyOf: (item: T) => string
  readonly draw: (item: T, isUrgent: boolean) => ReactNode
  /** The outline of one row. */
  readonly bones: ReactNode
  /** What is said when there is nothing. */
  readonly empty: string
}): ReactNode {
  const { list, keyOf, draw, bones, empty } = props
  const say = useText()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      {list.error !== null && !list.data && <FaultNotice fault={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <Notice kind="empty" title={empty} />}
      {list.isPending && (
        <div aria-busy="true">
          {Array.from({ length: OUTLINES }, (_, index) => (
            <div key={index}>{bones}</div>
          ))}
        </div>
      )}
      <ul>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{draw(item, index < URGENT_ROWS)}</li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        >
          {bones}
        </LoadMore>
      )}
      {items.length > 0 && !list.hasNextPage && <p className="shop-rows-end">{say(COMMON_LABELS.noMore)}</p>}
      <BackToTop count={items.length} />
    </>
  )
}
