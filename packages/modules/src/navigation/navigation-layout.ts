import type { NavigationProps } from './navigation.ts'

/** Base height of a row in page px; twice the row interval is added. Specification 3 §9. */
export const ROW_HEIGHT = 74

/** Height without entries in edit mode, in page px. Specification 3 §9. */
export const EMPTY_HEIGHT = 200

// Lengths in page px, as in navigation.css.
const TEXT_GAP = 6
const TEXT_LINE = 1.4
const PADDING = 8
const DOTS_HEIGHT = 14

/** Height of a row in page px: the specification's, or more when icon and text need it. */
export function rowHeight({ iconSize, fontSize, rowInterval }: NavigationProps): number {
  return Math.max(ROW_HEIGHT, iconSize + TEXT_GAP + fontSize * TEXT_LINE) + 2 * rowInterval
}

/** Entries by page, in order; one page unless paging is on and the rows overflow. No page is empty. */
export function pagesOf(props: NavigationProps): (readonly NavigationProps['items'][number][])[] {
  const { items, isPaged, rows, columns } = props
  const size = isPaged ? rows * Number(columns) : items.length
  if (items.length === 0) return []
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}

/** Height of a navigation in page px; `undefined` without entries. */
export function navigationHeight(props: NavigationProps): number | undefined {
  const pages = pagesOf(props)
  const rows = Math.ceil((pages[0]?.length ?? 0) / Number(props.columns))
  if (rows === 0) return undefined
  return rows * rowHeight(props) + 2 * PADDING + (pages.length > 1 ? DOTS_HEIGHT : 0) + 2 * props.marginY
}
