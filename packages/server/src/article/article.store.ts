import type { ArticleClass, ArticleDetail, ArticleListItem } from '@mallwright/contract/article'

import type { Pagination } from '../catalog/product.store.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import { wireTime } from '../gateway/wire-time.ts'

interface ArticleRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly coverUrl: string
  readonly classCode: string
  readonly className: string
  readonly publishedAt: Date
}

/** A page of articles and how many there are in all. */
export interface ArticlePage {
  readonly results: ArticleListItem[]
  readonly total: number
}

/** Article filter: by ids in their order, else by classes (empty: all) and keyword. */
export interface ArticleQuery {
  readonly ids: readonly string[]
  readonly classCodes: readonly string[]
  readonly keyword: string
  readonly page: Pagination
}

const COLUMNS = `a.id, a.title, a.summary, a.cover_url as "coverUrl", a.class_code as "classCode",
  c.name as "className", a.published_at as "publishedAt"`

/** The articles of a site ($1) that buyers may read by now. */
const SHOWN = `article a join article_class c on c.site_id = a.site_id and c.code = a.class_code
  and a.site_id = $1 and a.published_at <= now()`

const BY_IDS = `select ${COLUMNS}, count(*) over ()::int as total
  from unnest($2::text[]) with ordinality as wanted (id, position) join (${SHOWN}) on a.id::text = wanted.id
  order by wanted.position limit $3 offset $4`

const NEWEST = `select ${COLUMNS}, count(*) over ()::int as total from ${SHOWN}
  where (cardinality($2::text[]) = 0 or a.class_code = any($2))
    and not exists (select 1 from unnest($3::text[]) as term where strpos(a.search_text, term) = 0)
  order by a.published_at desc, a.id limit $4 offset $5`

const DETAIL = `select ${COLUMNS}, a.body_html as "bodyHtml", a.views from ${SHOWN} where a.id::text = $2`

const CLASSES = `select c.code as "cClassCode", c.name as "cClassName", count(a.id)::int as "iArticleCount"
  from article_class c
  left join article a on a.site_id = c.site_id and a.class_code = c.code and a.published_at <= now()
  where c.site_id = $1 group by c.code, c.name, c.sort order by c.sort, c.code`

/** A page of a site's articles. */
export async function findArticles(
  { pool }: Database,
  siteId: string,
  { ids, classCodes, keyword, page }: ArticleQuery,
): Promise<ArticlePage> {
  const span = [page.size, (page.number - 1) * page.size]
  const { rows } = await pool.query<ArticleRow & { readonly total: number }>(
    ids.length > 0
      ? { name: 'articles-by-ids', text: BY_IDS, values: [siteId, [...new Set(ids)], ...span] }
      : { name: 'articles-newest', text: NEWEST, values: [siteId, classCodes, searchTerms(keyword), ...span] },
  )
  return { results: rows.map(articleItem), total: rows[0]?.total ?? 0 }
}

/** One article with its text. */
export async function articleDetail(
  { pool }: Database,
  siteId: string,
  id: string,
): Promise<ArticleDetail | Failed<'NOT_FOUND', undefined>> {
  const { rows } = await pool.query<ArticleRow & { readonly bodyHtml: string; readonly views: number }>({
    name: 'article-detail',
    text: DETAIL,
    values: [siteId, id],
  })
  const row = rows[0]
  if (!row) return fail('NOT_FOUND')
  await pool.query('update article set views = views + 1 where id = $1', [row.id])
  return { ...articleItem(row), cBodyHtml: row.bodyHtml, iViews: row.views + 1 }
}

/** The classes of a site's articles in their order. */
export async function articleClasses({ pool }: Database, siteId: string): Promise<ArticleClass[]> {
  return (await pool.query<ArticleClass>(CLASSES, [siteId])).rows
}

function articleItem(row: ArticleRow): ArticleListItem {
  return {
    cArticleUuid: row.id,
    cTitle: row.title,
    cCoverUrl: row.coverUrl,
    cSummary: row.summary,
    cClassCode: row.classCode,
    cClassName: row.className,
    dPublished: wireTime(row.publishedAt),
  }
}
