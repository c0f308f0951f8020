import { Anchor } from '@mallwright/modules/views'

import './search-way.css'

/** Looks like a search field and leads to one. */
export function SearchWay(props: {
  readonly href: string
  /** Said aloud, where it says more than what is shown. */
  readonly label?: string
  readonly text: string
  /** The text is words that were searched for. */
  readonly isFilled?: boolean
}) {
  const { href, label, text, isFilled = false } = props
  return (
    <Anchor className={isFilled ? 'shop-search-way is-filled' : 'shop-search-way'} href={href} aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4" />
      </svg>
      <span>{text}</span>
    </Anchor>
  )
}
