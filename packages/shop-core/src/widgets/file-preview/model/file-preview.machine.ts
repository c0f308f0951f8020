import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { FrameIssue } from './frame-messages.ts'
import { decodeText, isOfficeKind, isOldOfficeName, previewKindOfName } from './preview-kind.ts'
import type { PreviewKind } from './preview-kind.ts'
import type { StoredFile } from './stored-file.ts'

/** Why a file of a kind that is known is only offered for download. */
export type PreviewIssue = FrameIssue | 'old-format'

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
  /** Of a PDF or an Office package. */
  readonly bytes: ArrayBuffer | undefined
  /** Of the kind `none`. */
  readonly issue: PreviewIssue | undefined
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
  /** A private file by the session; `undefined` for one that the account may not see. Rejects when the call fails. */
  readonly loadPrivate: (docId: string) => Promise<Blob | undefined>
  readonly createUrl: (file: Blob) => string
  readonly revokeUrl: (url: string) => void
}

/** A preview of one file. */
export interface FilePreview {
  readonly state: StoreApi<PreviewState>
  /** Loads it, or tries again. */
  readonly load: () => Promise<void>
  /** Offers the file as one that cannot be shown. */
  readonly giveUp: (issue: FrameIssue) => void
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
  issue: undefined,
  error: undefined,
}

/** The largest Office package, in bytes, that is read into memory to be shown. */
export const MAX_OFFICE_BYTES = 30 * 1024 * 1024

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
    giveUp: (issue) => state.setState({ kind: 'none', bytes: undefined, issue }),
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
    const about = { name: file.name, kind: previewKindOfName(file.name), size: file.size }
    return content(about, { url: keep(effects.createUrl(file)), read: async () => file.arrayBuffer() })
  }
  const stored = await effects.readFile(source.docId)
  if (!stored) return { phase: 'ready' }
  const { docId, name, kind, url, isPrivate } = stored
  if (kind === 'picture') {
    const picture = await effects.loadPicture(docId)
    const shown = { phase: 'ready', name, downloadUrl: url } as const
    return picture === undefined ? { ...shown, kind: 'none' } : { ...shown, kind, url: keep(picture) }
  }
  if (!isPrivate) return content(stored, { url, read: async () => effects.fetchBytes(url) })
  // A session's bytes have no address but the one that is made of them here.
  const bytes = await effects.loadPrivate(docId)
  if (!bytes) return { phase: 'ready', name }
  return content(stored, { url: keep(effects.createUrl(bytes)), read: async () => bytes.arrayBuffer() })
}

/** What is shown of a file at an address, whose bytes are read only where they are needed. */
async function content(
  { name, kind, size }: Pick<StoredFile, 'name' | 'kind' | 'size'>,
  { url, read }: { readonly url: string; readonly read: () => Promise<ArrayBuffer> },
): Promise<Partial<PreviewState>> {
  const shown = { phase: 'ready', name, downloadUrl: url } as const
  if (url === '' || kind === 'none')
    return { ...shown, kind: 'none', issue: isOldOfficeName(name) ? 'old-format' : undefined }
  if (isOfficeKind(kind) && size > MAX_OFFICE_BYTES) return { ...shown, kind: 'none', issue: 'too-large' }
  if (kind === 'text') return { ...shown, kind, text: decodeText(await read()) }
  if (kind === 'pdf' || isOfficeKind(kind)) return { ...shown, kind, bytes: await read() }
  return { ...shown, kind, url }
}
