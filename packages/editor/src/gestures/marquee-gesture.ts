import type { Document, NodeId } from '@mallwright/contract/document'

import type { ModuleRules } from '../commands/kit/define-command.ts'
import { withGroups } from '../commands/kit/node-groups.ts'
import { boxBetween, isTouching } from '../geometry/rect.ts'
import type { Box } from '../geometry/rect.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Gesture, Travel } from './drag.ts'
import type { MarqueePreview } from './gesture-preview.ts'

/** Start of a marquee. */
export interface MarqueePress {
  readonly document: Document
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
  /** Free container whose items are selected; the page's modules when absent. */
  readonly containerId?: NodeId | undefined
  /** Nodes that stay selected. */
  readonly base: readonly NodeId[]
}

/** Selects the nodes that a marquee touches, except locked and hidden ones; changes nothing else. */
export function marqueeGesture(press: MarqueePress): Gesture<MarqueePreview> {
  const boxes = boxesOf(press)
  const hit = ({ start, sample }: Travel): MarqueePreview => {
    const box = boxBetween(start, sample)
    const touched = boxes.flatMap((candidate) => (isTouching(candidate.box, box) ? [candidate.id] : []))
    return { kind: 'marquee', box, nodeIds: [...new Set([...press.base, ...withGroups(press.document, touched)])] }
  }
  return { preview: hit, commit: () => undefined, select: (travel) => hit(travel).nodeIds }
}

function boxesOf({ document, layout, rules, containerId }: MarqueePress): { readonly id: NodeId; readonly box: Box }[] {
  const container = containerId && document.nodes[containerId]
  const ids = (container ? container.children : document.children) ?? []
  const open = ids.flatMap((id) => {
    const node = document.nodes[id]
    return node && !node.isHidden && !node.isLocked ? [node] : []
  })
  const containerBox = container && layout.boxOf(container.id)
  if (!container || !containerBox) {
    return open.flatMap(({ id }) => {
      const box = layout.boxOf(id)
      return box ? [{ id, box }] : []
    })
  }
  // Only the container is measured: its items' rects give the rest.
  const px = containerBox.width / rules.boundsOf(container).width
  return open.flatMap(({ id, rect }) => {
    if (!rect) return []
    const { x, y, width, height } = rect
    return [
      { id, box: { x: containerBox.x + x * px, y: containerBox.y + y * px, width: width * px, height: height * px } },
    ]
  })
}
