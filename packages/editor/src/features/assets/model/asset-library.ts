import type { FileFolder, LibraryFile } from '@mallwright/contract/file'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { uploadFile } from './upload-file.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { UploadQueue } from './upload-queue.ts'

/** Folders of the library; `failed` when they could not be loaded. */
export interface Folders {
  readonly list: readonly FileFolder[]
  readonly total: number
  readonly unfiled: number
}

/** View state of the library. */
export interface LibraryState {
  readonly folders: Folders | 'loading' | 'failed'
  /** Empty for all files; `none` for files without a folder. */
  readonly folderId: string
  readonly keyword: string
  readonly kind: LibraryFile['cKind'] | undefined
  readonly files: readonly LibraryFile[]
  /** Number of matching files. */
  readonly total: number
  readonly list: 'loading' | 'ready' | 'failed'
  readonly picked: readonly string[]
  /** File with the keyboard focus. */
  readonly current: string | undefined
}

/** Library of a studio with its uploads, which continue while the dialog is closed. */
export interface AssetLibrary {
  readonly state: StoreApi<LibraryState>
  readonly uploads: UploadQueue
  /** Changes folder, keyword or kind. */
  show(part: Partial<Pick<LibraryState, 'folderId' | 'keyword' | 'kind'>>): void
  /** Reloads folders and files. */
  reload(): Promise<void>
  loadFolders(): Promise<void>
  loadMore(): Promise<void>
  pick(ids: readonly string[], current?: string): void
}

const PAGE_SIZE = 60

const libraries = new WeakMap<StudioApi, AssetLibrary>()

/** The library of a studio, shared by every opening of its dialog. */
export function libraryOf(api: StudioApi): AssetLibrary {
  const known = libraries.get(api)
  if (known) return known
  const made = createLibrary(api)
  libraries.set(api, made)
  return made
}

const EMPTY: LibraryState = {
  folders: 'loading',
  folderId: '',
  keyword: '',
  kind: undefined,
  files: [],
  total: 0,
  list: 'loading',
  picked: [],
  current: undefined,
}

function createLibrary(api: StudioApi): AssetLibrary {
  const state = createStore(() => EMPTY)
  const { ask, askFolders } = createQuestions(api, state)
  const reload = async () => {
    const pages = Math.max(1, Math.ceil(state.getState().files.length / PAGE_SIZE))
    await Promise.all([ask(1, pages), askFolders()])
  }
  let shown: string | undefined
  /** Selects an uploaded file, unless the user selected something else meanwhile. */
  const showUploaded = async (id: string) => {
    await reload()
    const { picked } = state.getState()
    if (picked.length > 1 || (picked.length === 1 && picked[0] !== shown)) return
    shown = id
    pick([id], id)
  }
  const pick = (picked: readonly string[], current?: string) =>
    state.setState((before) => ({ picked, current: current ?? before.current }))
  return {
    state,
    uploads: createUploadQueue(
      (file, options) => uploadFile(api, file, { accepted: state.getState().kind ?? 'either', ...options }),
      ({ cDocId }) => void showUploaded(cDocId),
    ),
    show(part) {
      state.setState({ ...part, files: [], total: 0, picked: [], current: undefined })
      void ask(1)
    },
    reload,
    loadFolders: askFolders,
    async loadMore() {
      const { files, total, list } = state.getState()
      if (list === 'ready' && files.length < total) await ask(Math.floor(files.length / PAGE_SIZE) + 1)
    },
    pick,
  }
}

/** Requests with a guard against late answers. */
function createQuestions(api: StudioApi, state: StoreApi<LibraryState>) {
  let question = 0
  const askPage = (pageNumber: number) => {
    const { folderId, keyword, kind } = state.getState()
    const filter = { cFolderUuid: folderId, cKeyword: keyword, ...(kind && { cKind: kind }) }
    return api.getFilePage({ body: { ...filter, pageNumber, pageSize: PAGE_SIZE } })
  }
  const ask = async (first: number, last = first) => {
    const asked = ++question
    state.setState({ list: 'loading' })
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const answers = await Promise.all(numbers.map(askPage))
    if (asked !== question) return
    const found = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
    if (found.length < answers.length) return state.setState({ list: 'failed' })
    state.setState((before) => {
      // Paging may shift while the library changes: duplicates are dropped.
      const known = first === 1 ? [] : before.files
      const files = withoutRepeats([...known, ...found.flatMap(({ results }) => results)])
      const picked = before.picked.filter((id) => files.some(({ cDocId }) => cDocId === id))
      return { files, total: found[0]?.iTotleSize ?? 0, list: 'ready', picked }
    })
  }
  const askFolders = async () => {
    const answer = await api.getFileFolderList({ body: {} })
    if (answer.ok) {
      const { results, iTotleSize, iUnfiled } = answer.data
      state.setState({ folders: { list: results, total: iTotleSize, unfiled: iUnfiled } })
    } else if (typeof state.getState().folders === 'string') state.setState({ folders: 'failed' })
  }
  return { ask, askFolders }
}

function withoutRepeats(files: readonly LibraryFile[]): LibraryFile[] {
  return [...new Map(files.map((file) => [file.cDocId, file])).values()]
}
