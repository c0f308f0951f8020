import { Chips, InfiniteList } from '@mallwright/shop-core/kit'
import { articlePath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import type { ArticleCard } from '@mallwright/contract/article'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { articleClassesQuery, articlesQuery } from '../article.queries.ts'
import { useShop } from '../../../client/shop-context.ts'
import './article-index.css'

const LABELS = {
  articles: { zh: '文章', en: 'Articles' },
  classes: { zh: '文章分类', en: 'Topics' },
  all: { zh: '全部', en: 'All' },
  empty: { zh: '暂无文章', en: 'No articles yet' },
}

/** Articles of classes (`cClassCodes`, comma-joined; all classes when absent), newest first. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const chosen = useRouteParam('articleClassCodes')
  const choose = useSetRouteParam('articleClassCodes')
  const classes = useQuery(articleClassesQuery(shop))
  const list = useInfiniteQuery(articlesQuery(shop, chosen))
  return (
    <div className="shop-screen">
      <BackHeader title={classes.data?.find(({ code }) => code === chosen)?.name ?? translate(LABELS.articles)} />
      <main>
        {(classes.isPending || (classes.data?.length ?? 0) > 1) && (
          <Chips
            label={translate(LABELS.classes)}
            choices={[
              { id: '', name: translate(LABELS.all) },
              ...(classes.data ?? []).map(({ code, name }) => ({ id: code, name })),
            ]}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        <div className="shop-rows">
          <InfiniteList
            list={list}
            keyOf={({ id }) => id}
            renderItem={renderArticle}
            skeleton={<RowSkeleton />}
            empty={translate(LABELS.empty)}
          />
        </div>
      </main>
    </div>
  )
}

function renderArticle(article: ArticleCard, isUrgent: boolean): ReactNode {
  return <ArticleRow article={article} isUrgent={isUrgent} />
}

function ArticleRow({ article, isUrgent }: { readonly article: ArticleCard; readonly isUrgent: boolean }) {
  const cover = pictureUrl(article.coverUrl)
  return (
    <Anchor className="shop-article-row" href={articlePath(article.id)}>
      <span className="shop-article-row-text">
        <strong>{article.title}</strong>
        <span>{article.summary}</span>
        <span>
          {article.className} · {article.publishedAt.slice(0, 10)}
        </span>
      </span>
      {cover && (
        <span className="shop-article-row-cover">
          <img src={cover} alt="" width={112} height={84} loading={isUrgent ? 'eager' : 'lazy'} decoding="async" />
        </span>
      )}
    </Anchor>
  )
}

function RowSkeleton() {
  return (
    <span className="shop-article-row">
      <span className="shop-article-row-text">
        <span className="shop-skeleton-bar" />
        <span className="shop-skeleton-bar" />
        <span className="shop-skeleton-bar" style={{ width: '50%' }} />
      </span>
      <span className="shop-article-row-cover" />
    </span>
  )
}
