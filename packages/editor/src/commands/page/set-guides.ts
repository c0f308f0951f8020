import { NodeId, OwnGuides } from '@mallwright/contract/document'
import type { Node } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { bodyOf, middleOf, spanOf } from '../../geometry/rect.ts'
import type { Axis } from '../../geometry/rect.ts'
import { defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'
import { selectedItems } from '../kit/selected-items.ts'

const Input = z.object({ nodeId: NodeId, guides: OwnGuides })

/** Sets the user's guides of a free container: sorted, without duplicates, absent when there are none. */
export const setGuides = defineCommand({
  name: 'node.setGuides',
  label: { zh: '参考线', en: 'Guides' },
  input: Input,
  apply(document, { nodeId, guides }) {
    const node = nodeIn(document, nodeId)
    const [x, y] = [ordered(guides.x), ordered(guides.y)]
    if (x.length === 0 && y.length === 0) delete node.guides
    else node.guides = { ...node.guides, x, y }
  },
  targetsOf: ({ nodeId }) => [nodeId],
  actions: [
    {
      name: 'guide.upright',
      label: { zh: '添加垂直参考线', en: 'Add an upright guide' },
      section: 'guides',
      inputFor: (context) => added(context, 'x'),
    },
    {
      name: 'guide.level',
      label: { zh: '添加水平参考线', en: 'Add a level guide' },
      section: 'guides',
      inputFor: (context) => added(context, 'y'),
    },
    {
      name: 'guide.clear',
      label: { zh: '清除参考线', en: 'Remove all guides' },
      section: 'guides',
      inputFor: (context) => {
        const container = containerOf(context)
        return container?.guides ? { nodeId: container.id, guides: { x: [], y: [] } } : undefined
      },
    },
  ],
})

/** A guide through the middle of the selection: of the container itself or of its items. */
function added(context: ActionContext, axis: Axis): z.infer<typeof Input> | undefined {
  const container = containerOf(context)
  if (!container) return undefined
  const items = selectedItems(context)?.items.map(({ rect }) => rect)
  const body = items ? bodyOf(items) : { x: 0, y: 0, ...context.rules.boundsOf(container) }
  const { x = [], y = [] } = container.guides ?? {}
  const at = Math.round(middleOf(spanOf(body, axis)) * 10) / 10
  const isThere = (axis === 'x' ? x : y).includes(at)
  if (isThere) return undefined
  return { nodeId: container.id, guides: axis === 'x' ? { x: [...x, at], y } : { x, y: [...y, at] } }
}

function containerOf(context: ActionContext): Node | undefined {
  const [only, second] = context.selection
  const node = only && !second ? context.document.nodes[only] : undefined
  const container = node && context.rules.isFree(node.module) ? node : selectedItems(context)?.container
  return container?.isLocked ? undefined : container
}

function ordered(positions: readonly number[]): number[] {
  return [...new Set(positions)].toSorted((a, b) => a - b)
}
