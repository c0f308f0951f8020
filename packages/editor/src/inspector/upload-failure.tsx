import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { UPLOAD_REASONS } from './upload-file.ts'

/** Why an upload did not succeed; nothing while none failed. */
export function UploadFailure(props: {
  readonly failure: { readonly reason: keyof typeof UPLOAD_REASONS; readonly message: string } | undefined
}): ReactNode {
  const text = useText()
  const { failure } = props
  if (!failure) return null
  return (
    <p className="st-error" role="alert">
      {text(UPLOAD_REASONS[failure.reason])}
      {failure.message && ` · ${failure.message}`}
    </p>
  )
}
