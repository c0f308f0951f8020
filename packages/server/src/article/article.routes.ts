import { getArticleClassList, getArticleDetail, getArticlePage } from '@mallwright/contract/article'

import { splitList } from '../list-engine/joined-list.ts'
import { handle } from '../gateway/handle.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { articleClasses, articleDetail, findArticles } from './article.store.ts'

/** Registers the handlers of the article area. */
export function articleRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getArticlePage, async ({ body, site }) => {
    const found = await findArticles(database.pool, (await site()).id, {
      ids: splitList(body.cArticleUuids),
      classCodes: [...splitList(body.cClassCodes), ...splitList(body.cClassUuids)],
      shopId: body.cShopUuid,
      keyword: body.cKeyword,
      page: { number: body.pageNum, size: body.pageSize },
    })
    return { results: found.results, iTotleSize: found.total }
  })
  handle(context, getArticleDetail, async ({ body, site }) =>
    articleDetail(database.pool, (await site()).id, body.cArticleUuid),
  )
  handle(context, getArticleClassList, async ({ site }) => articleClasses(database.pool, (await site()).id))
}
