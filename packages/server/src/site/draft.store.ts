import { emptyDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { Document } from '@mallwright/contract/document'
import { compilePage, initialPartDocument, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'

import type { Transaction } from '../db/database.ts'

/** A stored draft. */
export interface Draft {
  readonly document: unknown
  /** 0 before the first save. */
  readonly revision: number
  readonly editedBy: string
  readonly editedAt: Date
}

const DRAFT_COLUMNS = 'document, revision, edited_by as "editedBy", edited_at as "editedAt"'

/** Names a page of a site. */
export interface PageKey {
  readonly siteId: string
  readonly columnCode: string
}

/** The saved draft of a page; the empty page when there is none yet. */
export async function readDraft(client: Pick<Transaction, 'query'>, page: PageKey): Promise<Draft> {
  const { rows } = await client.query<Draft>(
    `select ${DRAFT_COLUMNS} from site_page where site_id = $1 and column_code = $2`,
    [page.siteId, page.columnCode],
  )
  return rows[0] ?? { document: firstDocument(page), revision: 0, editedBy: '', editedAt: new Date(0) }
}

/** What a page or a part of the site starts from. */
function firstDocument({ columnCode }: PageKey): Document {
  return initialPartDocument(columnCode) ?? emptyDocument('')
}

/** The draft of a page with its row locked until the transaction ends; makes the row when it is missing. */
export async function lockDraft(client: Transaction, page: PageKey): Promise<Draft> {
  await client.query(
    `insert into site_page (site_id, column_code, document, revision, edited_by, edited_at)
     values ($1, $2, $3, 0, '', to_timestamp(0)) on conflict do nothing`,
    [page.siteId, page.columnCode, JSON.stringify(firstDocument(page))],
  )
  const { rows } = await client.query<Draft>(
    `select ${DRAFT_COLUMNS} from site_page where site_id = $1 and column_code = $2 for update`,
    [page.siteId, page.columnCode],
  )
  const draft = rows[0]
  if (!draft) throw new Error('a page row is missing right after it was made')
  return draft
}

/** Writes a draft as the next revision. */
export async function writeDraft(
  client: Transaction,
  page: PageKey,
  next: { readonly document: unknown; readonly editedBy: string },
): Promise<Pick<Draft, 'revision' | 'editedAt'>> {
  const { rows } = await client.query<Pick<Draft, 'revision' | 'editedAt'>>(
    `update site_page set document = $3, revision = revision + 1, edited_by = $4, edited_at = now()
     where site_id = $1 and column_code = $2 returning revision, edited_at as "editedAt"`,
    [page.siteId, page.columnCode, JSON.stringify(next.document), next.editedBy],
  )
  const written = rows[0]
  if (!written) throw new Error('a locked page row is missing')
  return written
}

/** The compiled drafts of the site's parts (theme, top bar, tab bar). */
export async function readDraftFrame(client: Pick<Transaction, 'query'>, siteId: string): Promise<SiteChrome> {
  const { rows } = await client.query<{ columnCode: string; document: Document }>(
    'select column_code as "columnCode", document from site_page where site_id = $1 and column_code = any($2)',
    [siteId, Object.keys(SITE_PARTS)],
  )
  return readSiteChrome(
    Object.fromEntries(rows.map((row) => [row.columnCode, compilePage(row.document, row.columnCode)])),
  )
}

/** A page of a site as it is drafted. */
export interface ListedDraft extends Pick<Draft, 'revision' | 'editedBy' | 'editedAt'> {
  readonly columnCode: string
  readonly title: string
  /** Number of top-level modules. */
  readonly count: number
}

/** The saved pages of a site without its parts: the home page first, then last edited first. */
export async function listDrafts(client: Pick<Transaction, 'query'>, siteId: string): Promise<ListedDraft[]> {
  const { rows } = await client.query<ListedDraft>(
    `select column_code as "columnCode", revision, edited_by as "editedBy", edited_at as "editedAt",
       document->>'title' as title, json_array_length(document->'children') as count
     from site_page where site_id = $1 and revision > 0 and column_code <> all($2)
     order by column_code <> $3, edited_at desc, column_code`,
    [siteId, Object.keys(SITE_PARTS), HOME_COLUMN],
  )
  return rows
}

/** Removes a locked draft. */
export async function removeDraft(client: Transaction, page: PageKey): Promise<void> {
  await client.query('delete from site_page where site_id = $1 and column_code = $2', [page.siteId, page.columnCode])
}
