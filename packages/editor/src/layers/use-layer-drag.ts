import type { NodeId } from '@mallwright/contract'
import { useState } from 'react'
import type { PointerEvent } from 'react'

import { callOf } from '../commands/define-command.ts'
import { moveNode } from '../commands/move-node.ts'
import { TAP_DISTANCE } from '../gestures/drag.ts'
import { useStudio } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import type { LayerRow } from './layer-rows.ts'

/** Where a dragged layer would land: before or after another one of the same parent. */
export interface LayerLanding {
  readonly id: NodeId
  readonly isAfter: boolean
}

/** Drags a layer among its siblings; a line shows where it lands, and nothing moves before the release. */
export function useLayerDrag(): {
  readonly landing: LayerLanding | undefined
  readonly start: (row: LayerRow, event: PointerEvent) => void
} {
  const studio = useStudio()
  const [landing, setLanding] = useState<LayerLanding>()
  const start = (row: LayerRow, down: PointerEvent) => {
    if (down.button !== 0 || studio.page.nodes.get(row.id)?.isLocked) return
    let target: LayerLanding | undefined
    const move = (event: Event) => {
      if (!(event instanceof globalThis.PointerEvent)) return
      const isFar = Math.abs(event.clientY - down.clientY) >= TAP_DISTANCE
      target = isFar ? landingAt(studio, row, event) : undefined
      setLanding(target)
    }
    const end = (event: Event) => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
      setLanding(undefined)
      if (event.type === 'pointerup' && target) drop(studio, row, target)
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

function landingAt({ page }: Studio, row: LayerRow, event: globalThis.PointerEvent): LayerLanding | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-layer]')
  const id = element?.dataset['layer'] as NodeId | undefined
  if (!element || id === undefined || id === row.id || !siblingsOf(page, row).includes(id)) return undefined
  const { top, height } = element.getBoundingClientRect()
  return { id, isAfter: event.clientY > top + height / 2 }
}

function drop({ page }: Studio, row: LayerRow, { id, isAfter }: LayerLanding): void {
  const others = siblingsOf(page, row).filter((one) => one !== row.id)
  const index = others.indexOf(id) + (isAfter ? 1 : 0)
  page.run(callOf(moveNode, { nodeId: row.id, parentId: row.parentId, index }))
}

function siblingsOf(page: Studio['page'], { parentId }: LayerRow): readonly NodeId[] {
  const { document } = page.documents.getState()
  return parentId === undefined ? document.children : (document.nodes[parentId]?.children ?? [])
}
