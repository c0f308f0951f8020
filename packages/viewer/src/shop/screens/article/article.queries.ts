import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readArticles } from '../catalog/catalog-reader.ts'
import { readArticleClasses, readFullArticle } from './article-reader.ts'

/** Query keys of articles. */
export const articleKeys = {
  article: (id: string) => ['article', 'article', id],
  latest: (classCode: string) => ['article', 'latest', classCode],
  classes: () => ['article', 'classes'],
  list: (classCodes: string) => ['article', 'list', classCodes],
} as const

/** An article by id; `null` when there is none. */
export function articleQuery({ send }: Shop, id: string) {
  return queryOptions({ queryKey: articleKeys.article(id), queryFn: () => readFullArticle(send, id) })
}

/** The newest article of a class with its text; `null` without any. */
export function latestArticleQuery({ api, send }: Shop, classCode: string) {
  return queryOptions({
    queryKey: articleKeys.latest(classCode),
    queryFn: async () => {
      const [latest] = (await readArticles(api, { classCodes: [classCode] }, { number: 1, size: 1 })).items
      return latest ? readFullArticle(send, latest.id) : null
    },
  })
}

/** The classes that hold articles. */
export function articleClassesQuery({ send }: Shop) {
  return queryOptions({ queryKey: articleKeys.classes(), queryFn: () => readArticleClasses(send) })
}

/** Articles of comma-joined class codes (all classes when empty), newest first, page by page. */
export function articlesQuery({ api }: Shop, classCodes: string) {
  return infiniteQueryOptions({
    queryKey: articleKeys.list(classCodes),
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
