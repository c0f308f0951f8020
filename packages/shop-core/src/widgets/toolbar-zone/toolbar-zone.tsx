import type { ReactNode } from 'react'

import { useMenuAccess } from '../access/access.tsx'
import type { MenuButton, Zone } from '../access/model/menu-access.ts'
import { ToolbarItem } from './toolbar-item.tsx'
import type { ToolbarTaps } from './toolbar-item.tsx'
import './toolbar-zone.css'

/** The buttons of a zone of a menu, as far as the caller may use them, four a row. Specification 2 §2.11. */
export function ToolbarZone(props: ToolbarTaps & { readonly menu: string; readonly zone: Zone }): ReactNode {
  const { menu, zone, ...taps } = props
  return <ToolbarButtons buttons={useMenuAccess(menu).zones[zone]} {...taps} />
}

/** Buttons, four a row; nothing without one. */
export function ToolbarButtons(props: ToolbarTaps & { readonly buttons: readonly MenuButton[] }): ReactNode {
  const { buttons, ...taps } = props
  if (buttons.length === 0) return null
  return (
    <div className="wg-toolbar">
      {buttons.map((button) => (
        <ToolbarItem key={button.id} button={button} {...taps} />
      ))}
    </div>
  )
}
