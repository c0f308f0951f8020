import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import './swipe-row.css'

/** An action behind a row. */
export interface RowAction {
  readonly key: string
  readonly text: string
  readonly isDestructive?: boolean
  readonly onClick: () => void
}

/**
 * Row with actions behind its right edge, which a finger brings into sight as it scrolls. Swiping is a shortcut of pointers: the row offers
 * the same actions, too, where keys and screen readers find them.
 */
export function SwipeRow(props: { readonly actions: readonly RowAction[]; readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => {
    if (row.current) row.current.scrollLeft = 0
  }, [])
  useEffect(() => {
    if (!isOpen) return undefined
    const closeBeside = ({ target }: PointerEvent) => {
      if (!shown.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen, close])
  return (
    <div
      ref={row}
      className={isOpen ? 'shop-swipe is-open' : 'shop-swipe'}
      tabIndex={-1}
      onScroll={({ currentTarget }) => setOpen(currentTarget.scrollLeft > 0)}
    >
      <div className="shop-swipe-row">{props.children}</div>
      <div ref={shown} className="shop-swipe-actions" aria-hidden="true">
        {props.actions.map(({ key, text, isDestructive, onClick }) => (
          <button
            key={key}
            type="button"
            className={isDestructive ? 'is-destructive' : undefined}
            tabIndex={-1}
            onClick={() => {
              close()
              onClick()
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
