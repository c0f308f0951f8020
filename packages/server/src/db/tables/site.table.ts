import type { CompiledPage, Document } from '@mallwright/contract/document'
import type { ReleaseChange } from '@mallwright/contract/site'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment, rowId, rowTimes } from './columns.ts'

/** A mall with its own theme, pages and shops. Domain 1.2. */
export const site = pgTable(
  'site',
  {
    id: rowId(),
    /** The key of the site's template and class tree on the wire. */
    stUuid: uuid('st_uuid').notNull(),
    siteType: text('site_type').notNull().default('mall'),
    shortName: text('short_name').notNull(),
    orgName: text('org_name').notNull(),
    accUuid: uuid('acc_uuid').notNull(),
    orgUuid: uuid('org_uuid').notNull(),
    attr: text('attr').notNull().default(''),
    logoUrl: text('logo_url').notNull().default(''),
    /** Comma-joined. */
    carouselUrls: text('carousel_urls').notNull().default(''),
    faviconUrl: text('favicon_url').notNull().default(''),
    /** Other hosts that links lead to without the question of the external link screen. Domain sheet 20. */
    trustedHosts: text('trusted_hosts').array().notNull().default([]),
    showPriceToVisitor: boolean('show_price_to_visitor').notNull().default(true),
    /** Answers for hosts that no site has. */
    isMain: boolean('is_main').notNull().default(false),
    /** The number of the release that buyers see; 0 before the first. */
    currentRelease: integer('current_release').notNull().default(0),
    ...rowTimes(),
  },
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
  siteId: uuid('site_id')
    .notNull()
    .references(() => site.id),
})

/** A host name of a site, without a port. */
export const siteDomain = pgTable(
  'site_domain',
  {
    domain: text('domain').notNull(),
    siteType: text('site_type').notNull().default('mall'),
    ...ofSite(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.siteType] }),
    check('site_domain_lower', sql`${table.domain} = lower(${table.domain})`),
  ],
)

/** The draft of a page. `json`, not `jsonb`, preserves the key order of unknown modules. */
export const sitePage = pgTable(
  'site_page',
  {
    ...ofSite(),
    columnCode: text('column_code').notNull(),
    document: json('document').$type<Document>().notNull(),
    revision: integer('revision').notNull(),
    editedBy: text('edited_by').notNull(),
    editedAt: moment('edited_at').notNull().defaultNow(),
    /** A removed page stays as a row: its revisions go on when the code is used again, and a publish of the removal says by whom. */
    isRemoved: boolean('removed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.columnCode] }),
    check('site_page_revision', sql`${table.revision} >= 0`),
  ],
)

/** What buyers see or saw: compiled pages by column code. Rows never change. */
export const release = pgTable(
  'release',
  {
    ...ofSite(),
    number: integer('number').notNull(),
    content: json('content').$type<Readonly<Record<string, CompiledPage>>>().notNull(),
    /** The draft revision that each page was made from. */
    sourceRevisions: jsonb('source_revisions').$type<Readonly<Record<string, number>>>().notNull(),
    /** The release whose content this one brought back; 0 for a publish. */
    restoredFrom: integer('restored_from').notNull().default(0),
    /** What it changed for buyers, with the names at that time. */
    changes: jsonb('changes').$type<readonly ReleaseChange[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    publisher: text('publisher').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
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
  {
    ...ofSite(),
    /** A column code, or `block:` and the id of a linked block. */
    code: text('code').notNull(),
    revision: integer('revision').notNull(),
    /** The page's title or the block's name. */
    title: text('title').notNull(),
    document: json('document').$type<Document>().notNull(),
    /** The codes of the linked blocks on it. */
    blocks: text('blocks').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.code, table.revision] })],
)

/** What was set up once, such as the demo mall. */
export const setupMarker = pgTable('setup_marker', {
  name: text('name').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
