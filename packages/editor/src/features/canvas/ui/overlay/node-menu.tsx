import { Menu } from '@base-ui/react/menu'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'

import type { OfferedAction } from '../../../../commands/registry/command-registry.ts'
import { ACTION_SECTIONS } from '../../../../commands/kit/define-command.ts'
import type { ActionSection, Shortcut } from '../../../../commands/kit/define-command.ts'
import { ACTION_ICONS, SECTION_ICONS } from '../../../../actions/action-icons.tsx'
import { possibleActions, runAction } from '../../../../actions/possible-actions.ts'
import { shortcutText } from '../../../../actions/shortcut-text.ts'
import { useStore, useStudio } from '../../../../studio/studio.ts'
import type { StudioAction } from '../../../../studio/studio.ts'
import { MenuPopup } from '../../../../ui/menu-popup.tsx'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'

/** Sections shown as submenus, with their labels. */
const SUBMENUS: Partial<Readonly<Record<ActionSection, Label>>> = {
  stack: CANVAS_TEXTS.stack,
  align: CANVAS_TEXTS.align,
  distribute: CANVAS_TEXTS.distribute,
  size: CANVAS_TEXTS.size,
  guides: CANVAS_TEXTS.guides,
}

/** Context menu of the selection: all possible actions with shortcuts. */
export function NodeMenu(): ReactNode {
  const studio = useStudio()
  const { view, canvas } = studio
  const text = useText()
  const at = useStore(view, (state) => state.menuAt)
  if (!at) return null
  const actions = possibleActions(studio)
  const sections = ACTION_SECTIONS.flatMap((section) => {
    const own = actions.filter((action) => action.section === section)
    return own.length > 0 ? [{ section, own }] : []
  })
  const afterEdit = sections.find(({ section }) => section !== 'insert' && section !== 'edit')?.section
  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && view.setState({ menuAt: undefined })}>
      <MenuPopup label={text(CANVAS_TEXTS.menu)} at={at} align="start" finalFocus={() => canvas.scroller}>
        <StudioItems menu="clipboard" />
        {sections.map(({ section, own }) => (
          <Fragment key={section}>
            {section === afterEdit && <StudioItems isApart menu="keep" />}
            <MenuSection section={section} actions={own} />
          </Fragment>
        ))}
      </MenuPopup>
    </Menu.Root>
  )
}

/** Studio actions of the selection that are no commands. */
function StudioItems(props: { readonly menu: StudioAction['menu']; readonly isApart?: boolean }): ReactNode {
  const { menu, isApart = false } = props
  const studio = useStudio()
  const actions = useStore(studio.actions, (all) => all)
  const possible = actions.filter((action) => action.menu === menu && action.isPossible(studio))
  return (
    <>
      {isApart && possible.length > 0 && <Menu.Separator className="st-menu-line" />}
      {possible.map((action) => (
        <MenuItem key={action.name} action={action} run={() => action.run(studio)} />
      ))}
    </>
  )
}

/** Sections preceded by a separator. */
const APART: readonly ActionSection[] = ['move', 'stack', 'group', 'guides', 'state', 'remove']

function MenuSection(props: {
  readonly section: ActionSection
  readonly actions: readonly OfferedAction[]
}): ReactNode {
  const { section, actions } = props
  const studio = useStudio()
  const text = useText()
  const label = SUBMENUS[section]
  const Icon = SECTION_ICONS[section]
  const items = actions.map((action) => (
    <MenuItem key={action.name} action={action} isDanger={section === 'remove'} run={() => runAction(studio, action)} />
  ))
  return (
    <>
      {APART.includes(section) && <Menu.Separator className="st-menu-line" />}
      {label ? (
        <Menu.SubmenuRoot>
          <Menu.SubmenuTrigger className="st-menu-item">
            <span className="st-menu-icon">{Icon && <Icon />}</span>
            {text(label)}
            <ChevronRight className="st-menu-more" />
          </Menu.SubmenuTrigger>
          <Menu.Portal>
            <Menu.Positioner className="st-positioner" sideOffset={4} alignOffset={-5}>
              <Menu.Popup className="st-popup st-portal st-menu">{items}</Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.SubmenuRoot>
      ) : (
        items
      )}
    </>
  )
}

function MenuItem(props: {
  readonly action: { readonly name: string; readonly label: Label; readonly shortcuts?: readonly Shortcut[] }
  readonly isDanger?: boolean
  readonly run: () => void
}): ReactNode {
  const { action, isDanger = false, run } = props
  const text = useText()
  const Icon = ACTION_ICONS[action.name]
  const [shortcut] = action.shortcuts ?? []
  return (
    <Menu.Item className={`st-menu-item${isDanger ? ' is-danger' : ''}`} onClick={run}>
      <span className="st-menu-icon">{Icon && <Icon />}</span>
      {text(action.label)}
      {shortcut && <kbd>{shortcutText(shortcut)}</kbd>}
    </Menu.Item>
  )
}
