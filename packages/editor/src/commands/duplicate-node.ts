import { NodeId } from '@mallwright/contract'
import type { Document, Node } from '@mallwright/contract'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from './define-command.ts'
import { childrenIn, placeOf, subtreeOf } from './node-tree.ts'

/** How far a copy of a freely placed item lies from it, in container units. */
const COPY_OFFSET = 10

const Input = z.object({
  nodeId: NodeId,
  /** Ids for the copy: one a node of the subtree, in its order. */
  newIds: z.array(NodeId).check(z.minLength(1)),
})

/** Puts a copy of a node, with everything below it, right after it. */
export const duplicateNode = defineCommand({
  name: 'node.duplicate',
  label: { zh: '复制一份', en: 'Duplicate' },
  input: Input,
  apply(document, { nodeId, newIds }) {
    const place = placeOf(document, nodeId)
    if (!place) throw new CommandError(`no node ${nodeId}`)
    const copies = copySubtree(document, nodeId, newIds)
    for (const copy of copies) {
      if (Object.hasOwn(document.nodes, copy.id)) throw new CommandError(`node ${copy.id} is already there`)
      document.nodes[copy.id] = copy
    }
    const first = copies[0]
    if (!first) return
    if (first.rect) first.rect = { ...first.rect, x: first.rect.x + COPY_OFFSET, y: first.rect.y + COPY_OFFSET }
    childrenIn(document, place.parentId).splice(place.index + 1, 0, first.id)
  },
  nodeIds: ({ newIds }) => newIds.slice(0, 1),
  actions: [
    {
      name: 'node.duplicate',
      label: { zh: '复制一份', en: 'Duplicate' },
      shortcuts: [{ key: 'd', isMod: true }],
      inputFor: ({ document, selection: [nodeId, second], newId }) =>
        nodeId && !second && document.nodes[nodeId]
          ? { nodeId, newIds: subtreeOf(document, nodeId).map(newId) }
          : undefined,
    },
  ],
})

function copySubtree(document: Document, nodeId: NodeId, newIds: readonly NodeId[]): Node[] {
  const originals = subtreeOf(document, nodeId)
  if (originals.length !== newIds.length || new Set(newIds).size !== newIds.length) {
    throw new CommandError('a copy needs one new id a node')
  }
  const idOf = new Map(originals.map(({ id }, index) => [id, newIds[index] as NodeId]))
  return originals.map((original) => {
    const copy = cloneOf(original)
    copy.id = idOf.get(original.id) as NodeId
    if (copy.children) copy.children = copy.children.map((child) => idOf.get(child) as NodeId)
    return copy
  })
}

/** Documents are JSON; a draft of immer cannot go through `structuredClone`. */
function cloneOf(node: Node): Node {
  return JSON.parse(JSON.stringify(node)) as Node
}
