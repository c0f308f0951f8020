import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import './control-tokens.css'

/** Brings an animation and a gesture library: loads after the row has rendered. */
const SwipeAction = lazy(() => import('antd-mobile/es/components/swipe-action'))

/** An action behind a row. */
export interface RowAction {
  readonly key: string
  readonly text: string
  readonly isDestructive?: boolean
  readonly onClick: () => void
}

interface SwipeRowProps {
  readonly actions: readonly RowAction[]
  readonly children: ReactNode
}

/** Row with actions behind its right edge. Swiping is a shortcut of pointers: the row offers the same actions, too. */
export function SwipeRow(props: SwipeRowProps) {
  return (
    <Suspense fallback={<div>{props.children}</div>}>
      <SwipeableRow {...props} />
    </Suspense>
  )
}

function SwipeableRow({ actions, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // For a thumb only: keys and screen readers find the same actions in the row.
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
