import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { StoredFile, UploadOptions, UploadOutcome, UploadFailureKind } from './upload-file.ts'

/** An item of the queue. */
export interface UploadItem {
  readonly id: number
  readonly file: File
  /** Target folder; empty for none. */
  readonly folderId: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Sent fraction, 0 to 1; at 1 the server is processing. */
  readonly fraction: number
  readonly reason?: UploadFailureKind
  readonly message?: string
}

/** Sends one file of the queue. */
export type SendFile = (
  file: File,
  options: Pick<UploadOptions, 'folderId' | 'signal' | 'onProgress'>,
) => Promise<UploadOutcome>

/** Upload queue with limited concurrency, in order of arrival. */
export interface UploadQueue {
  readonly items: StoreApi<readonly UploadItem[]>
  /** Adds files; one with an existing name waits for confirmation (`exists`). Specification 3 §5. */
  add(files: readonly File[], target: { readonly folderId: string; readonly takenNames: readonly string[] }): void
  cancel(id: number): void
  /** Retries a failed item, and sends one with an existing name. */
  retry(id: number): void
  /** Removes finished items. */
  clear(): void
}

/** Number of concurrent uploads: the server re-encodes each in several sizes. */
const CONCURRENT_UPLOADS = 2

/** Creates an empty queue. */
export function createUploadQueue(send: SendFile, onStored: (stored: StoredFile) => void): UploadQueue {
  const items = createStore<readonly UploadItem[]>(() => [])
  const running = new Map<number, AbortController>()
  let lastId = 0
  const patch = (id: number, change: Partial<UploadItem>) =>
    items.setState((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)), true)
  const start = async ({ id, file, folderId }: UploadItem) => {
    const controller = new AbortController()
    running.set(id, controller)
    patch(id, { state: 'sending', fraction: 0 })
    const onProgress = (fraction: number) => patch(id, { fraction })
    const outcome = await send(file, { folderId, signal: controller.signal, onProgress }).catch((): UploadOutcome => ({
      ok: false,
      reason: 'uploadFailed',
      message: '',
    }))
    running.delete(id)
    if (outcome.ok) {
      patch(id, { state: 'done', fraction: 1 })
      onStored(outcome.stored)
    } else {
      patch(id, { state: 'failed', reason: outcome.reason, message: outcome.message })
    }
    work()
  }
  const work = () => {
    const waiting = items.getState().filter(({ state }) => state === 'waiting')
    for (const item of waiting.slice(0, Math.max(0, CONCURRENT_UPLOADS - running.size))) void start(item)
  }
  return {
    items,
    add(files, { folderId, takenNames }) {
      const taken = new Set([...takenNames, ...namesIn(items.getState(), folderId)])
      const added = files.map((file): UploadItem => {
        const isTaken = taken.has(file.name)
        taken.add(file.name)
        const item = { id: ++lastId, file, folderId, fraction: 0 }
        return isTaken ? { ...item, state: 'failed', reason: 'exists' } : { ...item, state: 'waiting' }
      })
      items.setState((all) => [...all, ...added], true)
      work()
    },
    cancel(id) {
      const isRunning = running.has(id)
      running.get(id)?.abort()
      if (!isRunning) patch(id, { state: 'failed', reason: 'cancelled', message: '' })
    },
    retry(id) {
      patch(id, { state: 'waiting', fraction: 0, message: '' })
      work()
    },
    clear: () => items.setState((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending'), true),
  }
}

/** Names being uploaded into a folder. */
function namesIn(items: readonly UploadItem[], folderId: string): string[] {
  return items.filter((item) => item.folderId === folderId && item.state !== 'failed').map(({ file }) => file.name)
}
