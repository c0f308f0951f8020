import { Node, NodeId } from '@mallwright/contract'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from './define-command.ts'
import { childrenIn } from './node-tree.ts'

/** Puts a node, with everything below it, into the page or a container. The first of `nodes` is the inserted one. */
export const insertNode = defineCommand({
  name: 'node.insert',
  label: { zh: '插入', en: 'Insert' },
  input: z.object({
    nodes: z.array(Node).check(z.minLength(1)),
    parentId: z.optional(NodeId),
    /** Counted among the parent's children; beyond the end means last. */
    index: z.int().check(z.nonnegative()),
  }),
  apply(document, { nodes, parentId, index }) {
    const known = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (known) throw new CommandError(`node ${known.id} is already there`)
    const first = nodes[0]
    if (!first) throw new CommandError('nothing to insert')
    childrenIn(document, parentId).splice(index, 0, first.id)
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  nodeIds: ({ nodes }) => nodes.slice(0, 1).map(({ id }) => id),
})
