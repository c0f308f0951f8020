import { articlesPath } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import { readArticleSheet } from '../../../article/article-reader.ts'
import type { ArticleSheet } from '../../../article/article-reader.ts'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { ServerHtml } from '../../../product/server-html.tsx'
import { useShop } from '../../../shop-context.ts'
import './article-details.css'

const LABELS = {
  article: { zh: '文章', en: 'Article' },
  unknown: { zh: '文章不存在', en: 'There is no such article' },
  all: { zh: '查看全部文章', en: 'All articles' },
  more: { zh: '更多{name}', en: 'More in {name}' },
  views: { zh: '{count} 次阅读', en: '{count} views' },
}

/** An article to read (`cArticleUuid`). */
export function Screen() {
  const say = useText()
  const { send } = useShop()
  const [search] = useQueryOfPlace()
  const id = search.get('cArticleUuid') ?? ''
  const article = useQuery({ queryKey: ['article', id], queryFn: () => readArticleSheet(send, id) })
  return (
    <div className="shop-screen">
      <ScreenHeader title={article.data?.className ?? say(LABELS.article)} />
      <main>
        {article.isPending && <Bones />}
        {article.error && !article.data && <FaultNotice fault={article.error} onRetry={() => void article.refetch()} />}
        {article.data === null && (
          <Notice
            kind="gone"
            title={say(LABELS.unknown)}
            action={
              <a className="shop-button" href={articlesPath([])}>
                {say(LABELS.all)}
              </a>
            }
          />
        )}
        {article.data && <ArticleBody article={article.data} />}
      </main>
    </div>
  )
}

function ArticleBody({ article }: { readonly article: ArticleSheet }) {
  const say = useText()
  return (
    <article className="shop-article">
      <h2 className="shop-article-title">{article.title}</h2>
      <p className="shop-article-facts">
        <time dateTime={article.publishedAt.replace(' ', 'T')}>{article.publishedAt}</time>
        <span>{say(LABELS.views, { count: article.views })}</span>
      </p>
      <ServerHtml className="shop-article-html" html={article.bodyHtml} />
      <a className="shop-button is-quiet" href={articlesPath([article.classCode])}>
        {say(LABELS.more, { name: article.className })}
      </a>
    </article>
  )
}

function Bones() {
  return (
    <div className="shop-article" aria-busy="true">
      <span className="shop-bone" style={{ minHeight: 28 }} />
      <span className="shop-bone" style={{ width: '40%' }} />
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="shop-bone" style={{ width: index % 4 === 3 ? '60%' : '100%', minHeight: 18 }} />
      ))}
    </div>
  )
}
