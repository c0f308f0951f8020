import type { ReactNode } from 'react'

/** A line of facts; with `onOpen` it opens more. */
export function InfoRow(props: { readonly name: string; readonly onOpen?: () => void; readonly children: ReactNode }) {
  const { name, onOpen, children } = props
  const parts = (
    <>
      <span className="shop-info-name">{name}</span>
      <span className="shop-info-text">{children}</span>
    </>
  )
  if (!onOpen) return <p className="shop-info">{parts}</p>
  return (
    <button type="button" className="shop-info" aria-haspopup="dialog" onClick={onOpen}>
      {parts}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6l6 6-6 6" />
      </svg>
    </button>
  )
}
