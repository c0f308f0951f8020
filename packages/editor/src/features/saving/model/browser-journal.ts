import { createStore, del, getMany, keys, set } from 'idb-keyval'

import type { JournalStore } from './journal-store.ts'

/**
 * The journal in the browser's own database. It is opened and asked for its keys at once, so that the first list, which is
 * empty most often, does not wait for it. Rejects where no database may be used; what cannot be read or written does, too.
 */
export async function openBrowserJournal(): Promise<JournalStore> {
  const store = createStore('mallwright-journal', 'work')
  let asked: ReturnType<typeof keys> | undefined = keys(store)
  // Who lists sees it fail.
  asked.catch(() => undefined)
  return {
    async list(prefix) {
      const found = await (asked ?? keys(store))
      asked = undefined
      const known = found.filter((key) => typeof key === 'string' && key.startsWith(prefix)) as string[]
      if (known.length === 0) return []
      const records: unknown[] = await getMany(known, store)
      return known.map((key, index) => ({ key, record: records[index] }))
    },
    write: (key, record) => set(key, record, store),
    remove: (key) => del(key, store),
  }
}
