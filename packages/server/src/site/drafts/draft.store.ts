import { emptyDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { compilePage, initialPartDocument, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'
import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { notify } from '../../db/pub-sub.ts'
import { only, orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { sitePage } from '../../db/tables/site.table.ts'
import { recordUses, removeUses } from '../../file/document-use.store.ts'
import type { DocumentKey } from '../../file/document-use.store.ts'

const DRAFT = {
  document: sitePage.document,
  revision: sitePage.revision,
  editedBy: sitePage.editedBy,
  editedAt: sitePage.editedAt,
}

/** A stored draft: its document was checked when it was saved. Revision 0 before the first save, and of a removed page. */
export type Draft = Readonly<Pick<typeof sitePage.$inferSelect, keyof typeof DRAFT>>

/** Names a page of a site. */
export interface PageKey {
  readonly siteId: string
  readonly columnCode: string
}

/** The saved draft of a page; the empty page when there is none yet. */
export async function readDraft(client: Queryable, page: PageKey): Promise<Draft> {
  const [draft] = await orm(client)
    .select(DRAFT)
    .from(sitePage)
    .where(and(isPage(page), eq(sitePage.isRemoved, false)))
  return draft ?? { document: firstDocument(page), revision: 0, editedBy: '', editedAt: new Date(0) }
}

/** The initial document of a page or site part. */
function firstDocument({ columnCode }: PageKey): Document {
  return initialPartDocument(columnCode) ?? emptyDocument('')
}

/** The draft of a page with its row locked until the transaction ends; creates the row when it is missing. */
export async function lockDraft(client: Transaction, page: PageKey): Promise<Draft> {
  const first = { document: firstDocument(page), revision: 0, editedBy: '', editedAt: new Date(0) }
  await orm(client)
    .insert(sitePage)
    .values({ ...page, ...first })
    .onConflictDoNothing()
  const columns = { ...DRAFT, isRemoved: sitePage.isRemoved }
  const { isRemoved, ...draft } = only(
    await orm(client).select(columns).from(sitePage).where(isPage(page)).for('update'),
  )
  return isRemoved ? first : draft
}

/** Writes a draft as the next revision and notifies the studios that have it open. */
export async function writeDraft(
  client: Transaction,
  page: PageKey,
  { document, editedBy }: Pick<Draft, 'document' | 'editedBy'>,
): Promise<Pick<Draft, 'revision' | 'editedAt'>> {
  const written = await orm(client)
    .update(sitePage)
    .set({ document, editedBy, revision: sql`${sitePage.revision} + 1`, editedAt: sql`now()`, isRemoved: false })
    .where(isPage(page))
    .returning({ revision: sitePage.revision, editedAt: sitePage.editedAt })
  await recordUses(client, documentKey(page), document)
  const { revision, editedAt } = only(written)
  await notify(client, { kind: 'draft', siteId: page.siteId, columnCode: page.columnCode, revision })
  return { revision, editedAt }
}

/** The compiled drafts of the site's parts (theme, top bar, tab bar). */
export async function readDraftFrame(client: Queryable, siteId: string): Promise<SiteChrome> {
  const parts = await orm(client)
    .select({ columnCode: sitePage.columnCode, document: sitePage.document })
    .from(sitePage)
    .where(and(eq(sitePage.siteId, siteId), inArray(sitePage.columnCode, Object.keys(SITE_PARTS))))
  return readSiteChrome(
    Object.fromEntries(parts.map(({ columnCode, document }) => [columnCode, compilePage(document, columnCode)])),
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
export function listDrafts(client: Queryable, siteId: string): Promise<ListedDraft[]> {
  const { revision, editedBy, editedAt } = DRAFT
  return orm(client)
    .select({
      columnCode: sitePage.columnCode,
      revision,
      editedBy,
      editedAt,
      title: sql`readable_json(${sitePage.document})->>'title'`.mapWith(String),
      count: sql`json_array_length(readable_json(${sitePage.document})->'children')`.mapWith(Number),
    })
    .from(sitePage)
    .where(
      and(
        eq(sitePage.siteId, siteId),
        gt(sitePage.revision, 0),
        eq(sitePage.isRemoved, false),
        notInArray(sitePage.columnCode, Object.keys(SITE_PARTS)),
      ),
    )
    .orderBy(ne(sitePage.columnCode, HOME_COLUMN), desc(sitePage.editedAt), sitePage.columnCode)
}

/** Removes a locked draft. Its row stays, without content, for the publish of the removal. */
export async function removeDraft(
  client: Transaction,
  page: PageKey,
  { document, editedBy }: Pick<Draft, 'document' | 'editedBy'>,
): Promise<void> {
  const empty = emptyDocument(document.title)
  await writeDraft(client, page, { document: empty, editedBy })
  await orm(client).update(sitePage).set({ isRemoved: true }).where(isPage(page))
  await removeUses(client, documentKey(page))
}

function documentKey({ siteId, columnCode }: PageKey): DocumentKey {
  return { siteId, source: 'draft', code: columnCode }
}

function isPage({ siteId, columnCode }: PageKey) {
  return and(eq(sitePage.siteId, siteId), eq(sitePage.columnCode, columnCode))
}
