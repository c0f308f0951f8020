import type { ArticleClass, ArticleDetail, ArticleListItem } from '@mallwright/contract/article'
import * as z from 'zod/mini'

import { microBatch } from '../cache/micro-batch.ts'
import { command, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import {
  ARTICLE,
  ARTICLE_CLASS,
  ARTICLE_DETAIL,
  articleClassItem,
  articleDetailItem,
  articleItem,
} from './article.wire.ts'

/** A page of articles and the total number of matches. */
export interface ArticlePage {
  readonly results: ArticleListItem[]
  readonly total: number
}

/** Article filter: by ids in their order, else by classes (empty: all) and keyword. */
export interface ArticleQuery {
  readonly ids: readonly string[]
  readonly classCodes: readonly string[]
  /** Empty for articles of every shop and of the site. */
  readonly shopId?: string
  readonly keyword: string
  readonly page: Pagination
}

const LISTED = { ...ARTICLE, total: z.number() }

const COLUMNS = `a.id, a.title, a.summary, a.cover_url as "coverUrl", a.class_code as "classCode",
  c.name as "className", a.published_at as "publishedAt"`

/** The published articles of a site ($1). */
const PUBLISHED = `article a join article_class c on c.site_id = a.site_id and c.code = a.class_code
  and a.site_id = $1 and a.published_at <= now()`

const BY_IDS = rows(
  LISTED,
  `select ${COLUMNS}, count(*) over ()::int as total
   from unnest($2::text[]) with ordinality as requested (id, position)
   join (${PUBLISHED}) on a.id::text = requested.id
   order by requested.position limit $3 offset $4`,
  'articles-by-ids',
)

const NEWEST = rows(
  LISTED,
  `select ${COLUMNS}, count(*) over ()::int as total from ${PUBLISHED}
   where (cardinality($2::text[]) = 0 or a.class_code = any($2)) and ($6 = '' or a.shop_id::text = $6)
     and not exists (select 1 from unnest($3::text[]) as term where strpos(a.search_text, term) = 0)
   order by a.published_at desc, a.id limit $4 offset $5`,
  'articles-newest',
)

const DETAIL = rows(
  ARTICLE_DETAIL,
  `select ${COLUMNS}, a.body_html as "bodyHtml", a.views from ${PUBLISHED} where a.id::text = $2`,
  'article-detail',
)

const COUNT_VIEWS = command(
  `update article set views = views + counted.n
   from (select id, count(*)::int as n from unnest($1::uuid[]) as id group by id) as counted
   where article.id = counted.id`,
)

const CLASSES = rows(
  ARTICLE_CLASS,
  `select c.code, c.name, count(a.id)::int as "articleCount"
   from article_class c
   left join article a on a.site_id = c.site_id and a.class_code = c.code and a.published_at <= now()
   where c.site_id = $1 group by c.code, c.name, c.sort order by c.sort, c.code`,
)

/** A page of a site's articles. */
export async function findArticles(client: Queryable, siteId: string, query: ArticleQuery): Promise<ArticlePage> {
  const { ids, classCodes, shopId = '', keyword, page } = query
  const articles =
    ids.length > 0
      ? await BY_IDS.all(client, [siteId, [...new Set(ids)], page.size, offsetOf(page)])
      : await NEWEST.all(client, [siteId, classCodes, searchTerms(keyword), page.size, offsetOf(page), shopId])
  return { results: articles.map(articleItem), total: articles[0]?.total ?? 0 }
}

/** One article with its text; counts a view. */
export async function articleDetail(
  client: Queryable,
  siteId: string,
  id: string,
): Promise<ArticleDetail | Failed<'NOT_FOUND', undefined>> {
  const article = await findArticle(client, siteId, id)
  if (article instanceof Failed) return article
  await COUNT_VIEWS.run(client, [[article.cArticleUuid]])
  return { ...article, iViews: article.iViews + 1 }
}

/** Counts views of articles that exist: those that come meanwhile wait for one statement. */
export function createArticleViews(client: Queryable): (id: string) => Promise<void> {
  return microBatch<string, undefined>({ inFlight: 1, failsAll: () => true }, async (ids) => {
    await COUNT_VIEWS.run(client, [ids])
    return ids.map(() => undefined)
  })
}

/** One article with its text. */
export async function findArticle(
  client: Queryable,
  siteId: string,
  id: string,
): Promise<ArticleDetail | Failed<'NOT_FOUND', undefined>> {
  const row = await DETAIL.first(client, [siteId, id])
  if (!row) return fail('NOT_FOUND')
  return articleDetailItem(row)
}

/** The classes of a site's articles in their order. */
export async function articleClasses(client: Queryable, siteId: string): Promise<ArticleClass[]> {
  return (await CLASSES.all(client, [siteId])).map(articleClassItem)
}
