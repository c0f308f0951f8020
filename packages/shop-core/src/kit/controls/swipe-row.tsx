import SwipeAction from 'antd-mobile/es/components/swipe-action'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import './control-tokens.css'

/** An action behind a row. */
export interface RowAction {
  readonly key: string
  readonly text: string
  readonly isDestructive?: boolean
  readonly onClick: () => void
}

/** Row with actions behind its right edge. Swiping is a shortcut of pointers: the row offers the same actions, too. */
export function SwipeRow({
  actions,
  children,
}: {
  readonly actions: readonly RowAction[]
  readonly children: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // For a thumb only: the same actions stand in the row, where keys and screen readers find them.
    const hidden = row.current?.querySelector('.adm-swipe-action-actions-right')
    hidden?.setAttribute('aria-hidden', 'true')
    for (const button of hidden?.querySelectorAll('button') ?? []) button.tabIndex = -1
  })
  return (
    <div ref={row}>
      <SwipeAction
        rightActions={actions.map(({ key, text, isDestructive, onClick }) => ({
          key,
          text,
          color: isDestructive ? 'danger' : 'primary',
          onClick,
        }))}
      >
        {children}
      </SwipeAction>
    </div>
  )
}
