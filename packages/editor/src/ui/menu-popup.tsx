import { Menu } from '@base-ui/react/menu'
import type { ComponentProps, ReactNode } from 'react'

import type { Point } from '../geometry/rect.ts'
import './menu.css'

const SHIFT = { side: 'shift', align: 'shift' } as const

/** What a menu opens, beside its trigger or at a point of the window, over everything and in a region of its own. Stands in a `Menu.Root`. */
export function MenuPopup(
  props: Pick<ComponentProps<typeof Menu.Positioner>, 'align' | 'sideOffset'> &
    Pick<ComponentProps<typeof Menu.Popup>, 'finalFocus'> & {
      readonly label: string
      readonly at?: Point
      readonly children: ReactNode
    },
): ReactNode {
  const { label, at, children, finalFocus, ...place } = props
  return (
    <Menu.Portal render={<section aria-label={label} />}>
      <Menu.Positioner
        {...place}
        side="bottom"
        // At a point nothing is covered that is still needed, so the whole height of the window is its.
        {...(at && {
          anchor: { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) },
          collisionAvoidance: SHIFT,
        })}
        collisionPadding={8}
        className="st-positioner"
        // React says that what opened the menu holds it; a press on it is none on that.
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.stopPropagation()}
      >
        <Menu.Popup
          className={`st-popup st-portal st-menu${at ? ' is-at-point' : ''}`}
          aria-label={label}
          // It scrolls, so the keyboard must reach it before a line of it is picked.
          tabIndex={0}
          finalFocus={finalFocus}
          onContextMenu={(event) => event.preventDefault()}
          // A menu is walked by its arrows; Tab would lead behind it while it is open.
          onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
        >
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}
