/** Where the journal lies: IndexedDB in a browser, memory in tests. Every record has a key of its own. */
export interface JournalStore {
  /** The records whose keys start so. They may be anything: whoever reads them checks them. */
  list(prefix: string): Promise<readonly { readonly key: string; readonly record: unknown }[]>
  write(key: string, record: JournalRecord): Promise<void>
  remove(key: string): Promise<void>
}

/** Work that the server does not have yet, as one tab keeps it. Documents are JSON. */
export interface JournalRecord {
  readonly version: 1
  /** The revision that the work started from. */
  readonly revision: number
  /** The document of that revision. */
  readonly base: string
  readonly document: string
  /** The save that was under way and its document, so that one that did arrive is not taken for somebody else's. */
  readonly attempt?: { readonly requestId: string; readonly document: string }
  /** When the work was last changed, in epoch ms. */
  readonly changedAt: number
}

/** A journal that is gone with the page. */
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
