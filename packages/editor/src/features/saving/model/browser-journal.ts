import { createStore, del, getMany, keys, set } from 'idb-keyval'

import type { JournalStore } from './journal-store.ts'

/** Journal in IndexedDB. Opened and listed at once, so that the first list, which is usually empty, does not wait. Rejects where IndexedDB is unavailable, and on read and write errors. */
export async function openBrowserJournal(): Promise<JournalStore> {
  const store = createStore('mallwright-journal', 'work')
  let pending: ReturnType<typeof keys> | undefined = keys(store)
  // Callers of `list` see the rejection.
  pending.catch(() => undefined)
  return {
    async list(prefix) {
      const found = await (pending ?? keys(store))
      pending = undefined
      const matching = found.filter((key) => typeof key === 'string' && key.startsWith(prefix)) as string[]
      if (matching.length === 0) return []
      const records: unknown[] = await getMany(matching, store)
      return matching.map((key, index) => ({ key, record: records[index] }))
    },
    write: (key, record) => set(key, record, store),
    remove: (key) => del(key, store),
  }
}
