import type { Document, NodeId } from '@mallwright/contract/document'

import { parentOf } from '../../commands/node-tree.ts'
import { DESIGN_DEVICE } from '../../studio/devices.ts'
import type { Studio } from '../../studio/studio.ts'
import { paintCanvas } from './paint-canvas.ts'

/** Paints each module of the page as a block as high as its part of what can be scrolled; the selected ones in the accent. */
export function paintOverview(element: HTMLCanvasElement, { canvas, page, near }: Studio): void {
  const { scroller } = canvas
  const drawn = canvas.page?.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = element
  if (!scroller || !drawn) return
  const part = height / scroller.scrollHeight
  const top = (drawn.top - scroller.getBoundingClientRect().top + scroller.scrollTop) * part
  const { document } = page.documents.getState()
  const selected = new Set(page.selection.getState().selected.map((id) => topOf(document, id)))
  const unit = (drawn.width / DESIGN_DEVICE.width) * part
  const nodes = document.children.flatMap((id) => document.nodes[id] ?? []).filter(({ isHidden }) => !isHidden)
  const blocks = nodes.map((node) => ({ length: near.heightOf(node) * unit, isSelected: selected.has(node.id) }))
  paintCanvas(element, [top, blocks], (pen, style) => {
    let y = top
    for (const { length, isSelected } of blocks) {
      pen.fillStyle = isSelected ? style.outlineColor : style.color
      pen.fillRect(4, y, width - 8, Math.max(1, length - 1))
      y += length
    }
  })
}

/** The module of the page that a node is or stands in. */
function topOf(document: Document, id: NodeId): NodeId {
  const parentId = parentOf(document, id)
  return parentId === undefined ? id : topOf(document, parentId)
}
