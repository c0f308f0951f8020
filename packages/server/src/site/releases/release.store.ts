import type { CompiledPage } from '@mallwright/contract/document'
import type { ReleaseChange, ReleaseItem } from '@mallwright/contract/site'
import { and, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { notify } from '../../db/pub-sub.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { release, site } from '../../db/tables/site.table.ts'
import { recordReleaseUses } from '../../file/document-use.store.ts'
import { releaseItem } from './release.wire.ts'

/** Compiled pages by column code. */
export type ReleaseContent = Readonly<Record<string, CompiledPage>>

/** Content of a release. */
export interface Release {
  readonly number: number
  readonly content: ReleaseContent
  /** The draft revision that each page, and each linked block on one of them, was made from, by code. */
  readonly sourceRevisions: Readonly<Record<string, number>>
}

/** Maximum number of listed releases. */
const MAX_LISTED = 200

const CURRENT_NUMBER = rows(
  { number: z.number() },
  'select current_release as number from site where id = $1',
  'current-release',
)

/** The number of a site's current release; 0 before the first. */
export async function currentNumber(client: Queryable, siteId: string): Promise<number> {
  return (await CURRENT_NUMBER.first(client, [siteId]))?.number ?? 0
}

/** The number of the main site's current release; 0 before the first. */
export async function mainRelease(client: Queryable): Promise<number> {
  const [row] = await orm(client)
    .select({ number: site.currentRelease })
    .from(site)
    .where(eq(site.isMain, true))
    .limit(1)
  return row?.number ?? 0
}

const OUTLINE = rows(
  { sourceRevisions: z.record(z.string(), z.number()), codes: z.array(z.string()), titles: z.array(z.string()) },
  `select r.source_revisions as "sourceRevisions",
     coalesce(array_agg(page.key) filter (where page.key is not null), '{}') as codes,
     coalesce(array_agg(coalesce(page.value->>'title', '')) filter (where page.key is not null), '{}') as titles
   from release r left join lateral json_each(readable_json(r.content)) as page on true
   where r.site_id = $1 and r.number = $2
   group by r.site_id, r.number`,
)

/** What lists and numbers need of a release: no page content. */
export interface ReleaseOutline {
  readonly number: number
  readonly sourceRevisions: Readonly<Record<string, number>>
  readonly pages: readonly { readonly code: string; readonly title: string }[]
}

/** The outline of a release. */
export async function readOutline(
  client: Queryable,
  siteId: string,
  number: number,
): Promise<ReleaseOutline | undefined> {
  const row = await OUTLINE.first(client, [siteId, number])
  if (!row) return undefined
  const pages = row.codes.map((code, index) => ({ code, title: row.titles[index] ?? '' }))
  return { number, sourceRevisions: row.sourceRevisions, pages }
}

const PAGE = rows(
  { page: z.nullable(z.string()) },
  'select readable_json(content)->>$3 as page from release where site_id = $1 and number = $2',
)

/** One compiled page of a release as JSON; `undefined` when the release has no such page. */
export async function readPageJson(
  client: Queryable,
  siteId: string,
  { number, code }: { readonly number: number; readonly code: string },
): Promise<string | undefined> {
  return (await PAGE.first(client, [siteId, number, code]))?.page ?? undefined
}

/** Adds a release to a locked site and makes it current when the transaction commits. Returns its number. */
export async function addRelease(
  client: Transaction,
  siteId: string,
  added: Pick<Release, 'content' | 'sourceRevisions'> & {
    readonly changes: readonly ReleaseChange[]
    readonly restoredFrom: number
    readonly note: string
    readonly publisher: string
  },
): Promise<number> {
  const { content, ...described } = added
  const [newest] = await orm(client)
    .select({ number: release.number })
    .from(release)
    .where(eq(release.siteId, siteId))
    .orderBy(desc(release.number))
    .limit(1)
  const number = (newest?.number ?? 0) + 1
  await orm(client)
    .insert(release)
    .values({ siteId, number, content, ...described })
  await orm(client)
    .update(site)
    .set({ currentRelease: number, updatedAt: sql`now()` })
    .where(eq(site.id, siteId))
  await recordReleaseUses(client, siteId, content)
  await notify(client, { kind: 'release', siteId, release: number })
  return number
}

/** A release of a locked site. */
export async function findRelease(client: Transaction, siteId: string, number: number): Promise<Release | undefined> {
  const [row] = await orm(client)
    .select({ number: release.number, content: release.content, sourceRevisions: release.sourceRevisions })
    .from(release)
    .where(and(eq(release.siteId, siteId), eq(release.number, number)))
  return row
}

/** The current release of a locked site; `undefined` before the first. */
export async function findCurrentRelease(client: Transaction, siteId: string): Promise<Release | undefined> {
  const number = await currentNumber(client, siteId)
  return number === 0 ? undefined : findRelease(client, siteId, number)
}

/** The releases of a site, newest first. */
export async function listReleases(client: Queryable, siteId: string): Promise<ReleaseItem[]> {
  const releases = await orm(client)
    .select({
      number: release.number,
      publishedAt: release.publishedAt,
      publisher: release.publisher,
      note: release.note,
      restoredFrom: release.restoredFrom,
      changes: release.changes,
      current: site.currentRelease,
    })
    .from(release)
    .innerJoin(site, eq(site.id, release.siteId))
    .where(eq(release.siteId, siteId))
    .orderBy(desc(release.number))
    .limit(MAX_LISTED)
  return releases.map(releaseItem)
}
