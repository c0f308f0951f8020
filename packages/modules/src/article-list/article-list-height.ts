import { titleHeight } from '../list-layout/list-title.tsx'
import type { ArticleListProps } from './article-list.ts'

// Lengths in page px, as in article-list.css.
const ROW_HEIGHT = 108
const LINE_HEIGHT = 44
const PAGE_WIDTH = 375
const COVER_RATIO = 420 / 750
const COVER_GAP = 8
const COVER_PADDING = 20
const HEADLINE = 22
const NOTE_LINE = 18
const TEXT_GAP = 4
const FOOTER_HEIGHT = 52

/** Height of an article list in page px with one full page of articles. */
export function articleListHeight(props: ArticleListProps): number | undefined {
  const shown = props.source === 'chosen' ? Math.min(props.pageSize, props.articleIds.length) : props.pageSize
  if (shown === 0) return undefined
  const footer = props.paging === 'none' ? 0 : FOOTER_HEIGHT
  return titleHeight(props) + bodyHeight(props, shown) + footer + 2 * props.marginY
}

function bodyHeight(props: ArticleListProps, shown: number): number {
  if (props.layout === 'lines') return shown * LINE_HEIGHT
  if (props.layout === 'rows') return shown * ROW_HEIGHT
  const picture = (PAGE_WIDTH - 2 * props.marginX) * COVER_RATIO
  const notes = [props.isSummaryShown, props.isDateShown].filter(Boolean).length
  const card = picture + COVER_PADDING + HEADLINE + notes * (NOTE_LINE + TEXT_GAP)
  return shown * card + (shown - 1) * COVER_GAP
}
