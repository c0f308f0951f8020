import type { Node, Rect } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { callOf } from '../commands/define-command.ts'
import { parentOf } from '../commands/node-tree.ts'
import { placeNodes } from '../commands/place-nodes.ts'
import { resizeNode } from '../commands/resize-node.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { useDocument, useStudio } from '../studio/studio.ts'
import { NumberInput } from '../ui/number-input.tsx'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'

/** Position and size of an item of a free container, in its units; nothing leaves the container. */
export function RectFields({ node, rect }: { readonly node: Node; readonly rect: Rect }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const container = useDocument((document) => {
    const parentId = parentOf(document, node.id)
    return parentId && document.nodes[parentId]
  })
  if (!container) return null
  const bounds = MODULE_RULES.boundsOf(container)
  const min = MODULE_RULES.minSizeOf(node.module)
  const limits = {
    x: { label: 'X', min: 0, max: bounds.width - rect.width },
    y: { label: 'Y', min: 0, max: bounds.height - rect.height },
    width: { label: text(INSPECTOR_TEXTS.width), min: min.width, max: bounds.width - rect.x },
    height: { label: text(INSPECTOR_TEXTS.height), min: min.height, max: bounds.height - rect.y },
  }
  const change = (part: keyof Rect, entered: number) => {
    const next = { ...rect, [part]: entered }
    const isSize = part === 'width' || part === 'height'
    const call = isSize
      ? callOf(resizeNode, { nodeId: node.id, rect: next })
      : callOf(placeNodes, { places: [{ nodeId: node.id, rect: next }] })
    page.run(call, { mergeKey: `rect ${node.id} ${part}` })
  }
  return (
    <fieldset className="st-group st-rect">
      <legend>{text(INSPECTOR_TEXTS.position)}</legend>
      {(['x', 'y', 'width', 'height'] as const).map((part) => (
        <label key={part}>
          <span>{limits[part].label}</span>
          <NumberInput
            value={rect[part]}
            min={limits[part].min}
            max={Math.max(limits[part].min, limits[part].max)}
            step={1}
            onChange={(entered) => change(part, entered)}
          />
        </label>
      ))}
    </fieldset>
  )
}
