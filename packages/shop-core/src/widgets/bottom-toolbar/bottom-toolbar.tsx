import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { useMenuAccess } from '../access/access.tsx'
import type { MenuButton, Zone } from '../access/model/menu-access.ts'
import { ToolbarItem } from '../toolbar-zone/toolbar-item.tsx'
import type { ToolbarTaps } from '../toolbar-zone/toolbar-item.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { splitToolbar } from './model/split-toolbar.ts'
import './bottom-toolbar.css'

const LABELS = {
  more: { zh: '更多', en: 'More' },
  operations: { zh: '操作', en: 'Operations' },
}

interface Visible {
  /** How many are shown: 3 unless said, from 2 to 4. */
  readonly visible?: number | undefined
}

/** The operations of a page at its foot, as far as the caller may use them. Specification 3 §2. */
export function BottomToolbar(
  props: ToolbarTaps & Visible & { readonly menu: string; readonly zone?: Zone | undefined },
): ReactNode {
  const { menu, zone = 'A', ...rest } = props
  return <BottomToolbarButtons buttons={useMenuAccess(menu).zones[zone]} {...rest} />
}

/** Buttons at the foot of a page; those that have no room are in a sheet, at a desk none. Nothing without one. */
export function BottomToolbarButtons(
  props: ToolbarTaps & Visible & { readonly buttons: readonly MenuButton[] },
): ReactNode {
  const { buttons, visible, disabledEvents, onEvent } = props
  const translate = useText()
  const { isDesk = false } = useWidgetHost()
  const sheet = useWidgetSheet('toolbar-more')
  const { shown, rest } = isDesk ? { shown: buttons, rest: [] } : splitToolbar(buttons, visible)
  if (buttons.length === 0) return null
  return (
    <>
      <div className="wg-bottom-toolbar" role="group" aria-label={translate(LABELS.operations)}>
        {shown.map((button) => (
          <ToolbarItem key={button.id} button={button} disabledEvents={disabledEvents} onEvent={onEvent} />
        ))}
        {rest.length > 0 && (
          <button type="button" className="wg-toolbar-button" aria-haspopup="dialog" onClick={sheet.open}>
            <span>{translate(LABELS.more)}</span>
          </button>
        )}
      </div>
      {sheet.isOpen && (
        <Sheet title={translate(LABELS.more)} size={55} staysOnMask onClose={sheet.close}>
          <div className="wg-bottom-toolbar-rest">
            {rest.map((button) => (
              <ToolbarItem
                key={button.id}
                button={button}
                disabledEvents={disabledEvents}
                // It may open a sheet itself, or leave the page.
                onEvent={(event, pressed) => sheet.closeThen(() => onEvent(event, pressed))}
              />
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}
