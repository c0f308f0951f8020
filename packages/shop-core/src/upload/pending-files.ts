import { clear, createStore, del, delMany, entries, set } from 'idb-keyval'

/** Files that were chosen and could not be stored yet. */
export interface PendingFiles {
  /** Those of an earlier visit. Rejects where the browser keeps none. */
  readonly read: () => Promise<readonly File[]>
  readonly write: (files: readonly File[]) => Promise<void>
}

/** As long (ms) as a draft. Engine 8.1. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

interface PendingRecord {
  /** Epoch ms. */
  readonly at: number
  readonly files: readonly File[]
}

const openStore = () => createStore('mallwright-uploads', 'files')

/** Opens the pending files of one uploader of an account, by its name. Reading removes those of other accounts and of a week ago. */
export function openPendingFiles(accountId: string, name: string, now: () => number = Date.now): PendingFiles {
  const store = openStore()
  const key = `${accountId}/${name}`
  return {
    async read() {
      const found = await entries<string, PendingRecord>(store)
      const isKept = ([held, { at }]: (typeof found)[number]) =>
        held.startsWith(`${accountId}/`) && now() - at < LIFETIME_MS
      const gone = found.filter((entry) => !isKept(entry)).map(([held]) => held)
      if (gone.length > 0) await delMany(gone, store)
      return found.find((entry) => entry[0] === key && isKept(entry))?.[1].files ?? []
    },
    write: (files) => (files.length === 0 ? del(key, store) : set(key, { at: now(), files }, store)),
  }
}

/** Removes the pending files of every account, as at a sign-out. */
export function forgetPendingFiles(): Promise<void> {
  return clear(openStore())
}
