import { Menu } from '@base-ui/react/menu'
import { useText } from '@mallwright/shop-core/i18n'
import { Check, EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'

import { STUDIO_ACTIONS } from './actions/studio-actions.ts'
import { DEVICES } from '../viewport/devices.ts'
import { isSitePart } from '../features/site/model/site-store.ts'
import { useStore, useStudio } from '../studio/studio.ts'
import { fitZoom } from '../studio/view-store.ts'
import { MenuPopup } from '../ui/menu-popup.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'

/** Actions of the menu by section. */
const SECTIONS: readonly (readonly string[])[] = [
  ['preview.open', 'releases.open', 'pages.open', 'commands.open'],
  ['zoom.in', 'zoom.out', 'zoom.reset'],
  ['language.switch', 'theme.light', 'theme.dark', 'theme.system'],
  ['tour.start', 'shortcuts.open'],
]

/** Header menu on phone-wide windows. */
export function TopMenu(): ReactNode {
  const text = useText()
  return (
    <Menu.Root>
      <Menu.Trigger className="st-icon-button" aria-label={text(SHELL_TEXTS.menu)}>
        <EllipsisVertical />
      </Menu.Trigger>
      <MenuPopup label={text(SHELL_TEXTS.menu)} align="end" sideOffset={4}>
        <MenuLines />
      </MenuPopup>
    </Menu.Root>
  )
}

function MenuLines(): ReactNode {
  const studio = useStudio()
  const text = useText()
  const { signOut, column } = studio
  return (
    <>
      {SECTIONS.map((names) => (
        <div key={names[0]}>
          {STUDIO_ACTIONS.filter((action) => names.includes(action.name) && action.isPossible(studio)).map((action) => (
            <Menu.Item key={action.name} className="st-menu-item st-menu-plain" onClick={() => action.run(studio)}>
              {text(action.label)}
            </Menu.Item>
          ))}
          {names.includes('zoom.in') && !isSitePart(column) && <FitLine />}
          <Menu.Separator className="st-menu-line" />
        </div>
      ))}
      {!isSitePart(column) && <DeviceLines />}
      {signOut && (
        <Menu.Item className="st-menu-item st-menu-plain" onClick={signOut}>
          {text(SHELL_TEXTS.signOut)}
        </Menu.Item>
      )}
    </>
  )
}

function FitLine(): ReactNode {
  const { canvas, view } = useStudio()
  const text = useText()
  const fit = () => view.setState(({ device }) => ({ zoom: fitZoom(canvas.scroller, device) }))
  return (
    <Menu.Item className="st-menu-item st-menu-plain" onClick={fit}>
      {text(SHELL_TEXTS.fitZoom)}
    </Menu.Item>
  )
}

function DeviceLines(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const { width } = useStore(view, (state) => state.device)
  return (
    <>
      <Menu.RadioGroup
        aria-label={text(SHELL_TEXTS.device)}
        value={width}
        onValueChange={(next: number) => {
          const device = DEVICES.find((candidate) => candidate.width === next)
          if (device) view.setState({ device })
        }}
      >
        {DEVICES.map((device) => (
          <Menu.RadioItem key={device.width} value={device.width} className="st-menu-item">
            <span className="st-menu-icon">
              <Menu.RadioItemIndicator>
                <Check />
              </Menu.RadioItemIndicator>
            </span>
            {device.width} × {device.height}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator className="st-menu-line" />
    </>
  )
}
