import type { ReactNode } from 'react'

/** The mark of a row that leads on. */
export function Chevron(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  )
}
