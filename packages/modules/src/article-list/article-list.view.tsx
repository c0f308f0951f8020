import { articlesPath } from '@mallwright/contract/link'
import { translate } from '@mallwright/contract/values'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { marginStyle, cornerUnits } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PLACEHOLDER_ITEMS } from '../list-layout/list-fields.ts'
import { ListError } from '../list-layout/list-error.tsx'
import { ListFooter } from '../list-layout/list-footer.tsx'
import { ListTitle } from '../list-layout/list-title.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { ArticleEntrySkeleton, ArticleEntry } from './article-entry.tsx'
import { loadArticles } from './article-list-data.ts'
import type { ArticleListData } from './article-list-data.ts'
import { articleListHeight } from './article-list-height.ts'
import type { ArticleListProps } from './article-list.ts'
import './article-list.css'

const DEFAULT_TITLE = { zh: '文章列表', en: 'Articles' }
const EMPTY = { zh: '暂无文章', en: 'No articles yet' }
const CHOOSE = { zh: '请选择文章或分类', en: 'Choose articles or a category' }
const MORE = { zh: '更多', en: 'View all' }

type View = ViewProps<ArticleListProps, ArticleListData>

function Head(view: View) {
  const { props, locale, mode, origin, onAction } = view
  const isMore = props.isMoreShown && props.source === 'class' && props.titleKind !== 'hidden'
  return (
    <div className="mw-articles-head">
      <ListTitle props={props} locale={locale} mode={mode} fallback={DEFAULT_TITLE} />
      {isMore && (
        <LinkArea
          className="mw-articles-more"
          link={{ kind: 'path', path: articlesPath(props.classCodes) }}
          mode={mode}
          origin={origin}
          onAction={onAction}
        >
          {translate(locale, MORE)}
        </LinkArea>
      )}
    </div>
  )
}

/** Placeholder entries for super users. */
function UnsetArticles({ props, locale }: View) {
  const face = { borderRadius: cornerUnits(props.radius), ...surfaceStyle(props.background) }
  return (
    <>
      <ul className={`mw-articles-list is-${props.layout}`} style={props.layout === 'covers' ? undefined : face}>
        {Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => (
          <li key={index} className="mw-article" style={props.layout === 'covers' ? face : undefined}>
            <ArticleEntrySkeleton props={props} />
          </li>
        ))}
      </ul>
      <p className="mw-list-hint">{translate(locale, CHOOSE)}</p>
    </>
  )
}

function Body(view: View) {
  const { data, mode, locale, props, isFirst, onAction } = view
  const isUnset = props.source === 'chosen' && props.articleIds.length === 0
  if (isUnset && mode === 'edit') return <UnsetArticles {...view} />
  if (isUnset || (data.state === 'ready' && data.value.items.length === 0))
    return <div className="mw-list-note">{translate(locale, mode === 'edit' ? CHOOSE : EMPTY)}</div>
  if (data.state === 'failed') return <ListError message={data.message} locale={locale} onAction={onAction} />
  const waiting = props.source === 'chosen' ? Math.min(props.pageSize, props.articleIds.length) : props.pageSize
  const face = { borderRadius: cornerUnits(props.radius), ...surfaceStyle(props.background) }
  const isApart = props.layout === 'covers'
  return (
    <>
      <ul
        className={`mw-articles-list is-${props.layout}`}
        aria-busy={data.state === 'loading' || undefined}
        style={isApart ? undefined : face}
      >
        {data.state === 'loading'
          ? Array.from({ length: waiting }, (_, index) => (
              <li key={index} className="mw-article" style={isApart ? face : undefined}>
                <ArticleEntrySkeleton props={props} />
              </li>
            ))
          : data.value.items.map((article, index) => (
              <li key={article.id} className="mw-article" style={isApart ? face : undefined}>
                <ArticleEntry view={view} article={article} isEager={isFirst && index < 2} />
              </li>
            ))}
      </ul>
      {data.state === 'ready' && (
        <ListFooter
          paging={props.paging}
          page={data.value.page}
          pages={Math.ceil(data.value.total / props.pageSize)}
          isPending={data.isPending ?? false}
          error={data.error}
          mode={view.mode}
          locale={view.locale}
          onTurn={(page) => view.onAction({ type: 'load', page, append: props.paging === 'more' })}
        />
      )}
    </>
  )
}

/** Renders an article list. */
export const articleListView: ModuleView<ArticleListProps, ArticleListData> = {
  View: (view) => (
    <section className="mw-articles" style={marginStyle(view.props)}>
      <Head {...view} />
      <Body {...view} />
    </section>
  ),
  load: loadArticles,
  dependsOn: ({ source, articleIds, classCodes, pageSize, paging }) => [
    source,
    articleIds,
    classCodes,
    pageSize,
    paging,
  ],
  heightOf: articleListHeight,
  append: (shown, more) => ({ ...more, items: [...shown.items, ...more.items] }),
}
