import { MAX_NESTING, MAX_NODES, Node, NodeId, checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { nodesOfPart, renewPart } from '../kit/clipping.ts'
import type { CopiedPart } from '../kit/clipping.ts'
import { placedAt } from '../kit/copy-positions.ts'
import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { nodeIn, parentOf, putChildren } from '../kit/node-tree.ts'
import { pastePlaces } from '../kit/paste-targets.ts'
import type { PastePlace } from '../kit/paste-targets.ts'

/** The most levels of nodes in each other and the most nodes of a page are the document's own limits. */
const Input = z.object({
  /** The nodes of the part under ids that the page does not have, each held once. */
  nodes: z.array(Node).check(z.minLength(1)),
  /** Where its topmost nodes go; indexes count the children that are there before. */
  puts: z.array(
    z.object({
      parentId: z.optional(NodeId),
      index: z.int().check(z.nonnegative()),
      nodeIds: z.array(NodeId).check(z.minLength(1)),
    }),
  ),
})
export type PasteInput = z.infer<typeof Input>

/** Puts a copied part into the page, as one step; its topmost nodes may go to several places. */
export const pasteNodes = defineCommand({
  name: 'node.paste',
  label: { zh: '粘贴', en: 'Paste' },
  input: Input,
  apply(document, { nodes, puts }) {
    const part: Document = {
      format: document.format,
      title: '',
      look: { background: '' },
      children: puts.flatMap(({ nodeIds }) => nodeIds),
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    }
    const checked = checkDocument(part)
    if (!checked.ok) throw new CommandError(`no part: ${checked.fault.path} ${checked.fault.reason}`)
    const known = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (known) throw new CommandError(`node ${known.id} is already there`)
    // From behind, so that the indexes in front still count what was there before.
    for (const { parentId, index, nodeIds } of puts.toSorted((one, other) => other.index - one.index)) {
      putChildren(document, { parentId, index }, nodeIds)
    }
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  nodeIds: ({ puts }) => puts.flatMap(({ nodeIds }) => nodeIds),
})

/** The nodes that stand around a place, from the page down: how deep it lies. */
export function depthOf(document: Document, parentId: NodeId | undefined): number {
  let depth = 0
  for (let id = parentId; id !== undefined; id = parentOf(document, nodeIn(document, id).id)) depth++
  return depth
}

/** What pasting would do: the input of the command, or why it cannot be. */
export type PastePlan =
  | {
      readonly ok: true
      readonly input: PasteInput
      /** The types of what found no place. */ readonly left: readonly string[]
    }
  | { readonly ok: false; readonly reason: 'nowhere'; readonly module: string }
  | { readonly ok: false; readonly reason: 'tooMany' | 'tooDeep' }

/** Plans the pasting of a part at the selection, or at the place that it was copied from: under fresh ids, kept together, inside its container. */
export function planPaste(part: CopiedPart, context: ActionContext, isInPlace = false): PastePlan {
  const renewed = renewPart(part, context.newId)
  const tops = renewed.children.map((id, index) => ({ node: nodeOf(renewed, id), from: part.from?.[index] }))
  const places = pastePlaces(
    tops.map(({ node, from }) => ({ module: node.module, from })),
    context,
    isInPlace,
  )
  const puts = putsOf(renewed.children, places)
  const left = tops.flatMap(({ node }, index) => (places[index] ? [] : [node.module]))
  const [first] = left
  if (puts.length === 0) return { ok: false, reason: 'nowhere', module: first ?? '' }
  const kept = new Set(puts.flatMap(({ nodeIds }) => nodeIds))
  const nodes = nodesOfPart({ ...renewed, children: renewed.children.filter((id) => kept.has(id)) })
  if (Object.keys(context.document.nodes).length + nodes.length > MAX_NODES) return { ok: false, reason: 'tooMany' }
  const deepest = Math.max(...puts.map(({ parentId }) => depthOf(context.document, parentId)))
  if (deepest + levelsOf(renewed, renewed.children) > MAX_NESTING) return { ok: false, reason: 'tooDeep' }
  const placed = new Map(
    puts.flatMap(({ parentId, nodeIds }) => {
      const pasted = nodeIds.map((id) => nodeOf(renewed, id))
      return placedAt(parentId, pasted, { ...context, mayCover: isInPlace }).map((node) => [node.id, node] as const)
    }),
  )
  return { ok: true, input: { nodes: nodes.map((node) => placed.get(node.id) ?? node), puts }, left }
}

type Put = PasteInput['puts'][number]

function nodeOf({ nodes }: CopiedPart, id: NodeId): Node {
  return nodes[id] as Node
}

/** The topmost nodes by place; those of one place stay in their order. */
function putsOf(ids: readonly NodeId[], places: readonly (PastePlace | undefined)[]): Put[] {
  const puts = new Map<string, Put>()
  for (const [at, id] of ids.entries()) {
    const place = places[at]
    if (!place) continue
    const key = `${place.index} ${place.parentId ?? ''}`
    puts.set(key, { ...place, nodeIds: [...(puts.get(key)?.nodeIds ?? []), id] })
  }
  return [...puts.values()]
}

function levelsOf(part: CopiedPart, ids: readonly NodeId[]): number {
  let levels = 0
  for (let level = ids; level.length > 0; level = level.flatMap((id) => part.nodes[id]?.children ?? [])) levels++
  return levels
}
