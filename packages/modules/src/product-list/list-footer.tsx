import { say } from '@mallwright/contract'

import type { ViewProps } from '../module-view.ts'
import type { ProductListData } from './product-list-data.ts'
import type { ProductListProps } from './product-list.ts'

// Texts of specification 3 §4 (paging mode 2).
const MORE = { zh: '点击加载更多...', en: 'Load more...' }
const END = { zh: '没有更多了', en: 'That is all' }
const PREVIOUS = { zh: '上一页', en: 'Previous' }
const NEXT = { zh: '下一页', en: 'Next' }
const PAGE = { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' }

/** The paging controls of a product list; nothing when all products are on one page. */
export function ListFooter({
  view,
  shown,
}: {
  readonly view: ViewProps<ProductListProps, ProductListData>
  readonly shown: ProductListData
}) {
  const { props, locale, mode, onAction } = view
  const pages = Math.ceil(shown.total / props.pageSize)
  if (props.paging === 'none' || pages < 2) return null
  const turn = (page: number) => mode === 'view' && onAction({ type: 'load', page, append: props.paging === 'more' })
  const tabIndex = mode === 'edit' ? -1 : undefined
  if (props.paging === 'more')
    return (
      <div className="mw-products-footer">
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
    <div className="mw-products-footer">
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
