import { useText } from '@mallwright/shop-core/i18n'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../ui/icon-button.tsx'
import { UPLOAD_TEXTS } from '../upload/upload.texts.ts'

/** How far a control's upload is, and the way to stop it; nothing while none is on its way. */
export function UploadProgress(props: { readonly part: number | undefined; readonly onCancel: () => void }): ReactNode {
  const { part, onCancel } = props
  const text = useText()
  if (part === undefined) return null
  const isStoring = part >= 1
  return (
    <div className="st-upload-progress">
      <progress aria-label={text(UPLOAD_TEXTS.sending)} max={1} {...(!isStoring && { value: part })} />
      <span className="st-hint">
        {isStoring ? text(UPLOAD_TEXTS.storing) : text(UPLOAD_TEXTS.progress, { percent: Math.round(part * 100) })}
      </span>
      <IconButton label={text(UPLOAD_TEXTS.cancel)} disabled={isStoring} onClick={onCancel}>
        <X />
      </IconButton>
    </div>
  )
}
