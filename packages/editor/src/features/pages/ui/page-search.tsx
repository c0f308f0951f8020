import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { PAGES_TEXTS } from '../model/pages.texts.ts'

/** Field for a word by which the pages of the site are found. */
export function PageSearch(props: {
  readonly word: string
  readonly onType: (word: string) => void
  readonly hasFocus?: boolean
}): ReactNode {
  const { word, onType, hasFocus = false } = props
  const text = useText()
  return (
    <input
      // Only in a dialog that was opened to find a page.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus}
      className="st-input"
      type="search"
      placeholder={text(PAGES_TEXTS.search)}
      aria-label={text(PAGES_TEXTS.search)}
      maxLength={60}
      value={word}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
