import type { Document, NodeId } from '@mallwright/contract/document'

import type { ModuleRules } from '../commands/kit/define-command.ts'
import { groupOf } from '../commands/kit/node-groups.ts'
import { ancestorsOf } from '../commands/kit/node-tree.ts'
import { marqueeGesture } from './marquee-gesture.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Gesture } from './drag.ts'
import { dropGesture } from './drop-gesture.ts'
import type { GesturePreview } from './gesture-preview.ts'
import { freeMoveGesture } from './free-move-gesture.ts'

/** A pointer press on the canvas. */
export interface CanvasPress {
  readonly document: Document
  readonly selection: readonly NodeId[]
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
  readonly newId: () => NodeId
  /** Node under the pointer; absent on the background. */
  readonly nodeId: NodeId | undefined
  /** Shift, Ctrl or ⌘: toggles the selection. */
  readonly isAdding: boolean
  /** Alt: drags a copy. */
  readonly isCopying: boolean
}

/** Effect of a press. */
export interface PressOutcome {
  /** Selection at once. */
  readonly selected: readonly NodeId[]
  /** The drag it may become; locked nodes do not move. */
  readonly gesture: Gesture<GesturePreview>
  /** Selection if it turns out to be a tap; unchanged when absent. */
  readonly afterTap?: readonly NodeId[] | undefined
}

/** A press that moves nothing, such as on a locked node. */
const NO_GESTURE: Gesture<GesturePreview> = { preview: () => ({ kind: 'none' }), commit: () => undefined }

/** Selection and drag of a press. Groups are pressed as a whole; a tap on a member of the selected group selects the member. Pressing a selected node keeps the selection for dragging. */
export function pressOutcome(press: CanvasPress): PressOutcome {
  const { document, nodeId, isAdding, selection } = press
  if (nodeId === undefined) {
    const base = isAdding ? selection : []
    return { selected: base, gesture: marqueeGesture({ ...press, containerId: undefined, base }) }
  }
  if (isBackground(press, nodeId)) return pressOnBackground(press, nodeId)
  const isSelected = selection.includes(nodeId)
  const whole = groupOf(document, nodeId)
  const isInside = isSelected && !whole.every((id) => selection.includes(id))
  const body = isInside ? [nodeId] : whole
  if (isAdding) {
    const selected = isSelected ? selection : [...unrelated(document, selection, nodeId), ...body]
    const afterTap = isSelected ? selection.filter((id) => !body.includes(id)) : undefined
    return { selected, gesture: dragOf(press, selected, nodeId), afterTap }
  }
  if (!isSelected) return { selected: body, gesture: dragOf(press, body, nodeId) }
  const isExactly = selection.length === body.length
  const afterTap = isExactly ? [nodeId] : body
  return { selected: selection, gesture: dragOf(press, selection, nodeId), afterTap }
}

/** Whether a node is a free container with items: dragging there draws a marquee; its toolbar moves it. */
function isBackground({ document, rules }: CanvasPress, nodeId: NodeId): boolean {
  const node = document.nodes[nodeId]
  return node !== undefined && rules.isFree(node.module) && (node.children?.length ?? 0) > 0
}

function pressOnBackground(press: CanvasPress, nodeId: NodeId): PressOutcome {
  const { document, selection, isAdding } = press
  const others = unrelated(document, selection, nodeId)
  const children = new Set(document.nodes[nodeId]?.children)
  const base = isAdding ? selection.filter((id) => children.has(id)) : []
  const gesture = marqueeGesture({ ...press, containerId: nodeId, base })
  if (!isAdding) return { selected: [nodeId], gesture }
  const afterTap = selection.includes(nodeId) ? selection.filter((id) => id !== nodeId) : [...others, nodeId]
  return { selected: selection, gesture, afterTap }
}

/** The selection without ancestors and descendants of a node. */
function unrelated(document: Document, selection: readonly NodeId[], nodeId: NodeId): NodeId[] {
  const above = ancestorsOf(document, nodeId)
  return selection.filter((id) => !above.includes(id) && !ancestorsOf(document, id).includes(nodeId))
}

function dragOf(press: CanvasPress, selected: readonly NodeId[], nodeId: NodeId): Gesture<GesturePreview> {
  const { document, isCopying, newId } = press
  if (document.nodes[nodeId]?.isLocked) return NO_GESTURE
  return selectionDrag({ ...press, selection: selected, newId: isCopying ? newId : undefined }, nodeId)
}

/** Start of dragging the selection. */
export interface SelectionPress extends Pick<CanvasPress, 'document' | 'selection' | 'layout' | 'rules'> {
  /** Makes ids when copies are dragged. */
  readonly newId?: (() => NodeId) | undefined
}

/** Drag of the selection by one of its nodes: freely in its container, or between modules. Locked nodes stay. */
export function selectionDrag(press: SelectionPress, nodeId = press.selection[0]): Gesture<GesturePreview> {
  const { document, selection, newId } = press
  if (nodeId === undefined) return NO_GESTURE
  const open = selection.filter((id) => document.nodes[id] && !document.nodes[id].isLocked)
  const isPlaced = (id: NodeId) => document.nodes[id]?.rect !== undefined
  // Items and flow children cannot be dragged together: then only the pressed node moves.
  const nodeIds = open.some((id) => isPlaced(id) !== isPlaced(nodeId)) ? [nodeId] : open
  if (!isPlaced(nodeId)) return dropGesture({ ...press, dragged: { kind: 'nodes', nodeIds, newId } }) ?? NO_GESTURE
  return (
    freeMoveGesture({ ...press, nodeIds, newId }) ??
    freeMoveGesture({ ...press, nodeIds: [nodeId], newId }) ??
    NO_GESTURE
  )
}
