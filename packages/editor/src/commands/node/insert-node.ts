import { Node, NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { makeNode } from '../kit/make-node.ts'
import { nodeIn, locationOf, insertChildren } from '../kit/node-tree.ts'

const Input = z.object({
  nodes: z.array(Node).check(z.minLength(1)),
  parentId: z.optional(NodeId),
  /** Index among the parent's children; beyond the end appends. */
  index: z.int().check(z.nonnegative()),
})

/** Inserts a node with its descendants into the page or a container. The first of `nodes` is the root. */
export const insertNode = defineCommand({
  name: 'node.insert',
  label: { zh: '插入', en: 'Insert' },
  input: Input,
  apply(document, { nodes, parentId, index }) {
    const taken = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (taken) throw new CommandError(`node ${taken.id} is already there`)
    const first = nodes[0]
    if (!first) throw new CommandError('nothing to insert')
    insertChildren(document, { parentId, index }, [first.id])
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  targetsOf: ({ nodes }) => nodes.slice(0, 1).map(({ id }) => id),
  actions: [{ name: 'tab.add', label: { zh: '添加页签', en: 'Add a tab' }, section: 'insert', inputFor: addTabInput }],
})

/** Input for adding a tab to the selected tabs: after the selected tab, else at the end. */
function addTabInput({ document, selection, rules, newId }: ActionContext): z.infer<typeof Input> | undefined {
  const [selected, second] = selection
  const location = selected && !second && locationOf(document, selected)
  if (!selected || !location) return undefined
  const node = nodeIn(document, selected)
  const isWhole = rules.childKindOf(node.module) !== undefined
  const parent = isWhole ? node : location.parentId && nodeIn(document, location.parentId)
  const kind = parent && rules.childKindOf(parent.module)
  if (!kind || !parent.children || parent.isLocked) return undefined
  const index = isWhole ? parent.children.length : location.index + 1
  return { nodes: [makeNode(kind, { id: newId() })], parentId: parent.id, index }
}
