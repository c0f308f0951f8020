import { say } from '@mallwright/contract'
import type { Locale } from '@mallwright/contract'

import type { ModuleAction, ViewMode } from '../module-view.ts'

// Texts of specification 3 §4 (paging mode 2).
const MORE = { zh: '点击加载更多...', en: 'Load more...' }
const END = { zh: '没有更多了', en: 'That is all' }
const PREVIOUS = { zh: '上一页', en: 'Previous' }
const NEXT = { zh: '下一页', en: 'Next' }
const PAGE = { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' }

interface PagedView {
  readonly props: { readonly paging: 'none' | 'pager' | 'more'; readonly pageSize: number }
  readonly locale: Locale
  readonly mode: ViewMode
  readonly onAction: (action: ModuleAction) => void
}

/** The paging controls of a list; nothing when all of it is on one page. */
export function ListFooter(props: {
  readonly view: PagedView
  readonly shown: { readonly total: number; readonly page: number }
  readonly className: string
}) {
  const { view, shown, className } = props
  const { locale, mode, onAction } = view
  const { paging, pageSize } = view.props
  const pages = Math.ceil(shown.total / pageSize)
  if (paging === 'none' || pages < 2) return null
  const turn = (page: number) => mode === 'view' && onAction({ type: 'load', page, append: paging === 'more' })
  const tabIndex = mode === 'edit' ? -1 : undefined
  if (paging === 'more')
    return (
      <div className={className}>
        {shown.page < pages ? (
          <button type="button" tabIndex={tabIndex} onClick={() => turn(shown.page + 1)}>
            {say(locale, MORE)}
          </button>
        ) : (
          <span>{say(locale, END)}</span>
        )}
      </div>
    )
  return (
    <div className={className}>
      <button type="button" tabIndex={tabIndex} disabled={shown.page <= 1} onClick={() => turn(shown.page - 1)}>
        {say(locale, PREVIOUS)}
      </button>
      <span aria-label={say(locale, PAGE, { page: shown.page, pages })}>
        {shown.page}/{pages}
      </span>
      <button type="button" tabIndex={tabIndex} disabled={shown.page >= pages} onClick={() => turn(shown.page + 1)}>
        {say(locale, NEXT)}
      </button>
    </div>
  )
}
