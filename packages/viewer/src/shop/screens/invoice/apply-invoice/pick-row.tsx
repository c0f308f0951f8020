import { FieldMessage } from '@mallwright/shop-core/form'
import type { ReactNode } from 'react'

import '../invoice.css'

/** A field whose value is chosen on another screen: what is chosen, or what is to be. */
export function PickRow(props: {
  readonly label: string
  /** What is chosen, with a second line; nothing yet without. */
  readonly chosen: { readonly title: string; readonly note: string } | undefined
  readonly hint: string
  readonly message: string
  readonly onPick: () => void
}): ReactNode {
  const { label, chosen, hint, message, onPick } = props
  return (
    <div className="shop-control">
      <span className="shop-control-label">{label}</span>
      <button type="button" className="shop-invoice-pick" onClick={onPick}>
        <span className={chosen ? '' : 'is-weak'}>
          {chosen ? chosen.title : hint}
          {chosen && chosen.note !== '' && <small>{chosen.note}</small>}
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </button>
      <FieldMessage message={message} />
    </div>
  )
}
