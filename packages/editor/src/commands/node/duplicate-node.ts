import { NodeId } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { COPY_OFFSET } from '../../geometry/copy-rects.ts'
import { bodyOf } from '../../geometry/rect.ts'
import type { Point } from '../../geometry/rect.ts'
import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { childrenIn, nodeIn, parentOf, insertChildren, subtreeOf, topmost } from '../kit/node-tree.ts'
import { selectedItems } from '../kit/selected-items.ts'

const Input = z.object({
  nodeIds: z.array(NodeId).check(z.minLength(1)),
  /** Ids of the copies: one for each node of each subtree, in order. */
  newIds: z.array(NodeId).check(z.minLength(1)),
  /** Offset of the copies in a free container. */
  offset: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** Location of the copies in a flow; directly after the originals when absent. */
  at: z.optional(z.object({ parentId: z.optional(NodeId), index: z.int().check(z.nonnegative()) })),
})

/** Duplicates nodes with their descendants and groups, after the originals or at another location. */
export const duplicateNode = defineCommand({
  name: 'node.duplicate',
  label: { zh: '复制一份', en: 'Duplicate' },
  input: Input,
  apply(document, { nodeIds, newIds, offset = { x: COPY_OFFSET, y: COPY_OFFSET }, at }) {
    const idOf = newIdsOf(document, nodeIds, newIds)
    const copies = copiesOf(document, nodeIds, idOf)
    for (const copy of copies) document.nodes[copy.id] = copy
    const tops = nodeIds.map((id) => ({ id, copyId: idOf.get(id) as NodeId, parentId: parentOf(document, id) }))
    for (const { copyId } of tops) {
      const copy = nodeIn(document, copyId)
      if (copy.rect) copy.rect = { ...copy.rect, x: copy.rect.x + offset.x, y: copy.rect.y + offset.y }
    }
    if (at) {
      insertChildren(
        document,
        { parentId: at.parentId, index: at.index },
        tops.map(({ copyId }) => copyId),
      )
      return
    }
    for (const parentId of new Set(tops.map((top) => top.parentId))) {
      const own = tops.filter((top) => top.parentId === parentId)
      const siblings = childrenIn(document, parentId)
      const last = Math.max(...own.map(({ id }) => siblings.indexOf(id)))
      insertChildren(
        document,
        { parentId, index: last + 1 },
        own.map(({ copyId }) => copyId),
      )
    }
  },
  targetsOf: ({ nodeIds, newIds }) => (nodeIds.length === 1 ? newIds.slice(0, 1) : newIds),
  actions: [
    {
      name: 'node.duplicate',
      label: { zh: '复制一份', en: 'Duplicate' },
      section: 'edit',
      shortcuts: [{ key: 'd', isMod: true }],
      inputFor: (context) => {
        const { document, newId } = context
        const nodeIds = topmost(document, context.selection)
        if (nodeIds.length === 0) return undefined
        const newIds = nodeIds.flatMap((id) => subtreeOf(document, id).map(newId))
        return { nodeIds, newIds, offset: offsetWithin(context) }
      },
    },
  ],
})

/** Offset to the lower right, or to wherever there is space. */
function offsetWithin(context: ActionContext): Point {
  const selected = selectedItems(context)
  if (!selected) return { x: COPY_OFFSET, y: COPY_OFFSET }
  const { bounds, items } = selected
  const { x, y, width, height } = bodyOf(items.map(({ rect }) => rect))
  const along = (start: number, end: number, bound: number) =>
    end + COPY_OFFSET <= bound ? COPY_OFFSET : -Math.min(COPY_OFFSET, Math.max(0, start))
  return { x: along(x, x + width, bounds.width), y: along(y, y + height, bounds.height) }
}

function newIdsOf(
  document: Document,
  nodeIds: readonly NodeId[],
  newIds: readonly NodeId[],
): ReadonlyMap<NodeId, NodeId> {
  const originals = nodeIds.flatMap((id) => subtreeOf(document, id))
  const isUnique = new Set(newIds).size === newIds.length && new Set(originals).size === originals.length
  if (originals.length !== newIds.length || !isUnique) throw new CommandError('a copy needs one new id a node')
  const taken = newIds.find((id) => Object.hasOwn(document.nodes, id))
  if (taken) throw new CommandError(`node ${taken} is already there`)
  return new Map(originals.map(({ id }, index) => [id, newIds[index] as NodeId]))
}

function copiesOf(document: Document, nodeIds: readonly NodeId[], idOf: ReadonlyMap<NodeId, NodeId>): Node[] {
  const groups = new Map<string, string>()
  return nodeIds
    .flatMap((id) => subtreeOf(document, id))
    .map((original) => {
      const copy = cloneOf(original)
      copy.id = idOf.get(original.id) as NodeId
      if (copy.children) copy.children = copy.children.map((child) => idOf.get(child) as NodeId)
      if (copy.group !== undefined) {
        // A fresh node id is unique, so it can serve as the group id.
        const group = groups.get(copy.group) ?? copy.id
        groups.set(copy.group, group)
        copy.group = group
      }
      return copy
    })
}

/** Documents are JSON; immer drafts do not support `structuredClone`. */
function cloneOf(node: Node): Node {
  return JSON.parse(JSON.stringify(node)) as Node
}
