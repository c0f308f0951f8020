import { MAX_NESTING, MAX_NODES, Node, NodeId, checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { nodesOfClipping, withFreshIds } from '../kit/clipping.ts'
import type { Clipping } from '../kit/clipping.ts'
import { positionCopies } from '../kit/copy-positions.ts'
import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { nodeIn, parentOf, insertChildren } from '../kit/node-tree.ts'
import { findPasteTargets } from '../kit/paste-targets.ts'
import type { PasteTarget } from '../kit/paste-targets.ts'

/** The document's own limits of nesting and node count apply. */
const Input = z.object({
  /** Nodes of the clipping under ids that the page does not use. */
  nodes: z.array(Node).check(z.minLength(1)),
  /** Locations of the topmost nodes; indexes count the existing children. */
  insertions: z.array(
    z.object({
      parentId: z.optional(NodeId),
      index: z.int().check(z.nonnegative()),
      nodeIds: z.array(NodeId).check(z.minLength(1)),
    }),
  ),
})
export type PasteInput = z.infer<typeof Input>

/** Pastes a clipping as one step; its topmost nodes may go to several locations. */
export const pasteNodes = defineCommand({
  name: 'node.paste',
  label: { zh: '粘贴', en: 'Paste' },
  input: Input,
  apply(document, { nodes, insertions }) {
    const clipping: Document = {
      format: document.format,
      title: '',
      look: { background: '' },
      children: insertions.flatMap(({ nodeIds }) => nodeIds),
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    }
    const checked = checkDocument(clipping)
    if (!checked.ok) throw new CommandError(`no clipping: ${checked.issue.path} ${checked.issue.reason}`)
    const taken = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (taken) throw new CommandError(`node ${taken.id} is already there`)
    // Backwards, so that earlier indexes stay valid.
    for (const { parentId, index, nodeIds } of insertions.toSorted((a, b) => b.index - a.index)) {
      insertChildren(document, { parentId, index }, nodeIds)
    }
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  targetsOf: ({ insertions }) => insertions.flatMap(({ nodeIds }) => nodeIds),
})

/** Nesting depth of a parent: the number of its ancestors and itself. */
export function depthOf(document: Document, parentId: NodeId | undefined): number {
  let depth = 0
  for (let id = parentId; id !== undefined; id = parentOf(document, nodeIn(document, id).id)) depth++
  return depth
}

/** Result of planning a paste: the command's input, or why it is not possible. */
export type PastePlan =
  | {
      readonly ok: true
      readonly input: PasteInput
      /** Module types without a target. */ readonly left: readonly string[]
    }
  | { readonly ok: false; readonly reason: 'nowhere'; readonly module: string }
  | { readonly ok: false; readonly reason: 'tooMany' | 'tooDeep' }

/** Plans pasting at the selection or at the original location: fresh ids, one common target, inside the container's bounds. */
export function planPaste(clipping: Clipping, context: ActionContext, isInPlace = false): PastePlan {
  const renewed = withFreshIds(clipping, context.newId)
  const tops = renewed.children.map((id, index) => ({ node: nodeOf(renewed, id), from: clipping.from?.[index] }))
  const targets = findPasteTargets(
    tops.map(({ node, from }) => ({ module: node.module, from })),
    context,
    isInPlace,
  )
  const insertions = insertionsOf(renewed.children, targets)
  const left = tops.flatMap(({ node }, index) => (targets[index] ? [] : [node.module]))
  const [first] = left
  if (insertions.length === 0) return { ok: false, reason: 'nowhere', module: first ?? '' }
  const accepted = new Set(insertions.flatMap(({ nodeIds }) => nodeIds))
  const nodes = nodesOfClipping({ ...renewed, children: renewed.children.filter((id) => accepted.has(id)) })
  if (Object.keys(context.document.nodes).length + nodes.length > MAX_NODES) return { ok: false, reason: 'tooMany' }
  const deepest = Math.max(...insertions.map(({ parentId }) => depthOf(context.document, parentId)))
  if (deepest + levelCount(renewed, renewed.children) > MAX_NESTING) return { ok: false, reason: 'tooDeep' }
  const placed = new Map(
    insertions.flatMap(({ parentId, nodeIds }) => {
      const pasted = nodeIds.map((id) => nodeOf(renewed, id))
      return positionCopies(parentId, pasted, { ...context, mayCover: isInPlace }).map(
        (node) => [node.id, node] as const,
      )
    }),
  )
  return { ok: true, input: { nodes: nodes.map((node) => placed.get(node.id) ?? node), insertions }, left }
}

type Insertion = PasteInput['insertions'][number]

function nodeOf({ nodes }: Clipping, id: NodeId): Node {
  return nodes[id] as Node
}

/** Topmost nodes by target, in their order. */
function insertionsOf(ids: readonly NodeId[], targets: readonly (PasteTarget | undefined)[]): Insertion[] {
  const insertions = new Map<string, Insertion>()
  for (const [at, id] of ids.entries()) {
    const target = targets[at]
    if (!target) continue
    const key = `${target.index} ${target.parentId ?? ''}`
    insertions.set(key, { ...target, nodeIds: [...(insertions.get(key)?.nodeIds ?? []), id] })
  }
  return [...insertions.values()]
}

function levelCount(clipping: Clipping, ids: readonly NodeId[]): number {
  let levels = 0
  for (let level = ids; level.length > 0; level = level.flatMap((id) => clipping.nodes[id]?.children ?? [])) levels++
  return levels
}
