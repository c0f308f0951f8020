/** Storage of the journal: IndexedDB, or memory in tests. Each record has a key of its own. */
export interface JournalStore {
  /** Records by key prefix; untrusted. */
  list(prefix: string): Promise<readonly { readonly key: string; readonly record: unknown }[]>
  write(key: string, record: JournalRecord): Promise<void>
  remove(key: string): Promise<void>
}

/** Unsaved work of one tab; documents as JSON. */
export interface JournalRecord {
  readonly version: 1
  /** Base revision. */
  readonly revision: number
  /** Base document. */
  readonly base: string
  readonly document: string
  /** Pending attempt with its document, to recognise our own save when it did arrive. */
  readonly attempt?: {
    readonly requestId: string
    readonly document: string
    /** Whether it sent a patch of the base instead of the whole document. */
    readonly isPatch?: boolean
  }
  /** Time of the last change in epoch ms. */
  readonly changedAt: number
}

/** In-memory journal. */
export function createMemoryJournal(records = new Map<string, unknown>()): JournalStore {
  return {
    list: (prefix) =>
      Promise.resolve(
        [...records].flatMap(([key, record]) =>
          key.startsWith(prefix) ? [{ key, record: structuredClone(record) }] : [],
        ),
      ),
    write: (key, record) => Promise.resolve(void records.set(key, structuredClone(record))),
    remove: (key) => Promise.resolve(void records.delete(key)),
  }
}
