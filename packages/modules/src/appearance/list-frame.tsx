import { say } from '@mallwright/contract'
import type { Label, Locale } from '@mallwright/contract'
import type { CSSProperties } from 'react'

import type { ModuleAction, ViewMode } from '../module-view.ts'
import type { PropsOf } from '../field.ts'
import { units } from './css-values.ts'
import type { titleFields } from './title-fields.ts'
import './list-frame.css'

const RETRY = { zh: '重试', en: 'Try again' }
// Texts of specification 3 §4 (paging).
const MORE = { zh: '点击加载更多...', en: 'Load more...' }
const END = { zh: '没有更多了', en: 'That is all' }
const PREVIOUS = { zh: '上一页', en: 'Previous' }
const NEXT = { zh: '下一页', en: 'Next' }
const PAGE = { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' }

/** Height of a list's title in page px: its padding and one line, as the style sheets of lists say. */
export function titleHeight({ titleKind, titleSize }: Pick<PropsOf<typeof titleFields>, 'titleKind' | 'titleSize'>) {
  return titleKind === 'hidden' ? 0 : 16 + titleSize * 1.3
}

/** The heading of a list; nothing while it is hidden or has no text. */
export function ListTitle(given: {
  readonly props: PropsOf<typeof titleFields>
  readonly locale: Locale
  /** The text while no own one is chosen. */
  readonly fallback: Label
}) {
  const { props, locale, fallback } = given
  const text = props.titleKind === 'custom' ? props.title : say(locale, fallback)
  if (props.titleKind === 'hidden' || text === '') return null
  const style: CSSProperties = {
    fontSize: units(props.titleSize),
    ...(props.titleColour !== '' && { color: props.titleColour }),
    ...(!props.isTitleBold && { fontWeight: 400 }),
    ...(props.isTitleItalic && { fontStyle: 'italic' }),
    ...(props.isTitleUnderline && { textDecoration: 'underline' }),
    ...(props.titleAlign !== 'left' && { textAlign: props.titleAlign }),
  }
  return (
    <h2 className="mw-list-title" style={style}>
      {text}
    </h2>
  )
}

/** Stands in the place of a list that could not be loaded: why, and the way to try again. */
export function ListFault(props: {
  readonly message: string
  readonly locale: Locale
  readonly onAction: (action: ModuleAction) => void
}) {
  return (
    <div className="mw-list-note" role="status">
      {props.message}
      <button type="button" onClick={() => props.onAction({ type: 'load', page: 1, append: false })}>
        {say(props.locale, RETRY)}
      </button>
    </div>
  )
}

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
}) {
  const { view, shown } = props
  const { locale, mode, onAction } = view
  const { paging, pageSize } = view.props
  const pages = Math.ceil(shown.total / pageSize)
  if (paging === 'none' || pages < 2) return null
  const turn = (page: number) => mode === 'view' && onAction({ type: 'load', page, append: paging === 'more' })
  const tabIndex = mode === 'edit' ? -1 : undefined
  if (paging === 'more')
    return (
      <div className="mw-list-footer">
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
    <div className="mw-list-footer">
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
