import { pictureUrl } from '@mallwright/contract/media'
import type { ArticleCard } from '@mallwright/contract/article'

import { textColourStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ViewProps } from '../kit/module-view.ts'
import type { ArticleListData } from './article-list-data.ts'
import type { ArticleListProps } from './article-list.ts'

/** Size of a cover in px. */
const COVER = { width: 750, height: 420 }

type View = ViewProps<ArticleListProps, ArticleListData>

/** Date part of `yyyy-MM-dd HH:mm:ss`. */
export function dayOf(time: string): string {
  return time.slice(0, 10)
}

/** One article: headline, and cover, summary and date when enabled. */
export function ArticleEntry(input: { readonly view: View; readonly article: ArticleCard; readonly isEager: boolean }) {
  const { view, article, isEager } = input
  const { props, mode, origin, onAction } = view
  const hasCover = props.layout !== 'lines' && pictureUrl(article.coverUrl) !== ''
  const isLarge = props.layout === 'covers'
  return (
    <LinkArea
      className="mw-article-link"
      link={{ kind: 'article', articleId: article.id }}
      mode={mode}
      origin={origin}
      onAction={onAction}
    >
      {(hasCover || isLarge) && (
        <span className="mw-article-cover">
          <PictureBox
            picture={{ url: article.coverUrl, ...COVER }}
            alt=""
            sizes={isLarge ? '(min-width: 480px) 480px, 100vw' : '128px'}
            isEager={isEager}
          />
        </span>
      )}
      <span className="mw-article-text">
        <span className="mw-article-title" style={textColourStyle(props.titleTextColour)}>
          {article.title}
        </span>
        {props.layout !== 'lines' && props.isSummaryShown && <span className="mw-article-note">{article.summary}</span>}
        {props.isDateShown && (
          <span className="mw-article-note is-date">
            {props.layout !== 'lines' && <span>{article.className}</span>}
            <time dateTime={dayOf(article.publishedAt)}>{dayOf(article.publishedAt)}</time>
          </span>
        )}
      </span>
    </LinkArea>
  )
}

/** Skeleton of an article entry while loading. */
export function ArticleEntrySkeleton({ props }: { readonly props: ArticleListProps }) {
  return (
    <span className="mw-article-link">
      {props.layout !== 'lines' && <span className="mw-article-cover" />}
      <span className="mw-article-text">
        <span className="mw-article-title" />
        {props.layout !== 'lines' && props.isSummaryShown && <span className="mw-article-note" />}
        {props.isDateShown && <span className="mw-article-note" />}
      </span>
    </span>
  )
}
