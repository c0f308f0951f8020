import type { ArticleClass, ArticleDetail, ArticleListItem, ClauseType, getClause } from '@mallwright/contract/article'
import type { AnswerDataOf } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { microBatch } from '../cache/micro-batch.ts'
import { inEachLocale } from '../db/entity-text.ts'
import type { TextSql } from '../db/entity-text.ts'
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
  CLAUSE_COLUMNS,
  clauseItem,
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

/** The site and the language in which articles are read. */
export interface ArticleReader {
  readonly siteId: string
  readonly locale: Locale
}

const ofArticle = (text: TextSql, field: string, column: string) =>
  text({ entity: 'article', id: 'a.id', field: `'${field}'`, column: `a.${column}` })

/** Classes of articles have no key of their own: they are found by site and code. */
const className = (text: TextSql) =>
  text({ entity: 'article_class', id: 'c.site_id', field: 'c.code', column: 'c.name' })

const columnsOf = (text: TextSql) => `a.id, ${ofArticle(text, 'title', 'title')} as title,
  ${ofArticle(text, 'summary', 'summary')} as summary, a.cover_url as "coverUrl", a.class_code as "classCode",
  ${className(text)} as "className", a.published_at as "publishedAt"`

/** The published articles of a site ($1). */
const PUBLISHED = `article a join article_class c on c.site_id = a.site_id and c.code = a.class_code
  and a.site_id = $1 and a.published_at <= now()`

const BY_IDS = inEachLocale((text, suffix) =>
  rows(
    LISTED,
    `select ${columnsOf(text)}, count(*) over ()::int as total
     from unnest($2::text[]) with ordinality as requested (id, position)
     join (${PUBLISHED}) on a.id::text = requested.id
     order by requested.position limit $3 offset $4`,
    `articles-by-ids${suffix}`,
  ),
)

const NEWEST = inEachLocale((text, suffix) =>
  rows(
    LISTED,
    `select ${columnsOf(text)}, count(*) over ()::int as total from ${PUBLISHED}
     where (cardinality($2::text[]) = 0 or a.class_code = any($2)) and ($6 = '' or a.shop_id::text = $6)
       and not exists (select 1 from unnest($3::text[]) as term where strpos(a.search_text, term) = 0)
     order by a.published_at desc, a.id limit $4 offset $5`,
    `articles-newest${suffix}`,
  ),
)

const DETAIL = inEachLocale((text, suffix) =>
  rows(
    ARTICLE_DETAIL,
    `select ${columnsOf(text)}, ${ofArticle(text, 'bodyHtml', 'body_html')} as "bodyHtml", a.views
     from ${PUBLISHED} where a.id::text = $2`,
    `article-detail${suffix}`,
  ),
)

const CLAUSE = inEachLocale((text) =>
  rows(
    CLAUSE_COLUMNS,
    `select ${ofArticle(text, 'title', 'title')} as title, ${ofArticle(text, 'bodyHtml', 'body_html')} as "bodyHtml",
       a.published_at as "publishedAt", count(*) over ()::int as version
     from ${PUBLISHED} where a.class_code = $2 order by a.published_at desc, a.id limit 1`,
  ),
)

const COUNT_VIEWS = command(
  `update article set views = views + counted.n
   from (select id, count(*)::int as n from unnest($1::uuid[]) as id group by id) as counted
   where article.id = counted.id`,
)

const CLASSES = inEachLocale((text) =>
  rows(
    ARTICLE_CLASS,
    `select c.code, ${className(text)} as name, count(a.id)::int as "articleCount"
     from article_class c
     left join article a on a.site_id = c.site_id and a.class_code = c.code and a.published_at <= now()
     where c.site_id = $1 group by c.site_id, c.code, c.name, c.sort order by c.sort, c.code`,
  ),
)

/** A page of a site's articles. */
export async function findArticles(
  client: Queryable,
  { siteId, locale }: ArticleReader,
  query: ArticleQuery,
): Promise<ArticlePage> {
  const { ids, classCodes, shopId = '', keyword, page } = query
  const articles =
    ids.length > 0
      ? await BY_IDS[locale].all(client, [siteId, [...new Set(ids)], page.size, offsetOf(page)])
      : await NEWEST[locale].all(client, [siteId, classCodes, searchTerms(keyword), page.size, offsetOf(page), shopId])
  return { results: articles.map(articleItem), total: articles[0]?.total ?? 0 }
}

/** One article with its text; counts a view. */
export async function articleDetail(
  client: Queryable,
  reader: ArticleReader,
  id: string,
): Promise<ArticleDetail | Failed<'NOT_FOUND', undefined>> {
  const article = await findArticle(client, reader, id)
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
  { siteId, locale }: ArticleReader,
  id: string,
): Promise<ArticleDetail | Failed<'NOT_FOUND', undefined>> {
  const row = await DETAIL[locale].first(client, [siteId, id])
  if (!row) return fail('NOT_FOUND')
  return articleDetailItem(row)
}

/** The classes of a site's articles in their order. */
export async function articleClasses(client: Queryable, { siteId, locale }: ArticleReader): Promise<ArticleClass[]> {
  return (await CLASSES[locale].all(client, [siteId])).map(articleClassItem)
}

/** Classes of the agreements. */
const CLAUSE_CLASSES: Readonly<Record<ClauseType, string>> = { user: 'user-agreement', privacy: 'privacy-policy' }

/** The agreement of a site that is in force; `null` when it has none. */
export async function currentClause(
  client: Queryable,
  { siteId, locale }: ArticleReader,
  type: ClauseType,
): Promise<AnswerDataOf<typeof getClause>> {
  const row = await CLAUSE[locale].first(client, [siteId, CLAUSE_CLASSES[type]])
  return row ? clauseItem(row) : null
}
