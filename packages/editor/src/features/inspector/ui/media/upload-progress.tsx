import { useText } from '@mallwright/shop-core/i18n'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FailedUpload } from '../../../assets/model/upload-file.ts'
import { UPLOAD_REASONS, UPLOAD_TEXTS } from '../../../assets/model/upload.texts.ts'

/** Upload progress with cancel button; renders nothing without an upload. */
export function UploadProgress(props: {
  readonly fraction: number | undefined
  readonly onCancel: () => void
}): ReactNode {
  const { fraction, onCancel } = props
  const text = useText()
  if (fraction === undefined) return null
  const isStoring = fraction >= 1
  return (
    <div className="st-upload-progress">
      <progress aria-label={text(UPLOAD_TEXTS.sending)} max={1} {...(!isStoring && { value: fraction })} />
      <span className="st-hint">
        {isStoring ? text(UPLOAD_TEXTS.storing) : text(UPLOAD_TEXTS.progress, { percent: Math.round(fraction * 100) })}
      </span>
      <IconButton label={text(UPLOAD_TEXTS.cancel)} disabled={isStoring} onClick={onCancel}>
        <X />
      </IconButton>
    </div>
  )
}

/** Message of a failed upload; renders nothing without one. */
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
