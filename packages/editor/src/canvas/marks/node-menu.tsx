import { Menu } from '@base-ui/react/menu'
import type { Label } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import type { OfferedAction } from '../../commands/commands.ts'
import { ACTION_SECTIONS } from '../../commands/define-command.ts'
import type { ActionSection } from '../../commands/define-command.ts'
import { ACTION_ICONS } from '../../studio/action-icons.tsx'
import { possibleActions, runAction } from '../../studio/possible-actions.ts'
import { shortcutText } from '../../studio/shortcut-text.ts'
import { useStore, useStudio } from '../../studio/studio.ts'
import { CANVAS_TEXTS } from '../canvas.texts.ts'

/** Sections that are too many for one list, and what their menus are called. */
const SUBMENUS: Partial<Readonly<Record<ActionSection, Label>>> = {
  stack: CANVAS_TEXTS.stack,
  align: CANVAS_TEXTS.align,
  distribute: CANVAS_TEXTS.distribute,
  size: CANVAS_TEXTS.size,
  guides: CANVAS_TEXTS.guides,
}

/** The menu of what is selected, where it was asked for: all its possible actions with their shortcuts. */
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
  const anchor = { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) }
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && view.setState({ menuAt: undefined })}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} side="bottom" align="start" className="st-positioner">
          <Menu.Popup
            className="st-popup st-portal st-menu"
            aria-label={text(CANVAS_TEXTS.menu)}
            finalFocus={() => canvas.scroller}
            onContextMenu={(event) => event.preventDefault()}
          >
            {sections.length === 0 && <span className="st-menu-none">{text(CANVAS_TEXTS.menuNone)}</span>}
            {sections.map(({ section, own }, index) => (
              <MenuSection key={section} section={section} actions={own} isFirst={index === 0} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Sections that stand apart from the one above. */
const APART: readonly ActionSection[] = ['move', 'stack', 'group', 'guides', 'state', 'remove']

function MenuSection(props: {
  readonly section: ActionSection
  readonly actions: readonly OfferedAction[]
  readonly isFirst: boolean
}): ReactNode {
  const { section, actions, isFirst } = props
  const text = useText()
  const label = SUBMENUS[section]
  const items = actions.map((action) => <ActionItem key={action.name} action={action} />)
  return (
    <>
      {!isFirst && APART.includes(section) && <Menu.Separator className="st-menu-line" />}
      {label ? (
        <Menu.SubmenuRoot>
          <Menu.SubmenuTrigger className="st-menu-item">
            <span className="st-menu-icon" />
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

function ActionItem({ action }: { readonly action: OfferedAction }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const Icon = ACTION_ICONS[action.name]
  const [shortcut] = action.shortcuts ?? []
  return (
    <Menu.Item
      className={`st-menu-item${action.section === 'remove' ? ' is-danger' : ''}`}
      onClick={() => runAction(studio, action)}
    >
      <span className="st-menu-icon">{Icon && <Icon />}</span>
      {text(action.label)}
      {shortcut && <kbd>{shortcutText(shortcut)}</kbd>}
    </Menu.Item>
  )
}
