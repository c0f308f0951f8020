import { MAX_PICTURE_BYTES } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'
import { compressPicture, progressFetch } from '@mallwright/shop-core/upload'

import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { checkFile } from './check-file.ts'
import type { AcceptedKinds } from './check-file.ts'

/** Reason of a failed upload. */
export type UploadFailureKind = 'wrongType' | 'tooLarge' | 'exists' | 'uploadFailed' | 'cancelled'

/** A failed upload. */
export interface FailedUpload {
  readonly ok: false
  readonly reason: UploadFailureKind
  /** The server's own message; may be empty. */
  readonly message: string
}

/** A stored file. */
export interface StoredFile {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  /** 0 for pictures. */
  readonly durationSec: number
}

/** Outcome of an upload. */
export type UploadOutcome = { readonly ok: true; readonly stored: StoredFile } | FailedUpload

/** Options of an upload. */
export interface UploadOptions {
  readonly accepted: AcceptedKinds
  /** Target folder in the library; none when absent. */
  readonly folderId?: string | undefined
  readonly signal: AbortSignal
  /** Sent fraction, 0 to 1; at 1 the server is processing. */
  readonly onProgress: (fraction: number) => void
}

/** Uploads one file: checked, compressed by the specification's table, then sent. Used by controls and library alike. */
export async function uploadFile(api: StudioApi, file: File, options: UploadOptions): Promise<UploadOutcome> {
  const { accepted, folderId, signal, onProgress } = options
  const kind = await checkFile(file, accepted)
  if (typeof kind === 'object') return failed(kind.issue)
  const sent = await compressPicture(file, kind)
  if (sent.size > MAX_PICTURE_BYTES) return failed('tooLarge')
  if (signal.aborted) return failed('cancelled')
  const answer = await api.saveUpload({
    body: { cBusiType: 'pageDesign', cBusiName: '页面装修', ...(folderId !== undefined && { cFolderUuid: folderId }) },
    files: [sent],
    via: progressFetch({ onProgress, signal }),
  })
  if (answer.ok) {
    const stored = answer.data[0]
    return stored?.bUpSuccess ? { ok: true, stored: readStoredFile(stored) } : failed('uploadFailed')
  }
  if (signal.aborted) return failed('cancelled')
  if (answer.failure === 'TYPE_REFUSED') return failed('wrongType')
  if (answer.failure === 'TOO_LARGE') return failed('tooLarge')
  const hasNoWords = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT'
  return failed('uploadFailed', hasNoWords ? '' : answer.msg)
}

/** A stored file under plain names. */
export function readStoredFile(
  file: Pick<UploadedFile, 'cDocId' | 'cUrl' | 'iWidth' | 'iHeight' | 'fDurationSec'>,
): StoredFile {
  const { cDocId: id, cUrl: url, iWidth: width, iHeight: height, fDurationSec: durationSec = 0 } = file
  return { id, url, width, height, durationSec }
}

function failed(reason: UploadFailureKind, message = ''): FailedUpload {
  return { ok: false, reason, message }
}
