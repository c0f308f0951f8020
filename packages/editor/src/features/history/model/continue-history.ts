import { adoptHistory, saveHistory } from '../../../document-store/adopt-history.ts'
import type { Studio } from '../../../studio/studio.ts'
import type { HistoryShelf } from './history-shelf.ts'

/** Longest wait (ms) for the storage: a hanging database must not block the way to another page. */
const LONGEST_WAIT_MS = 1000

/** Continues the history of an earlier visit of the page in this tab, and stores it when the page is left; gives a stop function. Without storage each visit has a history of its own. */
export function continueHistory(
  studio: Pick<Studio, 'page' | 'leaving'>,
  key: string,
  shelf: Promise<HistoryShelf>,
): () => void {
  const { documents } = studio.page
  let isStopped = false
  const adopt = async () => {
    const saved = await (await shelf).read(key)
    if (saved && !isStopped) adoptHistory(documents, saved)
  }
  const adopted = adopt().catch(() => undefined)
  const write = async () => {
    await adopted
    await (await shelf).write(key, saveHistory(documents))
  }
  const store = async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
    await Promise.race([write().catch(() => undefined), late])
  }
  const storeNow = () => void store()
  studio.leaving.add(store)
  // A reload does not wait, but mostly the database is fast enough.
  window.addEventListener('pagehide', storeNow)
  return () => {
    isStopped = true
    studio.leaving.delete(store)
    window.removeEventListener('pagehide', storeNow)
  }
}
