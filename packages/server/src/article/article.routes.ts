import { getArticleClassList, getArticleDetail, getArticlePage, getClause } from '@mallwright/contract/article'

import { splitList } from '../list-engine/joined-list.ts'
import { handle } from '../gateway/handle.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { articleClasses, articleDetail, currentClause, findArticles } from './article.store.ts'

/** Registers the handlers of the article area. */
export function articleRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getArticlePage, async ({ body, site, locale }) => {
    const reader = { siteId: (await site()).id, locale }
    const found = await findArticles(database.pool, reader, {
      ids: splitList(body.cArticleUuids),
      classCodes: [...splitList(body.cClassCodes), ...splitList(body.cClassUuids)],
      shopId: body.cShopUuid,
      keyword: body.cKeyword,
      page: { number: body.pageNum, size: body.pageSize },
    })
    return { results: found.results, iTotleSize: found.total }
  })
  handle(context, getArticleDetail, async ({ body, site, locale }) =>
    articleDetail(database.pool, { siteId: (await site()).id, locale }, body.cArticleUuid),
  )
  handle(context, getArticleClassList, async ({ site, locale }) =>
    articleClasses(database.pool, { siteId: (await site()).id, locale }),
  )
  handle(context, getClause, async ({ body, site, locale }) =>
    currentClause(database.pool, { siteId: (await site()).id, locale }, body.type),
  )
}
