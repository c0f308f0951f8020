import { articlePath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { ArticleCard } from '@mallwright/contract/article'
import { useText } from '@mallwright/shop-core/i18n'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import { readArticleKinds } from '../../../article/article-reader.ts'
import { readArticles } from '../../../catalog/catalog-reader.ts'
import { nextPage } from '../../../catalog/next-page.ts'
import { Chips } from '../../../frame/chips.tsx'
import { EndlessRows } from '../../../frame/endless-rows.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { useShop } from '../../../shop-context.ts'
import './article-index.css'

const LABELS = {
  articles: { zh: '文章', en: 'Articles' },
  classes: { zh: '文章分类', en: 'Article classes' },
  all: { zh: '全部', en: 'All' },
  empty: { zh: '暂无文章', en: 'No articles yet' },
}

/** The articles of classes (`cClassCodes`, comma-joined; every class without any), newest first. */
export function Screen() {
  const say = useText()
  const { send } = useShop()
  const [search, setSearch] = useQueryOfPlace()
  const chosen = search.get('cClassCodes') ?? ''
  const kinds = useQuery({ queryKey: ['articleKinds'], queryFn: () => readArticleKinds(send) })
  const list = useArticles(chosen)
  return (
    <div className="shop-screen">
      <ScreenHeader title={kinds.data?.find(({ code }) => code === chosen)?.name ?? say(LABELS.articles)} />
      <main>
        {(kinds.isPending || (kinds.data?.length ?? 0) > 1) && (
          <Chips
            label={say(LABELS.classes)}
            choices={[
              { id: '', name: say(LABELS.all) },
              ...(kinds.data ?? []).map(({ code, name }) => ({ id: code, name })),
            ]}
            chosen={chosen}
            onChoose={(code) =>
              setSearch(new URLSearchParams(code === '' ? {} : { cClassCodes: code }), { replace: true })
            }
          />
        )}
        <div className="shop-rows">
          <EndlessRows
            list={list}
            keyOf={({ id }) => id}
            draw={drawArticle}
            bones={<RowBones />}
            empty={say(LABELS.empty)}
          />
        </div>
      </main>
    </div>
  )
}

function useArticles(codes: string) {
  const { api } = useShop()
  return useInfiniteQuery({
    queryKey: ['articles', codes],
    queryFn: ({ pageParam }) =>
      readArticles(
        api,
        { classCodes: codes === '' ? [] : codes.split(',') },
        { number: pageParam, size: DEFAULT_PAGE_SIZE },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

function drawArticle(article: ArticleCard, isUrgent: boolean): ReactNode {
  return <ArticleRow article={article} isUrgent={isUrgent} />
}

function ArticleRow({ article, isUrgent }: { readonly article: ArticleCard; readonly isUrgent: boolean }) {
  const cover = pictureUrl(article.coverUrl)
  return (
    <a className="shop-article-row" href={articlePath(article.id)}>
      <span className="shop-article-row-text">
        <strong>{article.title}</strong>
        <span>{article.summary}</span>
        <span>
          {article.className} · {article.publishedAt.slice(0, 10)}
        </span>
      </span>
      {cover && (
        <span className="shop-article-row-cover">
          <img src={cover} alt="" width={112} height={63} loading={isUrgent ? 'eager' : 'lazy'} decoding="async" />
        </span>
      )}
    </a>
  )
}

function RowBones() {
  return (
    <span className="shop-article-row">
      <span className="shop-article-row-text">
        <span className="shop-bone" />
        <span className="shop-bone" />
        <span className="shop-bone" style={{ width: '50%' }} />
      </span>
      <span className="shop-article-row-cover" />
    </span>
  )
}
