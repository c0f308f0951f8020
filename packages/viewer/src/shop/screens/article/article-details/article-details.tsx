import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { articlesPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { articleQuery } from '../article.queries.ts'
import type { FullArticle } from '../article-reader.ts'
import { GatewayHtml } from '../../../gateway-html/gateway-html.tsx'
import { useShop } from '../../../client/shop-context.ts'
import './article-details.css'

const LABELS = {
  article: { zh: '文章', en: 'Article' },
  unknown: { zh: '文章不存在', en: 'Article not found' },
  all: { zh: '查看全部文章', en: 'All articles' },
  more: { zh: '更多{name}', en: 'More in {name}' },
  views: { zh: '{count} 次阅读', en: '{count} {count:view|views}' },
}

/** Views from which their number says something. */
const MIN_VIEWS = 10

/** An article (`cArticleUuid`). */
export function Screen() {
  const translate = useText()
  const id = useRouteParam('articleId')
  const article = useQuery(articleQuery(useShop(), id))
  useScreenTitle(article.data?.title)
  return (
    <div className="shop-screen">
      <BackHeader title={article.data?.className ?? translate(LABELS.article)} />
      <main>
        {article.isPending && <ScreenBodySkeleton />}
        {article.error && !article.data && <ErrorNotice error={article.error} onRetry={() => void article.refetch()} />}
        {article.data === null && (
          <Notice
            kind="gone"
            title={translate(LABELS.unknown)}
            action={
              <Anchor className="shop-button" href={articlesPath([])}>
                {translate(LABELS.all)}
              </Anchor>
            }
          />
        )}
        {article.data && <ArticleBody article={article.data} />}
      </main>
    </div>
  )
}

function ArticleBody({ article }: { readonly article: FullArticle }) {
  const translate = useText()
  return (
    <article className="shop-article">
      <h2 className="shop-article-title">{article.title}</h2>
      <p className="shop-article-facts">
        <time dateTime={article.publishedAt.replace(' ', 'T')}>{article.publishedAt.slice(0, 10)}</time>
        {article.views >= MIN_VIEWS && <span>{translate(LABELS.views, { count: article.views })}</span>}
      </p>
      <GatewayHtml className="shop-article-html" html={article.bodyHtml} />
      <Anchor className="shop-button is-quiet" href={articlesPath([article.classCode])}>
        {translate(LABELS.more, { name: article.className })}
      </Anchor>
    </article>
  )
}

function ScreenBodySkeleton() {
  return (
    <div className="shop-article" aria-busy="true">
      <span className="shop-skeleton-bar" style={{ minHeight: 28 }} />
      <span className="shop-skeleton-bar" style={{ width: '40%' }} />
      {Array.from({ length: 8 }, (_, index) => (
        <span
          key={index}
          className="shop-skeleton-bar"
          style={{ width: index % 4 === 3 ? '60%' : '100%', minHeight: 18 }}
        />
      ))}
    </div>
  )
}
