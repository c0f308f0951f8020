import { MAX_NESTING, MAX_NODES } from '@mallwright/contract/document'
import type { Node, NodeId } from '@mallwright/contract/document'

import { nodesOfPart, renewPart } from './copied-part.ts'
import type { CopiedPart } from './copied-part.ts'
import type { ActionContext } from './define-command.ts'
import { depthOf } from './paste-nodes.ts'
import type { PasteInput } from './paste-nodes.ts'
import { pastePlaces } from './paste-places.ts'
import type { PastePlace } from './paste-places.ts'
import { placedAt } from './placed-at.ts'

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
