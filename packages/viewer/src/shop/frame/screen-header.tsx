import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { COMMON_LABELS } from '../feedback/shop-notices.ts'
import { goBack } from '../navigation/go-back.ts'

/** The head of a screen: the way back and its title. */
export function ScreenHeader({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const say = useText()
  return (
    <header className="shop-head">
      <button type="button" className="shop-head-back" aria-label={say(COMMON_LABELS.back)} onClick={goBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
