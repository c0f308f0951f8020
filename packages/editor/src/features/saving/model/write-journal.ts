import type { Document } from '@mallwright/contract/document'

import type { DocumentStore } from '../../../document-store/document-store.ts'
import type { Clock, Autosave, SaveAttempt } from './autosave.ts'
import type { JournalRecord, JournalStore } from './journal-store.ts'

/** Debounce (ms) of journal writes. */
export const JOURNAL_PAUSE_MS = 250

/** Large documents are written less often, up to this pause in ms, so that writing never dominates. */
const LONGEST_PAUSE_MS = 700
const COST_FACTOR = 8

/** Options of the journal writer. */
export interface JournalOptions {
  readonly documents: DocumentStore
  readonly autosave: Autosave
  readonly store: JournalStore
  readonly key: string
  /** Keys of restored work, removed once it is stored under `key` or saved. */
  readonly takenKeys: () => readonly string[]
  readonly clock: Clock
  /** Epoch ms. */
  readonly today: () => number
}

/** Writes unsaved work to the journal and removes it when saved; gives a function that writes at once. */
export function writeJournal(options: JournalOptions): () => void {
  const { documents, autosave, store, key, clock } = options
  let texts: ReadonlyMap<Document, string> = new Map()
  let stopTimer: (() => void) | undefined
  let pause = JOURNAL_PAUSE_MS
  let queue = Promise.resolve()
  const enqueue = (work: () => Promise<void>) => {
    // A full or broken database must not block work; the next change retries.
    queue = queue.then(work).catch(() => undefined)
  }
  const isSaved = () => autosave.state.getState().kind === 'saved'
  const forget = async () => {
    for (const takenKey of [...options.takenKeys(), key]) await store.remove(takenKey)
  }
  const write = () => {
    stopTimer?.()
    stopTimer = undefined
    if (isSaved()) return
    const began = clock.now()
    const [base, current, attempt] = [autosave.base(), documents.getState().document, autosave.pending()]
    const cached = texts
    const textOf = (version: Document) => cached.get(version) ?? JSON.stringify(version)
    // Only what the next record repeats is cached; the work itself changes.
    const lasting = attempt ? [base, attempt.document] : [base]
    texts = new Map(lasting.map((version) => [version, textOf(version)]))
    const record: JournalRecord = {
      version: 1,
      revision: attempt?.revision ?? autosave.revision(),
      base: texts.get(base) ?? '',
      document: texts.get(current) ?? textOf(current),
      ...(attempt && { attempt: recordOf(attempt, texts.get(attempt.document) ?? '') }),
      changedAt: options.today(),
    }
    pause = Math.max(JOURNAL_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, (clock.now() - began) * COST_FACTOR))
    enqueue(async () => {
      await store.write(key, record)
      for (const takenKey of options.takenKeys()) await store.remove(takenKey)
    })
  }
  documents.subscribe(() => {
    stopTimer ??= clock.after(pause, write)
  })
  autosave.state.subscribe(({ kind }) => {
    // From now on the server may have it: store the attempt with the work.
    if (kind === 'saving') return write()
    if (kind !== 'saved') return undefined
    stopTimer?.()
    stopTimer = undefined
    texts = new Map()
    return enqueue(forget)
  })
  return () => {
    if (stopTimer) write()
  }
}

function recordOf({ requestId, patchBase }: SaveAttempt, document: string): NonNullable<JournalRecord['attempt']> {
  return { requestId, document, isPatch: patchBase !== undefined }
}
