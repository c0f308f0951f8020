import type { NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { groupOf } from '../../../commands/kit/node-groups.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { pressOutcome, selectionDrag } from '../../../gestures/press-outcome.ts'
import type { PressOutcome } from '../../../gestures/press-outcome.ts'
import { IS_MAC } from '../../../actions/shortcut-text.ts'
import { listIdOf, openEntry } from '../../../studio/view-store.ts'
import type { Studio } from '../../../studio/studio.ts'
import { followTouch } from '../../../ui/press/touch-press.ts'

/** Common input of canvas gestures. */
export function pressBase({ page, canvas, nodeWindow }: Studio) {
  return {
    document: page.documents.getState().document,
    layout: canvas.layout(nodeWindow.revision),
    rules: MODULE_RULES,
  }
}

/** Press on the canvas: selects the node and starts the matching drag. `undefined` is the page background. */
export function pressNode(studio: Studio, event: PointerEvent, nodeId?: NodeId): void {
  const { view } = studio
  if (IS_MAC && event.ctrlKey) return
  if (view.getState().sheet === 'left') view.setState({ sheet: undefined })
  if (event.pointerType === 'touch') touchNode(studio, event, nodeId)
  else {
    const { target } = event
    const outcome = outcomeOf(studio, event, nodeId)
    startPress(studio, event, outcome, () => {
      if (outcome.afterTap) studio.page.select(outcome.afterTap)
      openEntryAt(studio, target, nodeId)
    })
  }
}

function outcomeOf(studio: Studio, event: PointerEvent, nodeId?: NodeId): PressOutcome {
  const isAdding = event.shiftKey || event.ctrlKey || event.metaKey || studio.view.getState().isPickingSeveral
  return pressOutcome({
    ...pressBase(studio),
    selection: studio.page.selection.getState().selected,
    newId: newNodeId,
    nodeId,
    isAdding,
    isCopying: event.altKey,
  })
}

function startPress(studio: Studio, event: PointerEvent, outcome: PressOutcome, onTap: () => void): void {
  const { page, gestures } = studio
  const { selected, gesture } = outcome
  page.select(selected)
  gestures.start(event, gesture, onTap)
}

/** Opens the list entry at a position in the inspector, such as a tab or a slide. */
function openEntryAt({ page, view }: Studio, target: EventTarget | null, nodeId: NodeId | undefined): void {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]')?.dataset['entry'] : undefined
  const node = nodeId && page.nodes.get(nodeId)
  const list = node && definitionOf(node.module)?.editedList
  if (entry !== undefined && node && list !== undefined) openEntry(view, listIdOf(node.id, list), Number(entry))
}

/** Touch: a tap selects, a long press drags, and opens the menu when it does not move. */
function touchNode(studio: Studio, event: PointerEvent, nodeId?: NodeId): void {
  const { target } = event
  followTouch(event, {
    onTap: () => {
      const { selected, afterTap } = outcomeOf(studio, event, nodeId)
      studio.page.select(afterTap ?? selected)
      openEntryAt(studio, target, nodeId)
    },
    onHold: () => startPress(studio, event, outcomeOf(studio, event, nodeId), () => openMenu(studio, event, nodeId)),
  })
}

/** Press on the name of the selection: drags it. */
export function dragSelection(studio: Studio, event: PointerEvent): void {
  const { page, gestures } = studio
  const selection = page.selection.getState().selected
  const newId = event.altKey ? newNodeId : undefined
  gestures.start(event, selectionDrag({ ...pressBase(studio), selection, newId }))
}

/** Right click: selects the node unless it is selected, and opens the menu there; not after an Escape while this script was on its way. */
export function openMenu({ page, view }: Studio, event: MouseEvent, nodeId?: NodeId): void {
  if (event.timeStamp <= (view.getState().escapedAt ?? -1)) return
  const { selected } = page.selection.getState()
  if (nodeId === undefined) page.select([])
  else if (!selected.includes(nodeId)) {
    const { document } = page.documents.getState()
    page.select(groupOf(document, nodeId))
  }
  view.setState({ menuAt: { x: event.clientX, y: event.clientY } })
}

/** Opens the menu of the selection by keyboard, at its top left corner. */
export function openMenuByKey({ page, canvas, view }: Studio): void {
  const [id] = page.selection.getState().selected
  const box = (id && canvas.elementOf(id)?.getBoundingClientRect()) ?? canvas.scroller?.getBoundingClientRect()
  if (box) view.setState({ menuAt: { x: box.left + 8, y: Math.max(box.top, 48) + 8 } })
}
