import { Anchor } from '@mallwright/modules/views'
import type { ReactNode } from 'react'

import './settings-rows.css'

/** A row with its value. */
interface RowProps {
  readonly label: string
  readonly value?: ReactNode
}

/** A row that leads to another screen. */
export function LinkRow({ label, value, href }: RowProps & { readonly href: string }) {
  return (
    <Anchor className="shop-settings-row" href={href}>
      <RowContent label={label} value={value} isPressed />
    </Anchor>
  )
}

/** A row that does something. */
export function ActionRow({ label, value, onClick }: RowProps & { readonly onClick: () => void }) {
  return (
    <button type="button" className="shop-settings-row" onClick={onClick}>
      <RowContent label={label} value={value} isPressed />
    </button>
  )
}

/** A row that only tells. */
export function FactRow({ label, value }: RowProps) {
  return (
    <div className="shop-settings-row">
      <RowContent label={label} value={value} />
    </div>
  )
}

function RowContent({ label, value, isPressed = false }: RowProps & { readonly isPressed?: boolean }) {
  return (
    <>
      <span>{label}</span>
      <span className="shop-settings-value">
        {value}
        {isPressed && (
          <svg className="shop-settings-arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        )}
      </span>
    </>
  )
}
