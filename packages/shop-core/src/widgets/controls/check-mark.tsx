import type { ReactNode } from 'react'

/** The mark of what is chosen in a list. */
export function CheckMark({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  )
}
