import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { shop } from './catalog.table.ts'
import { moment, rowId, rowTimes } from './columns.ts'
import { ofSite } from './site.table.ts'

/** A kind of articles on a site. */
export const articleClass = pgTable(
  'article_class',
  (t) => ({
    ...ofSite(),
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    sort: t.integer('sort').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.siteId, table.code] }),
    check('article_class_code', sql`${table.code} ~ '^[A-Za-z0-9_-]{1,64}$'`),
  ],
)

/** A text of a site that buyers read. Domain 1.2. */
export const article = pgTable(
  'article',
  (t) => ({
    id: rowId(),
    siteId: t.uuid('site_id').notNull(),
    classCode: t.text('class_code').notNull(),
    /** The shop that the text is about or by; none for texts of the site. */
    shopId: t.uuid('shop_id').references(() => shop.id),
    title: t.text('title').notNull(),
    summary: t.text('summary').notNull().default(''),
    coverUrl: t.text('cover_url').notNull().default(''),
    /** Sanitised; written by the server. */
    bodyHtml: t.text('body_html').notNull(),
    /** Title and words of the text, folded for search. */
    searchText: t.text('search_text').notNull(),
    /** Articles of the future are not shown yet. */
    publishedAt: moment('published_at').notNull().defaultNow(),
    views: t.integer('views').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    foreignKey({ columns: [table.siteId, table.classCode], foreignColumns: [articleClass.siteId, articleClass.code] }),
    index('article_newest').on(table.siteId, table.publishedAt.desc(), table.id),
    check('article_title_length', sql`char_length(${table.title}) between 1 and 100`),
    check('article_summary_length', sql`char_length(${table.summary}) <= 200`),
    check('article_views', sql`${table.views} >= 0`),
  ],
)
