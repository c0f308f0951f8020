import type { ArticlePage, DataSource, LoadQuery } from '../kit/module-view.ts'
import type { ArticleListProps } from './article-list.ts'

/** Loaded data of an article list: visible articles, total count, and the last loaded page (from 1). */
export interface ArticleListData extends ArticlePage {
  readonly page: number
}

/** A page of articles: selected ones in their order, or the newest of the classes. */
export async function loadArticles(
  { source: kind, articleIds, classCodes, pageSize: size }: ArticleListProps,
  source: DataSource,
  { page }: LoadQuery,
): Promise<ArticleListData> {
  if (kind === 'chosen' && articleIds.length === 0) return { items: [], total: 0, page }
  const query = kind === 'chosen' ? { ids: articleIds } : { classCodes }
  return { ...(await source.articles(query, { number: page, size })), page }
}
