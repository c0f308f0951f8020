import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { changeChildren, childrenIn, nodeIn, parentOf } from '../kit/node-tree.ts'

const TO = ['first', 'earlier', 'later', 'last'] as const
type To = (typeof TO)[number]

const Input = z.object({
  nodeIds: z.array(NodeId).check(z.minLength(1)),
  /** Direction among siblings: from first to last in a flow, from back to front in a free container. */
  to: z.enum(TO),
})

/** Moves nodes among their siblings; their relative order stays. */
export const reorderNodes = defineCommand({
  name: 'node.reorder',
  label: { zh: '调整顺序', en: 'Reorder' },
  input: Input,
  apply(document, { nodeIds, to }) {
    const parentId = parentOf(document, nodeIn(document, nodeIds[0] as NodeId).id)
    changeChildren(document, parentId, (siblings) => {
      if (!nodeIds.every((id) => siblings.includes(id))) throw new CommandError('only siblings have one order')
      return reordered([...siblings], new Set(nodeIds), to)
    })
  },
  targetsOf: ({ nodeIds }) => nodeIds,
  actions: [
    {
      name: 'node.moveUp',
      label: { zh: '上移', en: 'Move up' },
      section: 'move',
      shortcuts: [{ key: 'ArrowUp', isAlt: true }],
      inputFor: (context) => possible(context, { to: 'earlier', isFree: false }),
    },
    {
      name: 'node.moveDown',
      label: { zh: '下移', en: 'Move down' },
      section: 'move',
      shortcuts: [{ key: 'ArrowDown', isAlt: true }],
      inputFor: (context) => possible(context, { to: 'later', isFree: false }),
    },
    {
      name: 'node.toFront',
      label: { zh: '置于顶层', en: 'Bring to front' },
      section: 'stack',
      shortcuts: [{ key: 'ArrowUp', isMod: true, isShift: true }],
      inputFor: (context) => possible(context, { to: 'last', isFree: true }),
    },
    {
      name: 'node.forward',
      label: { zh: '上移一层', en: 'Bring forward' },
      section: 'stack',
      shortcuts: [{ key: 'ArrowUp', isMod: true }],
      inputFor: (context) => possible(context, { to: 'later', isFree: true }),
    },
    {
      name: 'node.backward',
      label: { zh: '下移一层', en: 'Send backward' },
      section: 'stack',
      shortcuts: [{ key: 'ArrowDown', isMod: true }],
      inputFor: (context) => possible(context, { to: 'earlier', isFree: true }),
    },
    {
      name: 'node.toBack',
      label: { zh: '置于底层', en: 'Send to back' },
      section: 'stack',
      shortcuts: [{ key: 'ArrowDown', isMod: true, isShift: true }],
      inputFor: (context) => possible(context, { to: 'first', isFree: true }),
    },
  ],
})

function possible(
  { document, selection, rules }: ActionContext,
  { to, isFree }: { to: To; isFree: boolean },
): z.infer<typeof Input> | undefined {
  const [first] = selection
  if (!first || !document.nodes[first]) return undefined
  const parentId = parentOf(document, first)
  const isInFree = parentId !== undefined && rules.isFree(nodeIn(document, parentId).module)
  const siblings = childrenIn(document, parentId)
  const chosen = new Set(selection)
  const isMovable = selection.every((id) => siblings.includes(id) && !document.nodes[id]?.isLocked)
  if (isInFree !== isFree || !isMovable) return undefined
  const next = reordered(siblings, chosen, to)
  return next.some((id, index) => id !== siblings[index]) ? { nodeIds: [...selection], to } : undefined
}

function reordered(siblings: readonly NodeId[], chosen: ReadonlySet<NodeId>, to: To): NodeId[] {
  const [moving, staying] = [siblings.filter((id) => chosen.has(id)), siblings.filter((id) => !chosen.has(id))]
  if (to === 'first') return [...moving, ...staying]
  if (to === 'last') return [...staying, ...moving]
  const order = to === 'earlier' ? [...siblings] : siblings.toReversed()
  // Swaps each with its predecessor, unless that moves too.
  for (let index = 1; index < order.length; index++) {
    const [before, own] = [order[index - 1] as NodeId, order[index] as NodeId]
    if (chosen.has(own) && !chosen.has(before)) [order[index - 1], order[index]] = [own, before]
  }
  return to === 'earlier' ? order : order.toReversed()
}
