import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { UPLOAD_REASONS } from '../upload/upload.texts.ts'
import type { FailedUpload } from '../upload/upload-file.ts'

/** Why an upload did not succeed; nothing while none failed. */
export function UploadFailure({ failure }: { readonly failure: FailedUpload | undefined }): ReactNode {
  const text = useText()
  if (!failure) return null
  return (
    <p className="st-error" role="alert">
      {text(UPLOAD_REASONS[failure.reason])}
      {failure.message && ` · ${failure.message}`}
    </p>
  )
}
