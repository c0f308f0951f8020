import { expandLinks } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'
import type { ReleaseItem } from '@mallwright/contract/site'
import { compilePage, upgradeCompiledPage } from '@mallwright/modules/definitions'

import type { Database, Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { readLinked } from './block-link.store.ts'

/** What a release shows: compiled pages by column code. */
export type ReleaseContent = Readonly<Record<string, CompiledPage>>

/** A release as buyers' reads need it. */
export interface Release {
  readonly number: number
  readonly content: ReleaseContent
  /** The draft revision that each page, and each linked block on one of them, was made from, by code. */
  readonly sourceRevisions: Readonly<Record<string, number>>
}

/** Maximum number of listed releases. */
const LISTED = 200

/** The release that buyers see; `undefined` before the first. One statement, so never a mixture of two. */
export async function currentRelease(client: Pick<Transaction, 'query'>, siteId: string): Promise<Release | undefined> {
  const { rows } = await client.query<Release>(
    `select r.number, r.content, r.source_revisions as "sourceRevisions"
     from site s join release r on r.site_id = s.id and r.number = s.current_release where s.id = $1`,
    [siteId],
  )
  const release = rows[0]
  if (!release) return undefined
  const pages = Object.entries(release.content).map(([code, page]) => [code, upgradeCompiledPage(page)] as const)
  return { ...release, content: Object.fromEntries(pages) }
}

/** Compiles every saved draft of a locked site, with the blocks that they link to as they are now. */
export async function compileDrafts(
  client: Transaction,
  siteId: string,
): Promise<Pick<Release, 'content' | 'sourceRevisions'>> {
  const { rows } = await client.query<{ columnCode: string; document: Document; revision: number }>(
    `select column_code as "columnCode", document, revision from site_page
     where site_id = $1 and revision > 0 order by column_code for share`,
    [siteId],
  )
  const { blocks, revisions } = await readLinked(
    client,
    siteId,
    rows.map(({ document }) => document),
  )
  return {
    content: Object.fromEntries(
      rows.map((row) => [row.columnCode, compilePage(expandLinks(row.document, blocks), row.columnCode)]),
    ),
    sourceRevisions: { ...Object.fromEntries(rows.map((row) => [row.columnCode, row.revision])), ...revisions },
  }
}

/** Adds a release to a locked site and makes it current when the transaction commits. Returns its number. */
export async function addRelease(
  client: Transaction,
  siteId: string,
  release: Pick<Release, 'content' | 'sourceRevisions'> & {
    readonly restoredFrom: number
    readonly note: string
    readonly publisher: string
  },
): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `insert into release (site_id, number, content, source_revisions, restored_from, note, publisher)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 from release where site_id = $1 returning number`,
    [
      siteId,
      JSON.stringify(release.content),
      JSON.stringify(release.sourceRevisions),
      release.restoredFrom,
      release.note,
      release.publisher,
    ],
  )
  const number = rows[0]?.number ?? 0
  await client.query('update site set current_release = $2, updated_at = now() where id = $1', [siteId, number])
  await notify(client, { kind: 'release', siteId, release: number })
  return number
}

/** An older release of a locked site. */
export async function findRelease(client: Transaction, siteId: string, number: number): Promise<Release | undefined> {
  const { rows } = await client.query<Release>(
    `select number, content, source_revisions as "sourceRevisions" from release where site_id = $1 and number = $2`,
    [siteId, number],
  )
  return rows[0]
}

interface ListedRelease {
  readonly number: number
  readonly publishedAt: Date
  readonly publisher: string
  readonly note: string
  readonly restoredFrom: number
  readonly isCurrent: boolean
}

/** The releases of a site, newest first. */
export async function listReleases({ pool }: Database, siteId: string): Promise<ReleaseItem[]> {
  const { rows } = await pool.query<ListedRelease>(
    `select r.number, r.published_at as "publishedAt", r.publisher, r.note, r.restored_from as "restoredFrom",
       r.number = s.current_release as "isCurrent"
     from release r join site s on s.id = r.site_id where r.site_id = $1 order by r.number desc limit $2`,
    [siteId, LISTED],
  )
  return rows.map((row) => ({
    iRelease: row.number,
    dPublished: wireTime(row.publishedAt),
    cPublisher: row.publisher,
    cNote: row.note,
    iRestoredFrom: row.restoredFrom,
    bCurrent: row.isCurrent,
  }))
}
