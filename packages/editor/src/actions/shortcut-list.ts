import type { Label } from '@mallwright/contract/values'

import { ACTIONS } from '../commands/registry/command-registry.ts'
import type { Shortcut } from '../commands/kit/define-command.ts'
import type { ActionGroup, StudioAction } from '../studio/studio.ts'
import { shortcutKeys } from './shortcut-text.ts'

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

/** Shortcuts under one heading. */
export interface ShortcutSection {
  readonly group: ShortcutGroup
  readonly entries: readonly ShortcutEntry[]
}

/** All shortcuts by heading, from the command registry and the studio's actions. */
export function shortcutGroups(actions: readonly StudioAction[]): readonly ShortcutSection[] {
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

/** What a query finds, by all of its words in a name of either language or by all of its keys; headings without a find are left out. */
export function findShortcuts(sections: readonly ShortcutSection[], query: string): readonly ShortcutSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const keys = query
    .toLowerCase()
    .split(/[\s+]+/)
    .filter(Boolean)
  const isFound = ({ label, shortcuts }: ShortcutEntry) => {
    const names = `${label.zh} ${label.en}`.toLowerCase()
    return words.every((word) => names.includes(word)) || shortcuts.some((shortcut) => hasKeys(shortcut, keys))
  }
  return sections
    .map(({ group, entries }) => ({ group, entries: entries.filter(isFound) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether a shortcut needs all of some keys, as written on the caps of this keyboard or another. */
function hasKeys(shortcut: Shortcut, keys: readonly string[]): boolean {
  return [true, false].some((isMac) => {
    const caps = [shortcut.key, ...shortcutKeys(shortcut, isMac)].map((cap) => cap.toLowerCase())
    return keys.length > 0 && keys.every((key) => caps.includes(key) || caps.slice(1).join('') === key)
  })
}

function withKeys(
  actions: readonly { readonly name: string; readonly label: Label; readonly shortcuts?: readonly Shortcut[] }[],
): ShortcutEntry[] {
  return actions.flatMap(({ name, label, shortcuts }) => (shortcuts?.length ? [{ name, label, shortcuts }] : []))
}
