import { MAX_UPLOAD_BYTES } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'

import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { checkFile } from './check-file.ts'
import type { AcceptedKinds } from './check-file.ts'
import { compressPicture } from './compress-picture.ts'
import { progressFetch } from './progress-fetch.ts'

/** Why an upload did not succeed. */
export type UploadFailureKind = 'wrongType' | 'tooLarge' | 'exists' | 'uploadFailed' | 'cancelled'

/** An upload that did not succeed. */
export interface FailedUpload {
  readonly ok: false
  readonly reason: UploadFailureKind
  /** The server's own words; may be empty. */
  readonly message: string
}

/** What became of an upload. */
export type UploadOutcome = { readonly ok: true; readonly stored: UploadedFile } | FailedUpload

/** How an upload goes about it. */
export interface UploadOptions {
  readonly accepted: AcceptedKinds
  /** The folder of the library that it goes to; none when absent. */
  readonly folderId?: string | undefined
  readonly signal: AbortSignal
  /** The part that has been sent, 0 to 1; the server works on it from 1 on. */
  readonly onProgress: (part: number) => void
}

/** Uploads one file: checked, made smaller by the specification's table, then sent. The one way of controls and library. */
export async function uploadFile(api: StudioApi, file: File, options: UploadOptions): Promise<UploadOutcome> {
  const { accepted, folderId, signal, onProgress } = options
  const kind = await checkFile(file, accepted)
  if (typeof kind === 'object') return failed(kind.fault)
  const sent = await compressPicture(file, kind)
  if (sent.size > MAX_UPLOAD_BYTES) return failed('tooLarge')
  if (signal.aborted) return failed('cancelled')
  const answer = await api.saveUpload({
    body: { cBusiType: 'pageDesign', cBusiName: '页面装修', ...(folderId !== undefined && { cFolderUuid: folderId }) },
    files: [sent],
    via: progressFetch({ onProgress, signal }),
  })
  if (answer.ok) {
    const stored = answer.data[0]
    return stored?.bUpSuccess ? { ok: true, stored } : failed('uploadFailed')
  }
  if (signal.aborted) return failed('cancelled')
  if (answer.failure === 'TYPE_REFUSED') return failed('wrongType')
  if (answer.failure === 'TOO_LARGE') return failed('tooLarge')
  const hasNoWords = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT'
  return failed('uploadFailed', hasNoWords ? '' : answer.msg)
}

function failed(reason: UploadFailureKind, message = ''): FailedUpload {
  return { ok: false, reason, message }
}
