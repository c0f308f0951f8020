import { DOCUMENT_FORMAT } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { createStore, delMany, get, keys, set } from 'idb-keyval'

import type { SavedHistory } from '../../../document-store/adopt-history.ts'

/** Histories of the pages that were opened in one tab. */
export interface HistoryShelf {
  /** `undefined` when there is none, or none that this version can read. */
  read(page: string): Promise<SavedHistory | undefined>
  write(page: string, history: SavedHistory): Promise<void>
}

/** Time (ms) after which the histories of another tab are removed. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

const TAB_KEY = 'mallwright-tab'

/** Opens the shelf of this tab in IndexedDB, which clones shared nodes once. Another tab has its own. Rejects where storage is unavailable. */
export async function openHistoryShelf(today: () => number = Date.now): Promise<HistoryShelf> {
  const store = createStore('mallwright-history', 'pages')
  const tab = tabId(today())
  const isOutdated = (key: IDBValidKey) =>
    typeof key === 'string' && !key.startsWith(`${tab}/`) && today() - startOf(key) > LIFETIME_MS
  return {
    async read(page) {
      const record: unknown = await get(`${tab}/${page}`, store)
      return readRecord(record)
    },
    async write(page, history) {
      await set(`${tab}/${page}`, { version: 1, ...history }, store)
      await delMany((await keys(store)).filter(isOutdated), store)
    },
  }
}

/** Id of this tab, which outlives a navigation; begins with its first use in epoch ms. */
function tabId(now: number): string {
  const known = sessionStorage.getItem(TAB_KEY)
  if (known) return known
  const id = `${now}-${newUuid()}`
  sessionStorage.setItem(TAB_KEY, id)
  return id
}

function startOf(key: string): number {
  return Number.parseInt(key, 10) || 0
}

function readRecord(record: unknown): SavedHistory | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { version, past, last, future } = record as Readonly<Record<string, unknown>>
  if (version !== 1 || !isList(past) || !isList(future)) return undefined
  // Written by this studio, but perhaps by another version of it in the same tab.
  if (![...past, last, ...future].every(isReadable)) return undefined
  return { past, last, future } as SavedHistory
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isReadable(state: unknown): boolean {
  const { document, step } = (state ?? {}) as Partial<SavedHistory['last']>
  return document?.format === DOCUMENT_FORMAT && typeof step?.name === 'string'
}
