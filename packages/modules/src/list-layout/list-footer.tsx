import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import type { ViewMode } from '../kit/module-view.ts'
import './list-layout.css'

// Texts of specification 3 §4 (paging mode 2).
const MORE = { zh: '点击加载更多...', en: 'Load more...' }
const LOADING = { zh: '加载中...', en: 'Loading...' }
const END = { zh: '没有更多了', en: 'You’ve reached the end' }
const PREVIOUS = { zh: '上一页', en: 'Previous' }
const NEXT = { zh: '下一页', en: 'Next' }
const PAGE = { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' }

/** Height of the paging controls in page px. The same as in list-layout.css. */
export const FOOTER_HEIGHT = 52

/** Props of the paging controls. */
export interface ListPaging {
  readonly paging: 'none' | 'pager' | 'more'
  /** Last loaded page, counted from 1. */
  readonly page: number
  readonly pages: number
  readonly isPending: boolean
  /** Error of the last page request; `undefined` on success. */
  readonly error: string | undefined
  readonly mode: ViewMode
  readonly locale: Locale
  readonly onTurn: (page: number) => void
}

/** Paging controls of a list; none for a single page. Specification 3 §4 (paging modes 1 and 2). */
export function ListFooter(list: ListPaging): ReactNode {
  const { paging, pages, error } = list
  if (paging === 'none' || pages < 2) return null
  return (
    <div className="mw-list-footer">
      {error !== undefined && (
        <p className="mw-list-error" role="status">
          {error}
        </p>
      )}
      {paging === 'more' ? <More {...list} /> : <Pager {...list} />}
    </div>
  )
}

function More({ page, pages, isPending, mode, locale, onTurn }: ListPaging): ReactNode {
  if (page >= pages) return <span>{translate(locale, END)}</span>
  return (
    <button
      type="button"
      tabIndex={mode === 'edit' ? -1 : undefined}
      aria-disabled={isPending || undefined}
      onClick={() => mode === 'view' && !isPending && onTurn(page + 1)}
    >
      {translate(locale, isPending ? LOADING : MORE)}
    </button>
  )
}

function Pager({ page, pages, isPending, mode, locale, onTurn }: ListPaging): ReactNode {
  const turn = (to: number) => mode === 'view' && !isPending && onTurn(to)
  const tabIndex = mode === 'edit' ? -1 : undefined
  return (
    <>
      <button type="button" tabIndex={tabIndex} disabled={page <= 1} onClick={() => turn(page - 1)}>
        {translate(locale, PREVIOUS)}
      </button>
      <span aria-label={translate(locale, PAGE, { page, pages })} role="status" aria-busy={isPending || undefined}>
        {page}/{pages}
      </span>
      <button type="button" tabIndex={tabIndex} disabled={page >= pages} onClick={() => turn(page + 1)}>
        {translate(locale, NEXT)}
      </button>
    </>
  )
}
