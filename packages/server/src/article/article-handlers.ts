import { getArticleClassList, getArticleDetail, getArticlePage } from '@mallwright/contract/article'

import { listOf } from '../catalog/joined-list.ts'
import { handle } from '../http/handle.ts'
import type { Mall } from '../mall.ts'
import { articleClasses, articleDetail, findArticles } from './find-articles.ts'

/** Registers the handlers of the article area. */
export function articleHandlers(mall: Mall): void {
  const { database } = mall
  handle(mall, getArticlePage, async ({ body, site }) => {
    const found = await findArticles(database, (await site()).id, {
      ids: listOf(body.cArticleUuids),
      classCodes: listOf(body.cClassCodes),
      keyword: body.cKeyword,
      page: { number: body.pageNum, size: body.pageSize },
    })
    return { results: found.results, iTotleSize: found.total }
  })
  handle(mall, getArticleDetail, async ({ body, site }) =>
    articleDetail(database, (await site()).id, body.cArticleUuid),
  )
  handle(mall, getArticleClassList, async ({ site }) => articleClasses(database, (await site()).id))
}
