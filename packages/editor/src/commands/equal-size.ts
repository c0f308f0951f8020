import { equalSizeBoxes } from '../geometry/align.ts'
import { defineCommand } from './define-command.ts'
import type { ActionContext } from './define-command.ts'
import { applyPlacing, placedIds, Placing, selectedItems } from './placing.ts'

/** Gives freely placed nodes the size of the largest. */
export const equalSize = defineCommand({
  name: 'node.equalSize',
  label: { zh: '统一尺寸', en: 'Make the same size' },
  input: Placing,
  apply: applyPlacing,
  nodeIds: placedIds,
  actions: [
    {
      name: 'size.width',
      label: { zh: '等宽', en: 'Same width' },
      section: 'size',
      inputFor: (context) => equalised(context, 'width'),
    },
    {
      name: 'size.height',
      label: { zh: '等高', en: 'Same height' },
      section: 'size',
      inputFor: (context) => equalised(context, 'height'),
    },
    {
      name: 'size.both',
      label: { zh: '等宽等高', en: 'Same size' },
      section: 'size',
      inputFor: (context) => equalised(context, 'both'),
    },
  ],
})

function equalised(context: ActionContext, which: 'width' | 'height' | 'both'): Placing | undefined {
  const selected = selectedItems(context)
  if (!selected || selected.items.length < 2) return undefined
  const { items, bounds } = selected
  const boxes = equalSizeBoxes(
    items.map(({ rect }) => rect),
    which,
    bounds,
  )
  return { places: items.map(({ nodeId, rect }, index) => ({ nodeId, rect: boxes[index] ?? rect })) }
}
