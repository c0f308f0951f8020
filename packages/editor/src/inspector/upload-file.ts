import { MAX_UPLOAD_BYTES } from '@mallwright/contract'
import type { Picture, UploadedFile, Video } from '@mallwright/contract'

import type { StudioApi } from '../studio/studio-operations.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'

/** Picture types that may be uploaded. Specification 3 §9, plus webp. */
export const PICTURE_TYPES = '.png,.jpg,.jpeg,.gif,.webp'

/** Video types that may be uploaded. Specification 3 §9. */
export const VIDEO_TYPES = '.mp4'

interface Failed {
  readonly ok: false
  readonly reason: 'wrongType' | 'tooLarge' | 'uploadFailed'
  /** The server's own words; may be empty. */
  readonly message: string
}

/** What became of an upload; `reason` is a text of the inspector. */
export type UploadOutcome<Key extends string, Value> = ({ readonly [K in Key]: Value } & { readonly ok: true }) | Failed

/** Uploads one picture. What cannot be right is refused before it travels. */
export async function uploadPicture(api: StudioApi, file: File): Promise<UploadOutcome<'picture', Picture>> {
  const outcome = await send(api, file, PICTURE_TYPES)
  if (!outcome.ok) return outcome
  const { cUrl: url, iWidth: width, iHeight: height } = outcome.stored
  return { ok: true, picture: { url, width, height } }
}

/** Uploads one video. What cannot be right is refused before it travels. */
export async function uploadVideo(api: StudioApi, file: File): Promise<UploadOutcome<'video', Video>> {
  const outcome = await send(api, file, VIDEO_TYPES)
  if (!outcome.ok) return outcome
  const { cUrl: url, iWidth: width, iHeight: height, fDurationSec: durationSec = 0 } = outcome.stored
  return { ok: true, video: { url, width, height, durationSec } }
}

async function send(api: StudioApi, file: File, types: string): Promise<UploadOutcome<'stored', UploadedFile>> {
  const extension = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`
  if (!types.split(',').includes(extension)) return { ok: false, reason: 'wrongType', message: '' }
  if (file.size > MAX_UPLOAD_BYTES) return { ok: false, reason: 'tooLarge', message: '' }
  const answer = await api.saveUpload({ body: { cBusiType: 'pageDesign', cBusiName: '页面装修' }, files: [file] })
  if (answer.ok) {
    const stored = answer.data[0]
    return stored?.bUpSuccess ? { ok: true, stored } : { ok: false, reason: 'uploadFailed', message: '' }
  }
  if (answer.failure === 'TYPE_REFUSED') return { ok: false, reason: 'wrongType', message: '' }
  if (answer.failure === 'TOO_LARGE') return { ok: false, reason: 'tooLarge', message: '' }
  return { ok: false, reason: 'uploadFailed', message: answer.failure === 'NETWORK' ? '' : answer.msg }
}

/** The texts of the reasons. */
export const UPLOAD_REASONS = {
  wrongType: INSPECTOR_TEXTS.wrongType,
  tooLarge: INSPECTOR_TEXTS.tooLarge,
  uploadFailed: INSPECTOR_TEXTS.uploadFailed,
}
