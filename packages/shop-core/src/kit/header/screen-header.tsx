import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'

/** Header of a screen: back button, title and optional actions. */
export function ScreenHeader(props: {
  readonly title: string
  readonly onBack: () => void
  readonly children?: ReactNode
}) {
  const { title, onBack, children } = props
  const translate = useText()
  return (
    <header className="shop-head">
      <button type="button" className="shop-head-back" aria-label={translate(KIT_LABELS.back)} onClick={onBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
