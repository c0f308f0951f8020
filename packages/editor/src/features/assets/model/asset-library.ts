import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { queryClientOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { ASSETS_KEYS, filesOfPages, filesQuery } from './assets.queries.ts'
import type { AssetFile, AssetFilter } from './assets.queries.ts'
import { uploadFile } from './upload-file.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { UploadQueue } from './upload-queue.ts'

/** View state of the library. */
export interface LibraryState {
  readonly filter: AssetFilter
  readonly picked: readonly string[]
  /** File with the keyboard focus. */
  readonly current: string | undefined
}

/** Library of a studio with its uploads, which continue while the dialog is closed. */
export interface AssetLibrary {
  readonly state: StoreApi<LibraryState>
  readonly uploads: UploadQueue
  /** Changes folder, keyword or kind. */
  show(change: Partial<AssetFilter>): void
  /** Reloads folders, files and uses. */
  reload(): Promise<void>
  /** The loaded files that match the filter. */
  files(): readonly AssetFile[]
  pick(ids: readonly string[], current?: string): void
}

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
  filter: { folderId: '', keyword: '', kind: undefined },
  picked: [],
  current: undefined,
}

function createLibrary(api: StudioApi): AssetLibrary {
  const state = createStore(() => EMPTY)
  const client = queryClientOf(api)
  const reload = () => client.invalidateQueries({ queryKey: ASSETS_KEYS.all })
  const pick = (picked: readonly string[], current?: string) =>
    state.setState((before) => ({ picked, current: current ?? before.current }))
  let uploaded: string | undefined
  /** Selects an uploaded file, unless the user selected something else meanwhile. */
  const showUploaded = async (id: string) => {
    await reload()
    const { picked } = state.getState()
    if (picked.length > 1 || (picked.length === 1 && picked[0] !== uploaded)) return
    uploaded = id
    pick([id], id)
  }
  return {
    state,
    uploads: createUploadQueue(
      (file, options) => uploadFile(api, file, { accepted: state.getState().filter.kind ?? 'either', ...options }),
      ({ id }) => void showUploaded(id),
    ),
    show(change) {
      state.setState(({ filter }) => ({ filter: { ...filter, ...change }, picked: [], current: undefined }))
    },
    reload,
    files() {
      const loaded = client.getQueryData(filesQuery(api, state.getState().filter).queryKey)
      return filesOfPages(loaded?.pages ?? [])
    },
    pick,
  }
}
