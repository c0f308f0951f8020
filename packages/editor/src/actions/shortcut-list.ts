import type { Label } from '@mallwright/contract/values'

import { ACTIONS } from '../commands/registry/command-registry.ts'
import type { Shortcut } from '../commands/kit/define-command.ts'
import type { ActionGroup, StudioAction } from '../studio/studio.ts'

/** Line of the shortcut list. */
export interface ShortcutEntry {
  readonly name: string
  readonly label: Label
  readonly shortcuts: readonly Shortcut[]
}

/** Heading of the shortcut list. */
export type ShortcutGroup = Exclude<ActionGroup, 'dialogs'> | 'canvas'

const canvasKey = (name: string, label: Label, ...shortcuts: Shortcut[]): ShortcutEntry => ({ name, label, shortcuts })

/** Canvas keys that only select or nudge and therefore are no actions. */
const CANVAS_KEYS: readonly ShortcutEntry[] = [
  canvasKey(
    'walk',
    { zh: '选择上一个或下一个模块', en: 'Select the module before or after' },
    { key: 'ArrowUp' },
    { key: 'ArrowDown' },
  ),
  canvasKey(
    'parent',
    { zh: '选择上级容器，或取消选择', en: 'Select the container around it, or nothing' },
    { key: 'Escape' },
  ),
  canvasKey('child', { zh: '选择容器内第一个', en: 'Select the first inside' }, { key: 'Enter' }),
  canvasKey(
    'nudge',
    { zh: '自由容器内移动 1', en: 'Nudge by 1 in a free container' },
    { key: 'ArrowLeft' },
    { key: 'ArrowRight' },
  ),
  canvasKey(
    'nudgeBig',
    { zh: '自由容器内移动 10', en: 'Nudge by 10 in a free container' },
    { key: 'ArrowLeft', isShift: true },
    { key: 'ArrowRight', isShift: true },
  ),
]

/** All shortcuts by heading, from the command registry and the studio's actions. */
export function shortcutGroups(actions: readonly StudioAction[]): readonly {
  readonly group: ShortcutGroup
  readonly entries: readonly ShortcutEntry[]
}[] {
  const of = (group: ActionGroup) => withKeys(actions.filter((action) => action.group === group))
  return [
    { group: 'history', entries: of('history') },
    { group: 'selection', entries: [...withKeys(ACTIONS), ...of('selection')] },
    { group: 'canvas', entries: CANVAS_KEYS },
    { group: 'view', entries: of('view') },
    { group: 'panels', entries: of('panels') },
    { group: 'help', entries: [...of('dialogs'), ...of('help')] },
  ]
}

function withKeys(
  actions: readonly { readonly name: string; readonly label: Label; readonly shortcuts?: readonly Shortcut[] }[],
): ShortcutEntry[] {
  return actions.flatMap(({ name, label, shortcuts }) => (shortcuts?.length ? [{ name, label, shortcuts }] : []))
}
