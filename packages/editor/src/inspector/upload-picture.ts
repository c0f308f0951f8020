import { MAX_UPLOAD_BYTES } from '@mallwright/contract'
import type { Picture } from '@mallwright/contract'

import type { StudioApi } from '../studio/studio-operations.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'

/** Picture types that may be uploaded. Specification 3 §9, plus webp. */
export const PICTURE_TYPES = '.png,.jpg,.jpeg,.gif,.webp'

/** What became of an upload; `reason` is a text of the inspector, `message` the server's own. */
export type UploadOutcome =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly reason: 'wrongType' | 'tooLarge' | 'uploadFailed'; readonly message: string }

/** Uploads one picture. What cannot be right is refused before it travels. */
export async function uploadPicture(api: StudioApi, file: File): Promise<UploadOutcome> {
  const extension = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`
  if (!PICTURE_TYPES.split(',').includes(extension)) return { ok: false, reason: 'wrongType', message: '' }
  if (file.size > MAX_UPLOAD_BYTES) return { ok: false, reason: 'tooLarge', message: '' }
  const answer = await api.saveUpload({ body: { cBusiType: 'pageDesign', cBusiName: '页面装修' }, files: [file] })
  if (answer.ok) {
    const stored = answer.data[0]
    return stored?.bUpSuccess
      ? { ok: true, picture: { url: stored.cUrl, width: stored.iWidth, height: stored.iHeight } }
      : { ok: false, reason: 'uploadFailed', message: '' }
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
