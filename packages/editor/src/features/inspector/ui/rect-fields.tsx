import type { Node, Rect } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { parentOf } from '../../../commands/kit/node-tree.ts'
import { moveCall, resizeCall } from '../../../commands/node/set-rects.ts'
import { clamp } from '../../../geometry/rect.ts'
import type { Size } from '../../../geometry/rect.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { INSPECTOR_TEXTS } from '../model/inspector.texts.ts'

const SIDES = ['x', 'y', 'width', 'height'] as const

/** Position and size of items of one container, in its units and within it; an entered number goes to all of them as one step. */
export function RectFields({ nodes }: { readonly nodes: readonly Node[] }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const container = useDocument((document) => {
    const parents = new Set(nodes.map(({ id }) => parentOf(document, id)))
    const [parentId] = parents
    return parents.size === 1 && parentId ? document.nodes[parentId] : undefined
  })
  const items = nodes.flatMap(({ id, module, rect }) => (rect ? [{ id, module, rect }] : []))
  const [first] = items
  if (!container || !first || items.length < nodes.length) return null
  const bounds = MODULE_RULES.boundsOf(container)
  const labels = { x: 'X', y: 'Y', width: text(INSPECTOR_TEXTS.width), height: text(INSPECTOR_TEXTS.height) }
  const limitsOf = (side: keyof Rect) => items.map(({ module, rect }) => sideLimits(side, rect, { module, bounds }))
  const change = (side: keyof Rect, entered: number) => {
    const limits = limitsOf(side)
    const rects = items.map(({ id, rect }, index) => {
      const { min, max } = limits[index] ?? { min: entered, max: entered }
      return { nodeId: id, rect: { ...rect, [side]: clamp(entered, min, max) } }
    })
    const isSize = side === 'width' || side === 'height'
    const mergeKey = `rect ${items.map(({ id }) => id).join(' ')} ${side}`
    page.run(isSize ? resizeCall(rects) : moveCall(rects), { mergeKey })
  }
  return (
    <fieldset className="st-group st-rect">
      <legend>{text(INSPECTOR_TEXTS.position)}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <span>{labels[side]}</span>
          <NumberInput
            value={first.rect[side]}
            isMixed={items.some(({ rect }) => rect[side] !== first.rect[side])}
            min={Math.min(...limitsOf(side).map(({ min }) => min))}
            max={Math.max(...limitsOf(side).map(({ max }) => max))}
            step={1}
            onChange={(entered) => change(side, entered)}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Limits of one side of an item while the other sides stay. */
function sideLimits(
  side: keyof Rect,
  rect: Rect,
  { module, bounds }: { readonly module: string; readonly bounds: Size },
): { readonly min: number; readonly max: number } {
  if (side === 'x') return { min: 0, max: Math.max(0, bounds.width - rect.width) }
  if (side === 'y') return { min: 0, max: Math.max(0, bounds.height - rect.height) }
  const min = MODULE_RULES.minSizeOf(module)[side]
  return { min, max: Math.max(min, bounds[side] - (side === 'width' ? rect.x : rect.y)) }
}
