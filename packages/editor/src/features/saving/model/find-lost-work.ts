import { checkDocument, emptyDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'

import { isSameJson } from '../../../document-store/same-json.ts'
import type { SaveAttempt } from './autosave.ts'
import type { JournalStore } from './journal-store.ts'
import type { OpenTabs } from './open-tabs.ts'

/** Work that a tab kept and never saved. */
export interface LostWork {
  readonly key: string
  readonly document: Document
  /** What the work started from. */
  readonly base: Document
  readonly revision: number
  /** The save that was under way. */
  readonly attempt: SaveAttempt | undefined
  /** In epoch ms. */
  readonly changedAt: number
}

/** A draft as the server has it. */
export interface ServerDraft {
  readonly document: Document
  readonly revision: number
}

/**
 * The newest work below a prefix that no open tab holds and that the server does not have. What is found to be saved or
 * unreadable is removed; older work stays where it is until the next opening.
 */
export async function findLostWork(
  { store, tabs }: { readonly store: JournalStore; readonly tabs: OpenTabs },
  prefix: string,
  draft: ServerDraft,
): Promise<LostWork | undefined> {
  const records = await store.list(prefix)
  if (records.length === 0) return undefined
  const open = await tabs.others()
  const left = records.filter(({ key }) => !open.has(key))
  const works = left.flatMap(({ key, record }) => readWork(key, record) ?? [])
  const lost = works.filter(
    ({ document, base }) => !isSameJson(document, draft.document) && !isSameJson(document, base),
  )
  const useless = left.filter(({ key }) => !lost.some((work) => work.key === key))
  await Promise.all(useless.map(({ key }) => store.remove(key)))
  return lost.toSorted((one, other) => other.changedAt - one.changedAt)[0]
}

/** Reads a record, which anybody with this browser may have written. Never throws. */
function readWork(key: string, record: unknown): LostWork | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { version, revision, base, document, attempt, changedAt } = record as Readonly<Record<string, unknown>>
  const work = readDocument(document)
  if (version !== 1 || !work || !Number.isSafeInteger(revision) || typeof changedAt !== 'number') return undefined
  if (!Number.isFinite(changedAt)) return undefined
  // Without its origin, work is compared with nothing: every difference is then asked about.
  const origin = readDocument(base) ?? emptyDocument('')
  const known = { key, document: work, base: origin, revision: Number(revision), changedAt }
  return { ...known, attempt: readAttempt(attempt, known.revision) }
}

function readAttempt(attempt: unknown, revision: number): SaveAttempt | undefined {
  if (typeof attempt !== 'object' || attempt === null) return undefined
  const { requestId, document: text } = attempt as Readonly<Record<string, unknown>>
  const document = readDocument(text)
  return document && typeof requestId === 'string' ? { document, requestId, revision } : undefined
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
