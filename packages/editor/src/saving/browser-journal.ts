import { createStore, del, getMany, keys, set } from 'idb-keyval'

import type { JournalStore } from './journal-store.ts'

/** The journal in the browser's own database. What cannot be read or written rejects. */
export function createBrowserJournal(): JournalStore {
  const store = createStore('mallwright-journal', 'work')
  return {
    async list(prefix) {
      const known = (await keys(store)).filter((key) => typeof key === 'string' && key.startsWith(prefix)) as string[]
      const records: unknown[] = await getMany(known, store)
      return known.map((key, index) => ({ key, record: records[index] }))
    },
    write: (key, record) => set(key, record, store),
    remove: (key) => del(key, store),
  }
}
