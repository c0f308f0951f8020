import { useText } from '../../i18n/locale-store.ts'
import type { ReactNode } from 'react'

import { KIT_LABELS } from '../labels/kit-labels.ts'
import './close-button.css'

/** Close button of a sheet or a full-screen dialog; the dialog's style sheet positions and colours it. */
export function CloseButton({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useText()
  return (
    <button type="button" className="shop-close-button" aria-label={translate(KIT_LABELS.close)} onClick={onClose}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  )
}
