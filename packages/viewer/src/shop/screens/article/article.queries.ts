import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readArticles } from '../catalog/catalog-reader.ts'
import { readArticleClasses, readFullArticle } from './article-reader.ts'

/** Query keys of articles. Texts depend on the language. */
export const articleKeys = {
  article: (id: string, locale: Locale) => ['article', 'article', id, locale],
  classes: (locale: Locale) => ['article', 'classes', locale],
  list: (classCodes: string, locale: Locale) => ['article', 'list', classCodes, locale],
} as const

/** An article by id; `null` when there is none. */
export function articleQuery({ send, locale }: Shop, id: string) {
  return queryOptions({ queryKey: articleKeys.article(id, locale()), queryFn: () => readFullArticle(send, id) })
}

/** The classes that hold articles. */
export function articleClassesQuery({ send, locale }: Shop) {
  return queryOptions({ queryKey: articleKeys.classes(locale()), queryFn: () => readArticleClasses(send) })
}

/** Articles of comma-joined class codes (all classes when empty), newest first, page by page. */
export function articlesQuery({ api, locale }: Shop, classCodes: string) {
  return infiniteQueryOptions({
    queryKey: articleKeys.list(classCodes, locale()),
    queryFn: ({ pageParam }) =>
      readArticles(
        api,
        { classCodes: classCodes === '' ? [] : classCodes.split(',') },
        { number: pageParam, size: DEFAULT_PAGE_SIZE },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
