import type { CompiledPage, Document } from '@mallwright/contract/document'
import type { ReleaseChange } from '@mallwright/contract/site'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, reference, rowId, rowTimes } from './columns.ts'

/** A mall with its own theme, pages and shops. Domain 1.2. */
export const site = pgTable(
  'site',
  (t) => ({
    id: rowId(),
    /** The key of the site's template and class tree on the wire. */
    stUuid: t.uuid('st_uuid').notNull(),
    siteType: t.text('site_type').notNull().default('mall'),
    shortName: t.text('short_name').notNull(),
    orgName: t.text('org_name').notNull(),
    accUuid: t.uuid('acc_uuid').notNull(),
    orgUuid: t.uuid('org_uuid').notNull(),
    attr: t.text('attr').notNull().default(''),
    logoUrl: t.text('logo_url').notNull().default(''),
    /** Comma-joined. */
    carouselUrls: t.text('carousel_urls').notNull().default(''),
    faviconUrl: t.text('favicon_url').notNull().default(''),
    /** Other hosts that links lead to without the question of the external link screen. Domain sheet 20. */
    trustedHosts: t.text('trusted_hosts').array().notNull().default([]),
    showPriceToVisitor: t.boolean('show_price_to_visitor').notNull().default(true),
    /** Answers for hosts that no site has. */
    isMain: t.boolean('is_main').notNull().default(false),
    /** The number of the release that buyers see; 0 before the first. */
    currentRelease: t.integer('current_release').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('site_st_uuid').on(table.stUuid),
    uniqueIndex('site_one_main')
      .on(table.siteType)
      .where(sql`${table.isMain}`),
    check('site_current_release', sql`${table.currentRelease} >= 0`),
  ],
)

/** The site that a row is of. */
export const ofSite = () => ({
  siteId: reference('site_id', () => site.id),
})

/** A host name of a site, without a port. */
export const siteDomain = pgTable(
  'site_domain',
  (t) => ({
    domain: t.text('domain').notNull(),
    siteType: t.text('site_type').notNull().default('mall'),
    ...ofSite(),
  }),
  (table) => [
    primaryKey({ columns: [table.domain, table.siteType] }),
    check('site_domain_lower', sql`${table.domain} = lower(${table.domain})`),
  ],
)

/** The draft of a page. `json`, not `jsonb`, preserves the key order of unknown modules. */
export const sitePage = pgTable(
  'site_page',
  (t) => ({
    ...ofSite(),
    columnCode: t.text('column_code').notNull(),
    document: t.json('document').$type<Document>().notNull(),
    revision: t.integer('revision').notNull(),
    editedBy: t.text('edited_by').notNull(),
    editedAt: moment('edited_at').notNull().defaultNow(),
    /** A removed page stays as a row: its revisions go on when the code is used again, and a publish of the removal says by whom. */
    isRemoved: t.boolean('removed').notNull().default(false),
  }),
  (table) => [
    primaryKey({ columns: [table.siteId, table.columnCode] }),
    check('site_page_revision', sql`${table.revision} >= 0`),
  ],
)

/** What buyers see or saw: compiled pages by column code. Rows never change. */
export const release = pgTable(
  'release',
  (t) => ({
    ...ofSite(),
    number: t.integer('number').notNull(),
    content: t.json('content').$type<Readonly<Record<string, CompiledPage>>>().notNull(),
    /** The draft revision that each page was made from. */
    sourceRevisions: t.jsonb('source_revisions').$type<Readonly<Record<string, number>>>().notNull(),
    /** The release whose content this one brought back; 0 for a publish. */
    restoredFrom: t.integer('restored_from').notNull().default(0),
    /** What it changed for buyers, with the names at that time. */
    changes: t.jsonb('changes').$type<readonly ReleaseChange[]>().notNull().default([]),
    note: t.text('note').notNull().default(''),
    publisher: t.text('publisher').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.siteId, table.number] }),
    check('release_number', sql`${table.number} > 0`),
    check('release_note_length', sql`char_length(${table.note}) <= 200`),
  ],
)

/**
 * A revision of a page, site part or linked block that was published: what releases are composed of, by the revisions in
 * `release.source_revisions`. Rows never change. Decision 0042.
 */
export const publishedDocument = pgTable(
  'published_document',
  (t) => ({
    ...ofSite(),
    /** A column code, or `block:` and the id of a linked block. */
    code: t.text('code').notNull(),
    revision: t.integer('revision').notNull(),
    /** The page's title or the block's name. */
    title: t.text('title').notNull(),
    document: t.json('document').$type<Document>().notNull(),
    /** The codes of the linked blocks on it. */
    blocks: t.text('blocks').array().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.code, table.revision] })],
)

/** What was set up once, such as the demo mall. */
export const setupMarker = pgTable('setup_marker', (t) => ({
  name: t.text('name').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
}))
