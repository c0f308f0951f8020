import SwipeAction from 'antd-mobile/es/components/swipe-action'
import type { ReactNode } from 'react'

import './control-tokens.css'

/** An action behind a row. */
export interface RowAction {
  readonly key: string
  readonly text: string
  readonly isDestructive?: boolean
  readonly onClick: () => void
}

/** Row with actions behind its right edge. Swiping is a shortcut: offer the actions in the row or its screen, too. */
export function SwipeRow({
  actions,
  children,
}: {
  readonly actions: readonly RowAction[]
  readonly children: ReactNode
}) {
  return (
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
  )
}
