import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { callOf } from '../commands/kit/define-command.ts'
import type { ModuleRules } from '../commands/kit/define-command.ts'
import { nodeIn } from '../commands/kit/node-tree.ts'
import { setGuides } from '../commands/page/set-guides.ts'
import { holdsPoint } from '../geometry/rect.ts'
import type { Axis, Box } from '../geometry/rect.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Gesture, PointerSample } from './drag.ts'
import type { GuidePreview } from './gesture-preview.ts'

/** Start of dragging a guide. */
export interface GuidePress {
  readonly document: Document
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
  readonly axis: Axis
  /** The dragged guide; absent for a new one from a ruler. */
  readonly from?: { readonly containerId: NodeId; readonly index: number } | undefined
}

/** Drags a guide: a new one into the free container under the pointer, or an existing one. Dragging it out removes it. Snaps to whole units. */
export function guideGesture(press: GuidePress): Gesture<GuidePreview> {
  const { axis, from } = press
  const containers = containersOf(press)
  const landing = (sample: PointerSample): GuidePreview => {
    const found = containers.find(({ box }) => holdsPoint(box, sample))
    const { box, node } = found ?? {}
    if (!box || !node) return { kind: 'guide', axis, containerId: undefined, at: 0 }
    const unitsPerPx = press.rules.boundsOf(node).width / box.width
    return { kind: 'guide', axis, containerId: node.id, at: Math.round((sample[axis] - box[axis]) * unitsPerPx) }
  }
  return {
    preview: ({ sample }) => landing(sample),
    commit: ({ sample }) => {
      const { containerId, at } = landing(sample)
      const nodeId = from?.containerId ?? containerId
      if (nodeId === undefined) return undefined
      const { x = [], y = [] } = nodeIn(press.document, nodeId).guides ?? {}
      const lines = (axis === 'x' ? x : y).filter((_, index) => index !== from?.index)
      const next = containerId === undefined ? lines : [...lines, at]
      return callOf(setGuides, { nodeId, guides: axis === 'x' ? { x: next, y } : { x, y: next } })
    },
  }
}

/** Containers for guides: all rendered free containers, or only the one of the dragged guide. */
function containersOf({ document, layout, rules, from }: GuidePress): { readonly node: Node; readonly box: Box }[] {
  return Object.values(document.nodes).flatMap((node) => {
    const isOpen = rules.isFree(node.module) && !node.isLocked && (!from || from.containerId === node.id)
    const box = isOpen ? layout.boxOf(node.id) : undefined
    return box && box.width > 0 ? [{ node, box }] : []
  })
}
