import { MAX_PICTURE_BYTES } from '@mallwright/contract/file'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { isReadWhole } from './upload-kinds.ts'

/** Why a file was not taken, or is not stored. Specification 3 §5. */
export type UploadIssue =
  | 'busiType'
  | 'busiName'
  | 'wrongType'
  | 'exists'
  | 'tooLarge'
  | 'tooMany'
  | 'nothingPending'
  | 'unreached'
  | 'failed'

/** One file of the uploader. Specification 3 §4. */
export interface UploadItem {
  readonly key: number
  /** Empty for a file that was stored before, until it is known. */
  readonly name: string
  readonly file: File | undefined
  /** `selected` waits for `upload`, `waiting` for its turn. */
  readonly state: 'selected' | 'waiting' | 'sending' | 'done' | 'failed'
  /** Sent fraction, 0 to 1; at 1 the server is processing. */
  readonly fraction: number
  /** Id of the stored file; empty before. */
  readonly docId: string
  readonly issue: UploadIssue | undefined
  /** The server's own words about a failure; may be empty. */
  readonly words: string
}

/** What storing a file came to. */
export type SendOutcome =
  | { readonly ok: true; readonly docId: string }
  | { readonly ok: false; readonly issue: UploadIssue; readonly words: string }

/** How the progress of a file is told, and how it is aborted. */
export interface SendProgress {
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Rules and effects of an uploader. */
export interface UploaderOptions {
  readonly busiType: string
  readonly busiName: string
  /** Allowed endings of names, in lower case with their dot. */
  readonly endings: readonly string[]
  /** 6 unless named; at most 15. Specification 3 §9. */
  readonly maxCount?: number | undefined
  /** Largest file in MB: 10 unless named, at most 100. Specification 3 §9. */
  readonly maxMegabytes?: number | undefined
  /** Whether a file gets smaller before it is sent, so that its size is judged then. */
  readonly isCompressed?: (file: File) => boolean
  readonly allowsSameName?: boolean | undefined
  /** Files wait until `upload` is called. */
  readonly isManual?: boolean | undefined
  /** Deletes a stored file with its removal; otherwise `deleteRemoved` does. */
  readonly deletesAtOnce?: boolean | undefined
  /** Ids of files that were stored before. */
  readonly stored: readonly string[]
  /** `maxBytes` is the largest that may be sent of it, which a picture may become. */
  readonly send: (file: File, maxBytes: number, progress: SendProgress) => Promise<SendOutcome>
  /** Deletes stored files; a failure leaves them to whoever cleans up. */
  readonly deleteFiles: (docIds: readonly string[]) => Promise<void>
}

/** State of an uploader. */
export interface UploaderState {
  readonly items: readonly UploadItem[]
  /** Of the last choice of files. */
  readonly issue: UploadIssue | undefined
}

/** Uploads with progress, retry and deletion, two at once. */
export interface Uploader {
  readonly state: StoreApi<UploaderState>
  readonly maxCount: number
  /** Largest size of a file of a name, in MB. */
  readonly maxMegabytesOf: (name: string) => number
  readonly maxMegabytes: number
  /** Calls back with the ids of the stored files whenever they change; ends with the returned function. */
  readonly follow: (onChange: (docIds: readonly string[]) => void) => () => void
  readonly add: (files: readonly File[]) => void
  /** Sends what waits; without anything the issue says so. */
  readonly upload: () => void
  readonly retry: (key: number) => void
  /** Tries again what failed because the server was out of reach. */
  readonly retryUnreached: () => void
  /** Names files that were stored before. */
  readonly describe: (files: readonly { readonly docId: string; readonly name: string }[]) => void
  readonly remove: (key: number) => void
  /** Deletes the stored files that were removed, e.g. after the form was sent. */
  readonly deleteRemoved: () => Promise<void>
  /** Aborts what is being sent. */
  readonly dispose: () => void
}

/** Files that are sent at one time: the server encodes each in several sizes. */
const CONCURRENT = 2

/** Default and highest number of files, and of MB of one. Specification 3 §9. */
const COUNT = { usual: 6, highest: 15 } as const
const MEGABYTES = { usual: 10, highest: 100 } as const

/** Bytes of a MB. */
export const MEGABYTE = 1024 * 1024

const NEW_ITEM = {
  name: '',
  file: undefined,
  state: 'waiting',
  fraction: 0,
  docId: '',
  issue: undefined,
  words: '',
} as const

/** States from which an item is sent when asked to. */
const RETRIED: readonly UploadItem['state'][] = ['selected', 'failed']

type Items = readonly UploadItem[]

/** Options with the sizes that they come to. */
type Limited = UploaderOptions & Pick<Uploader, 'maxMegabytesOf'>

const idsOf = (items: Items) => items.flatMap(({ docId }) => (docId === '' ? [] : [docId]))

/** Creates an uploader. Specification 3 §4 and §5. */
export function createUploader(options: UploaderOptions): Uploader {
  const maxCount = Math.min(options.maxCount ?? COUNT.usual, COUNT.highest)
  const maxMegabytes = Math.min(options.maxMegabytes ?? MEGABYTES.usual, MEGABYTES.highest)
  // The server reads those as a whole.
  const maxMegabytesOf = (name: string) =>
    isReadWhole(name) ? Math.min(maxMegabytes, MAX_PICTURE_BYTES / MEGABYTE) : maxMegabytes
  const limits = { ...options, maxMegabytesOf }
  let lastKey = 0
  const item = (more: Partial<UploadItem>): UploadItem => ({ ...NEW_ITEM, key: ++lastKey, ...more })
  const state = createStore<UploaderState>(() => ({
    items: options.stored.map((docId) => item({ docId, state: 'done', fraction: 1 })),
    issue: undefined,
  }))
  const items = () => state.getState().items
  const deletion = createDeletion(options)
  const queue = createQueue(limits, state, deletion.discard)
  return {
    state,
    maxCount,
    maxMegabytes,
    maxMegabytesOf,
    follow: (onChange) =>
      state.subscribe((now, before) => {
        const ids = idsOf(now.items)
        if (ids.join() !== idsOf(before.items).join()) onChange(ids)
      }),
    add(files) {
      state.setState({ issue: undefined })
      for (const file of files) {
        const issue = items().length >= maxCount ? 'tooMany' : issueOf(file, items(), limits)
        if (issue) state.setState({ issue })
        else
          state.setState({
            items: [...items(), item({ name: file.name, file, state: options.isManual ? 'selected' : 'waiting' })],
          })
      }
      queue.work()
    },
    upload() {
      const isPending = items().some(({ state: itemState }) => itemState !== 'done')
      state.setState({ issue: isPending ? undefined : 'nothingPending' })
      for (const { key } of items()) queue.retry(key)
    },
    retry: queue.retry,
    retryUnreached() {
      for (const { key, issue } of items()) if (issue === 'unreached') queue.retry(key)
    },
    describe(files) {
      const names = new Map(files.map(({ docId, name }) => [docId, name]))
      state.setState({ items: items().map((one) => ({ ...one, name: one.name || (names.get(one.docId) ?? '') })) })
    },
    remove(key) {
      const docId = items().find((one) => one.key === key)?.docId ?? ''
      queue.abort(key)
      state.setState({ items: items().filter((one) => one.key !== key), issue: undefined })
      if (docId !== '') deletion.discard(docId)
    },
    deleteRemoved: deletion.run,
    dispose: queue.dispose,
  }
}

function issueOf(file: File, items: Items, options: Limited): UploadIssue | undefined {
  if (options.busiType === '') return 'busiType'
  if (options.busiName === '') return 'busiName'
  if (!options.endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return 'wrongType'
  const isHeavy = file.size > options.maxMegabytesOf(file.name) * MEGABYTE && options.isCompressed?.(file) !== true
  if (isHeavy) return 'tooLarge'
  return !options.allowsSameName && items.some(({ name }) => name === file.name) ? 'exists' : undefined
}

/** Deletes stored files at once, or when it is run. */
function createDeletion({ deletesAtOnce, deleteFiles }: UploaderOptions) {
  const removed: string[] = []
  return {
    discard: (docId: string) => {
      if (deletesAtOnce) void deleteFiles([docId])
      else removed.push(docId)
    },
    run: async () => {
      const docIds = removed.splice(0)
      if (docIds.length > 0) await deleteFiles(docIds)
    },
  }
}

/** Sends waiting items, two at once, in their order. */
function createQueue(options: Limited, state: StoreApi<UploaderState>, discard: (docId: string) => void) {
  const running = new Map<number, AbortController>()
  const items = () => state.getState().items
  const patch = (key: number, change: Partial<UploadItem>) =>
    state.setState({ items: items().map((one) => (one.key === key ? { ...one, ...change } : one)) })
  const start = async (key: number, file: File) => {
    const controller = new AbortController()
    running.set(key, controller)
    patch(key, { state: 'sending', fraction: 0, issue: undefined, words: '' })
    const outcome = await options.send(file, options.maxMegabytesOf(file.name) * MEGABYTE, {
      onProgress: (fraction) => patch(key, { fraction }),
      signal: controller.signal,
    })
    running.delete(key)
    if (!outcome.ok) patch(key, { state: 'failed', issue: outcome.issue, words: outcome.words })
    else if (items().some((one) => one.key === key)) patch(key, { state: 'done', fraction: 1, docId: outcome.docId })
    // It was removed while its last bytes were on their way.
    else discard(outcome.docId)
    work()
  }
  const work = () => {
    for (const { key, file, state: itemState } of items())
      if (itemState === 'waiting' && file && running.size < CONCURRENT) void start(key, file)
  }
  return {
    work,
    retry: (key: number) => {
      if (items().some((one) => one.key === key && RETRIED.includes(one.state))) patch(key, { state: 'waiting' })
      work()
    },
    abort: (key: number) => running.get(key)?.abort(),
    dispose: () => {
      for (const controller of running.values()) controller.abort()
    },
  }
}
