import { distributeBoxes } from '../geometry/align.ts'
import type { Axis } from '../geometry/rect.ts'
import { defineCommand } from './define-command.ts'
import type { ActionContext } from './define-command.ts'
import { applyPlacing, placeBodies, placedIds, Placing, selectedItems } from './placing.ts'

/** Makes the gaps between freely placed nodes equal. */
export const distributeNodes = defineCommand({
  name: 'node.distribute',
  label: { zh: '等距分布', en: 'Distribute' },
  input: Placing,
  apply: applyPlacing,
  nodeIds: placedIds,
  actions: [
    {
      name: 'distribute.across',
      label: { zh: '水平等距分布', en: 'Distribute across' },
      section: 'distribute',
      inputFor: (context) => distributed(context, 'x'),
    },
    {
      name: 'distribute.down',
      label: { zh: '垂直等距分布', en: 'Distribute down' },
      section: 'distribute',
      inputFor: (context) => distributed(context, 'y'),
    },
  ],
})

function distributed(context: ActionContext, axis: Axis): Placing | undefined {
  const selected = selectedItems(context)
  if (!selected || selected.bodies.length < 3) return undefined
  return placeBodies(selected, (boxes) => distributeBoxes(boxes, axis))
}
