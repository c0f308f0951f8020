import { checkDocument, emptyDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'

import { isSameJson } from '../../../document-store/same-json.ts'
import type { SaveAttempt } from './autosave.ts'
import type { JournalStore } from './journal-store.ts'
import type { OpenTabs } from './open-tabs.ts'

/** Unsaved work of a closed tab. */
export interface LostWork {
  readonly key: string
  readonly document: Document
  /** Document that the work started from. */
  readonly base: Document
  readonly revision: number
  /** Pending save attempt. */
  readonly attempt: SaveAttempt | undefined
  /** In epoch ms. */
  readonly changedAt: number
}

/** Draft of the server. */
export interface ServerDraft {
  readonly document: Document
  readonly revision: number
}

/** The newest work among records that is neither locked by an open tab nor saved. Saved and unreadable records are removed; older work stays until the next opening. */
export async function findLostWork(
  { store, tabs }: { readonly store: JournalStore; readonly tabs: OpenTabs },
  records: Awaited<ReturnType<JournalStore['list']>>,
  draft: ServerDraft,
): Promise<LostWork | undefined> {
  const open = await tabs.others()
  const left = records.filter(({ key }) => !open.has(key))
  const works = left.flatMap(({ key, record }) => readWork(key, record) ?? [])
  const lost = works.filter(
    ({ document, base }) => !isSameJson(document, draft.document) && !isSameJson(document, base),
  )
  const useless = left.filter(({ key }) => !lost.some((work) => work.key === key))
  await Promise.all(useless.map(({ key }) => store.remove(key)))
  return lost.toSorted((a, b) => b.changedAt - a.changedAt)[0]
}

/** Parses an untrusted record. Never throws. */
function readWork(key: string, record: unknown): LostWork | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { version, revision, base, document, attempt, changedAt } = record as Readonly<Record<string, unknown>>
  const work = readDocument(document)
  if (version !== 1 || !work || !Number.isSafeInteger(revision) || typeof changedAt !== 'number') return undefined
  if (!Number.isFinite(changedAt)) return undefined
  // Without its base, work is compared with an empty page: every difference becomes a question.
  const origin = readDocument(base) ?? emptyDocument('')
  const found = { key, document: work, base: origin, revision: Number(revision), changedAt }
  return { ...found, attempt: readAttempt(attempt, found) }
}

function readAttempt(attempt: unknown, work: Pick<LostWork, 'base' | 'revision'>): SaveAttempt | undefined {
  if (typeof attempt !== 'object' || attempt === null) return undefined
  const { requestId, document: text, isPatch } = attempt as Readonly<Record<string, unknown>>
  const document = readDocument(text)
  if (!document || typeof requestId !== 'string') return undefined
  // The body must equal the one that may have arrived, or the server takes it for a reused id.
  return { document, requestId, revision: work.revision, ...(isPatch === true && { patchBase: work.base }) }
}

function readDocument(text: unknown): Document | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const checked = checkDocument(JSON.parse(text))
    return checked.ok ? checked.document : undefined
  } catch {
    return undefined
  }
}
