import { NodeId, Rect } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { freePlace } from '../../geometry/copy-rects.ts'
import { leaveGroup } from '../kit/node-groups.ts'
import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import {
  childRects,
  childrenIn,
  removeChild,
  nodeIn,
  parentOf,
  locationOf,
  insertChildren,
  subtreeOf,
} from '../kit/node-tree.ts'

const Input = z.object({
  nodeId: NodeId,
  parentId: z.optional(NodeId),
  /** Resulting index among the new parent's children. */
  index: z.int().check(z.nonnegative()),
  /** Required when the new parent is a free container. */
  rect: z.optional(Rect),
})

/** Moves a node within its parent, into a container or out to the page. */
export const moveNode = defineCommand({
  name: 'node.move',
  label: { zh: '移动', en: 'Move' },
  input: Input,
  apply(document, { nodeId, parentId, index, rect }) {
    const node = nodeIn(document, nodeId)
    if (parentId !== undefined && subtreeOf(document, nodeId).some(({ id }) => id === parentId)) {
      throw new CommandError('a node cannot move into itself')
    }
    const from = parentOf(document, nodeId)
    removeChild(document, from, nodeId)
    insertChildren(document, { parentId, index }, [nodeId])
    if (rect) node.rect = rect
    else if (parentId !== from) delete node.rect
    if (parentId !== from) leaveGroup(node)
  },
  targetsOf: ({ nodeId }) => [nodeId],
  actions: [
    {
      name: 'node.moveIn',
      label: { zh: '移入相邻容器', en: 'Move into the next container' },
      section: 'move',
      inputFor: moveInInput,
    },
    {
      name: 'node.moveOut',
      label: { zh: '移出容器', en: 'Move out of the container' },
      section: 'move',
      inputFor: moveOutInput,
    },
  ],
})

function moveOutInput({ document, selection, rules }: ActionContext): z.infer<typeof Input> | undefined {
  const nodeId = onlyUnlocked(document, selection)
  if (!nodeId) return undefined
  const { module } = nodeIn(document, nodeId)
  let location = locationOf(document, nodeId)
  // Nothing leaves a locked container.
  if (location?.parentId && nodeIn(document, location.parentId).isLocked) return undefined
  while (location?.parentId) {
    location = locationOf(document, location.parentId)
    const parent = location?.parentId && nodeIn(document, location.parentId)
    if (!location || (parent && (parent.isLocked || rules.isFree(parent.module)))) continue
    if (rules.accepts(parent ? parent.module : undefined, module)) {
      return { nodeId, parentId: location.parentId, index: location.index + 1 }
    }
  }
  return undefined
}

function moveInInput({ document, selection, rules }: ActionContext): z.infer<typeof Input> | undefined {
  const nodeId = onlyUnlocked(document, selection)
  const location = nodeId && locationOf(document, nodeId)
  if (!nodeId || !location) return undefined
  const { module } = nodeIn(document, nodeId)
  const siblings = childrenIn(document, location.parentId)
  const takes = ({ children, isLocked, module: parent }: Node) => children && !isLocked && rules.accepts(parent, module)
  const parent = [siblings[location.index - 1], siblings[location.index + 1]]
    .flatMap((id) => (id ? [nodeIn(document, id), ...childrenOf(document, id)] : []))
    .find(takes)
  if (!parent) return undefined
  const index = parent.children?.length ?? 0
  if (!rules.isFree(parent.module)) return { nodeId, parentId: parent.id, index }
  const bounds = rules.boundsOf(parent)
  const rect = freePlace(rules.sizeOf(module), { bounds, taken: childRects(document, parent) })
  return { nodeId, parentId: parent.id, index, rect }
}

function childrenOf(document: Document, id: NodeId): Node[] {
  return (nodeIn(document, id).children ?? []).map((child) => nodeIn(document, child))
}

function onlyUnlocked(document: Document, selection: readonly NodeId[]): NodeId | undefined {
  const [nodeId, second] = selection
  return nodeId && !second && document.nodes[nodeId] && !document.nodes[nodeId].isLocked ? nodeId : undefined
}
