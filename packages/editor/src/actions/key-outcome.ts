import type { Document, NodeId } from '@mallwright/contract/document'

import { ACTIONS, callFor } from '../commands/registry/command-registry.ts'
import type { ActionContext, CommandCall, Shortcut } from '../commands/kit/define-command.ts'
import { childrenIn, parentOf, locationOf } from '../commands/kit/node-tree.ts'
import { moveCall, resizeCall } from '../commands/node/set-rects.ts'
import { selectedItems } from '../commands/kit/selected-items.ts'
import { groupOf } from '../commands/kit/node-groups.ts'
import { BIG_NUDGE, isArrow, NUDGE, nudge } from '../geometry/nudge.ts'
import { bodyOf } from '../geometry/rect.ts'
import type { Point } from '../geometry/rect.ts'
import type { Handle } from '../geometry/resize-handle.ts'
import { resizeBox } from '../geometry/resize.ts'
import { minOfBody, scaleBoxes } from '../geometry/scale.ts'

/** Key press; `isMod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface KeyPress {
  readonly key: string
  readonly isMod: boolean
  readonly isShift: boolean
  readonly isAlt: boolean
}

/** Effect of a key; `undefined` leaves it to the browser. */
export type KeyOutcome =
  | { readonly kind: 'run'; readonly call: CommandCall; readonly mergeKey?: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'select'; readonly ids: readonly NodeId[] }
  | { readonly kind: 'menu' }
  | undefined

/** Shortcuts of undo and redo, which are no commands. */
export const HISTORY_SHORTCUTS = {
  undo: [{ key: 'z', isMod: true }],
  redo: [
    { key: 'z', isMod: true, isShift: true },
    { key: 'y', isMod: true },
  ],
} satisfies Record<string, readonly Shortcut[]>

/** Shortcut for saving at once. */
export const SAVE_SHORTCUT: Shortcut = { key: 's', isMod: true }

/** Shortcuts that open the menu of the selection. */
const MENU_SHORTCUTS: readonly Shortcut[] = [{ key: 'ContextMenu' }, { key: 'F10', isShift: true }]

/** Effect of a key on the canvas for a document and selection. Pure; the caller runs it. */
export function keyOutcome(press: KeyPress, context: ActionContext): KeyOutcome {
  if (HISTORY_SHORTCUTS.undo.some((shortcut) => matchesShortcut(press, shortcut))) return { kind: 'undo' }
  if (HISTORY_SHORTCUTS.redo.some((shortcut) => matchesShortcut(press, shortcut))) return { kind: 'redo' }
  for (const action of ACTIONS) {
    if (!action.shortcuts?.some((shortcut) => matchesShortcut(press, shortcut))) continue
    const call = callFor(action, context)
    if (call) return { kind: 'run', call }
  }
  if (MENU_SHORTCUTS.some((shortcut) => matchesShortcut(press, shortcut))) return { kind: 'menu' }
  if (press.key.toLowerCase() === 'a' && press.isMod && !press.isAlt && !press.isShift) return selectAll(context)
  if (press.isAlt && !press.isMod && isArrow(press.key)) return resizeOutcome(press, context)
  if (press.isMod || press.isAlt) return undefined
  if (isArrow(press.key)) return nudgeOutcome(press, context) ?? walkOutcome(press, context)
  const selected = context.selection[0]
  if (press.key === 'Escape' && selected) return { kind: 'select', ids: outerSelection(context, selected) }
  if (press.key === 'Enter' && selected) {
    const child = context.document.nodes[selected]?.children?.[0]
    return child && { kind: 'select', ids: [child] }
  }
  return undefined
}

/** Whether a key press has exactly the modifiers of a shortcut. */
export function matchesShortcut(
  press: KeyPress,
  { key, isMod = false, isShift = false, isAlt = false }: Shortcut,
): boolean {
  const isKey = press.key.toLowerCase() === key.toLowerCase()
  return isKey && press.isMod === isMod && press.isShift === isShift && press.isAlt === isAlt
}

/** Nudges several items as one body, which stops at the container's edge. */
function nudgeOutcome({ key, isShift }: KeyPress, context: ActionContext): KeyOutcome {
  const selected = selectedItems(context)
  if (!selected) return undefined
  const body = bodyOf(selected.items.map(({ rect }) => rect))
  const { x, y } = nudge(body, { key, isBig: isShift }, selected.bounds)
  const rects = selected.items.map(({ nodeId, rect }) => ({
    nodeId,
    rect: { ...rect, x: rect.x + x - body.x, y: rect.y + y - body.y },
  }))
  return { kind: 'run', call: moveCall(rects), mergeKey: `nudge ${context.selection.join(' ')}` }
}

const RESIZE_KEYS: Readonly<Record<string, { readonly handle: Handle; readonly by: Point }>> = {
  ArrowLeft: { handle: 'mr', by: { x: -NUDGE, y: 0 } },
  ArrowRight: { handle: 'mr', by: { x: NUDGE, y: 0 } },
  ArrowUp: { handle: 'bm', by: { x: 0, y: -NUDGE } },
  ArrowDown: { handle: 'bm', by: { x: 0, y: NUDGE } },
}

/** Alt and an arrow key resize the selection at its right or bottom edge by one nudge. */
function resizeOutcome({ key, isShift }: KeyPress, context: ActionContext): KeyOutcome {
  const selected = selectedItems(context)
  const growth = RESIZE_KEYS[key]
  if (!selected || !growth) return undefined
  const times = isShift ? BIG_NUDGE : 1
  const offset = { x: growth.by.x * times, y: growth.by.y * times }
  const members = selected.items.map(({ nodeId, rect: box }) => {
    const min = context.rules.minSizeOf(context.document.nodes[nodeId]?.module ?? '')
    return { nodeId, box, min }
  })
  const from = bodyOf(members.map(({ box }) => box))
  const to = resizeBox(from, growth.handle, offset, { min: minOfBody(from, members), bounds: selected.bounds })
  const boxes = scaleBoxes(members, { from, to })
  const rects = members.map(({ nodeId, box }, index) => ({ nodeId, rect: boxes[index] ?? box }))
  return { kind: 'run', call: resizeCall(rects), mergeKey: `resize ${context.selection.join(' ')}` }
}

/** Selects all visible, unlocked siblings of the selection; all modules of the page when nothing is selected. */
function selectAll({ document, selection: [selected] }: ActionContext): KeyOutcome {
  const siblings = selected ? childrenIn(document, parentOf(document, selected)) : document.children
  const ids = siblings.filter((id) => !document.nodes[id]?.isHidden && !document.nodes[id]?.isLocked)
  return { kind: 'select', ids }
}

/** Expands the selection outwards: group member → group → container. */
function outerSelection({ document, selection }: ActionContext, selected: NodeId): readonly NodeId[] {
  const group = groupOf(document, selected)
  if (group.length > 1 && !group.every((id) => selection.includes(id))) return group
  const parentId = parentOf(document, selected)
  return parentId ? [parentId] : []
}

/** Up and Down select the previous or next sibling. */
function walkOutcome({ key }: KeyPress, { document, selection: [selected] }: ActionContext): KeyOutcome {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (by === undefined) return undefined
  const next = selected
    ? siblingAt(document, selected, by)
    : document.children[by > 0 ? 0 : document.children.length - 1]
  return next && { kind: 'select', ids: [next] }
}

function siblingAt(document: Document, id: NodeId, by: number): NodeId | undefined {
  const location = locationOf(document, id)
  return location && childrenIn(document, location.parentId)[location.index + by]
}
