import { useText } from '@mallwright/shop-core/i18n'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

import { SAVING_TEXTS } from './saving.texts.ts'
import './saving.css'

/** Says that the page was written by a newer version and can only be looked at. */
export function ReadOnlyNotice(): ReactNode {
  const text = useText()
  return (
    <p className="st-portal st-notice" role="status">
      <Eye />
      <span>{text(SAVING_TEXTS.readOnlyHint)}</span>
    </p>
  )
}
