import type { NodeId } from '@mallwright/contract/document'
import { useState } from 'react'
import type { PointerEvent } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import type { CommandCall } from '../../../commands/kit/define-command.ts'
import { moveNode } from '../../../commands/node/move-node.ts'
import { moveTogether } from '../../../commands/node/move-together.ts'
import { TAP_DISTANCE } from '../../../gestures/drag.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { useStudio } from '../../../studio/studio.ts'
import type { Studio } from '../../../studio/studio.ts'
import { layerMove } from '../model/layer-drop.ts'
import type { LayerMove, DropPosition } from '../model/layer-drop.ts'
import { nodesOfRow } from '../model/layer-rows.ts'
import type { LayerRow } from '../model/layer-rows.ts'

/** Drop target of a dragged layer. */
export interface LayerLanding {
  /** Key of the row. */
  readonly row: string
  readonly position: DropPosition
}

/** Drags a layer with the selection; the drop target is highlighted and nothing moves before release. */
export function useLayerDrag(): {
  readonly landing: LayerLanding | undefined
  readonly start: (row: LayerRow, event: PointerEvent) => void
} {
  const studio = useStudio()
  const [landing, setLanding] = useState<LayerLanding>()
  const start = (row: LayerRow, down: PointerEvent) => {
    const isLocked = (id: NodeId) => studio.page.nodes.get(id)?.isLocked
    if (down.button !== 0 || nodesOfRow(row).every(isLocked)) return
    const nodeIds = row.members?.filter((id) => !isLocked(id)) ?? draggedWith(studio, row.id)
    let target: { readonly landing: LayerLanding; readonly move: LayerMove } | undefined
    const move = (event: Event) => {
      if (!(event instanceof globalThis.PointerEvent)) return
      const isFar = Math.abs(event.clientY - down.clientY) >= TAP_DISTANCE
      target = isFar ? landingAt(studio, nodeIds, event) : undefined
      setLanding(target?.landing)
    }
    const end = (event: Event) => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
      setLanding(undefined)
      if (event.type === 'pointerup' && target) studio.page.run(callFor(target.move))
      if (event instanceof KeyboardEvent) event.stopPropagation()
    }
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
      ['contextmenu', end],
      ['keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && end(event)],
    ]
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true)
  }
  return { landing, start }
}

function landingAt({ page }: Studio, nodeIds: readonly NodeId[], event: globalThis.PointerEvent) {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]')
  const { layer, first = layer, last, row } = element?.dataset ?? {}
  if (!element || first === undefined || row === undefined) return undefined
  const { top, height } = element.getBoundingClientRect()
  const at = (event.clientY - top) / height
  // The middle of a row means inside; where that is not allowed, the nearer edge counts. Nothing is dropped inside a group's row.
  const nearer: DropPosition = at < 0.5 || last === first ? 'before' : 'after'
  const positions: readonly DropPosition[] = at > 0.25 && at < 0.75 && !last ? ['inside', nearer] : [nearer]
  const { document: open } = page.documents.getState()
  for (const position of positions) {
    const targetId = (position === 'after' && last ? last : first) as NodeId
    const move = layerMove(open, MODULE_RULES, { nodeIds, targetId, position })
    if (move) return { landing: { row, position }, move }
  }
  return undefined
}

/** Nodes that move with a dragged layer: the selection when it is part of it. Locked ones stay. */
function draggedWith({ page }: Studio, id: NodeId): readonly NodeId[] {
  const { selected } = page.selection.getState()
  return selected.includes(id) ? selected.filter((other) => !page.nodes.get(other)?.isLocked) : [id]
}

function callFor({ nodeIds, parentId, index, rects }: LayerMove): CommandCall {
  const [nodeId, second] = nodeIds
  if (nodeId === undefined || second) return callOf(moveTogether, { nodeIds, parentId, index, rects })
  return callOf(moveNode, { nodeId, parentId, index, rect: rects?.[0] })
}
