import { Menu } from '@base-ui/react/menu'
import type { ComponentProps, ReactNode } from 'react'

import type { Point } from '../geometry/rect.ts'
import './menu.css'

const SHIFT = { side: 'shift', align: 'shift' } as const

/** Popup of a menu beside its trigger or at a window position, in a region of its own. Belongs inside a `Menu.Root`. */
export function MenuPopup(
  props: Pick<ComponentProps<typeof Menu.Positioner>, 'align' | 'sideOffset'> &
    Pick<ComponentProps<typeof Menu.Popup>, 'finalFocus'> & {
      readonly label: string
      readonly at?: Point
      readonly children: ReactNode
    },
): ReactNode {
  const { label, at, children, finalFocus, ...positioning } = props
  return (
    <Menu.Portal render={<section aria-label={label} />}>
      <Menu.Positioner
        {...positioning}
        side="bottom"
        // At a window position nothing needs to stay visible, so the whole height is available.
        {...(at && {
          anchor: { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) },
          collisionAvoidance: SHIFT,
        })}
        collisionPadding={8}
        className="st-positioner"
        // React events bubble to the component that opened the menu, although the popup lies outside its element.
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.stopPropagation()}
      >
        <Menu.Popup
          className={`st-popup st-portal st-menu${at ? ' is-at-point' : ''}`}
          aria-label={label}
          // Scrollable, so it must be focusable before an item is.
          tabIndex={0}
          finalFocus={finalFocus}
          onContextMenu={(event) => event.preventDefault()}
          // Menus are navigated by arrow keys; Tab would leave an open one.
          onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
        >
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}
