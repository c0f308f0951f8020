import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { decodeText, previewKindOfName } from './preview-kind.ts'
import type { PreviewKind } from './preview-kind.ts'
import type { StoredFile } from './stored-file.ts'

/** State of a preview. */
export interface PreviewState {
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly name: string
  readonly kind: PreviewKind
  /** Where pictures, sound and videos are loaded from; '' without. */
  readonly url: string
  /** Where the file is stored from; '' without. */
  readonly downloadUrl: string
  readonly text: string
  /** Of a PDF. */
  readonly bytes: ArrayBuffer | undefined
  /** Why it failed. */
  readonly error: unknown
}

/** What is shown: a stored file, or one of the device. */
export type PreviewSource = { readonly docId: string } | { readonly file: File }

/** Effects of a preview. */
export interface PreviewEffects {
  /** `undefined` for one that the account may not see. Rejects when the call fails. */
  readonly readFile: (docId: string) => Promise<StoredFile | undefined>
  /** Object URL of a stored picture. */
  readonly loadPicture: (docId: string) => Promise<string | undefined>
  readonly fetchBytes: (url: string) => Promise<ArrayBuffer>
  readonly createUrl: (file: Blob) => string
  readonly revokeUrl: (url: string) => void
}

/** A preview of one file. */
export interface FilePreview {
  readonly state: StoreApi<PreviewState>
  /** Loads it, or tries again. */
  readonly load: () => Promise<void>
  /** Offers the file as one that cannot be shown. */
  readonly giveUp: () => void
  /** Releases what was loaded. */
  readonly close: () => void
}

const EMPTY: PreviewState = {
  phase: 'loading',
  name: '',
  kind: 'none',
  url: '',
  downloadUrl: '',
  text: '',
  bytes: undefined,
  error: undefined,
}

/** Creates a preview. Specification 3 §2 and §5. */
export function createFilePreview(source: PreviewSource, effects: PreviewEffects): FilePreview {
  const state = createStore<PreviewState>(() => EMPTY)
  const own: string[] = []
  let run = 0
  const release = () => {
    for (const url of own.splice(0)) effects.revokeUrl(url)
  }
  return {
    state,
    load: async () => {
      const current = ++run
      release()
      state.setState(EMPTY)
      const keep = (url: string) => {
        if (current === run) own.push(url)
        else effects.revokeUrl(url)
        return url
      }
      const next = await read(source, effects, keep).catch((error: unknown) => ({ phase: 'failed' as const, error }))
      if (current === run) state.setState(next)
    },
    giveUp: () => state.setState({ kind: 'none', bytes: undefined }),
    close: () => {
      run++
      release()
    },
  }
}

async function read(
  source: PreviewSource,
  effects: PreviewEffects,
  keep: (url: string) => string,
): Promise<Partial<PreviewState>> {
  if ('file' in source) {
    const { file } = source
    const kind = previewKindOfName(file.name)
    const url = keep(effects.createUrl(file))
    const text = kind === 'text' ? decodeText(await file.arrayBuffer()) : ''
    const bytes = kind === 'pdf' ? await file.arrayBuffer() : undefined
    return { phase: 'ready', name: file.name, kind, url, downloadUrl: url, text, bytes }
  }
  const stored = await effects.readFile(source.docId)
  if (!stored) return { phase: 'ready' }
  const { name, kind, url: downloadUrl } = stored
  const shown = { phase: 'ready', name, kind, downloadUrl } as const
  if (kind === 'picture') {
    const url = await effects.loadPicture(stored.docId)
    return url === undefined ? { ...shown, kind: 'none' } : { ...shown, url: keep(url) }
  }
  // What has no address can only be a private file, which nothing but a picture is.
  if (downloadUrl === '') return { ...shown, kind: 'none' }
  if (kind === 'text') return { ...shown, text: decodeText(await effects.fetchBytes(downloadUrl)) }
  if (kind === 'pdf') return { ...shown, bytes: await effects.fetchBytes(downloadUrl) }
  return { ...shown, url: downloadUrl }
}
