import { diffDocuments } from '@mallwright/contract/document'
import type { Document, NodeId } from '@mallwright/contract/document'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { findDifferences } from './find-differences.ts'
import type { Choice } from './find-differences.ts'
import { mergeDocuments } from './merge-documents.ts'

/** What another editor saved since the common base. */
export interface TheirWork {
  readonly base: Document
  readonly theirs: Document
  /** Resolutions of conflicts. */
  readonly choices?: ReadonlyMap<NodeId, Choice>
}

/** Whether a document and another editor's work changed the same thing in different ways. */
export function hasConflict(mine: Document, { base, theirs }: TheirWork): boolean {
  return findDifferences({ base, mine, theirs }).some(({ preselected }) => preselected === undefined)
}

/**
 * Creates the function that puts another editor's work into a document: `undefined` when the result exceeds the limits. A
 * document that has what they changed as it was in the base takes their parts as they are, without a comparison of all nodes.
 */
export function theirWorkInto({ base, theirs, choices }: TheirWork): (mine: Document) => Document | undefined {
  const shared = withSharedParts(base, theirs)
  const patch = diffDocuments(base, shared)
  const { nodes: baseNodes, ...baseMembers } = base
  const [parents, theirParents] = [parentsOf(base), parentsOf(theirs)]
  const moved = [...parents].flatMap(([id, parent]) =>
    theirParents.has(id) && theirParents.get(id) !== parent ? [id] : [],
  )
  const touched = [...new Set([...(Object.keys(patch.nodes) as NodeId[]), ...moved])]
  const isUntouched = (mine: Document) => {
    const { nodes, ...members } = mine
    const isInPlace = (id: NodeId) => !parents.has(id) || childrenOf(mine, parents.get(id)).includes(id)
    return (
      touched.every(isInPlace) &&
      isUntouchedIn(touched, baseNodes, nodes) &&
      isUntouchedIn(Object.keys(patch.members), baseMembers, members)
    )
  }
  return (mine) => {
    if (isUntouched(mine)) return withPatch(mine, patch)
    return mergeDocuments({
      base,
      mine,
      theirs: shared,
      newId: newNodeId,
      rules: MODULE_RULES,
      ...(choices && { choices }),
    })
  }
}

/** The parent of each node; `undefined` for the page itself. */
function parentsOf(document: Document): Map<NodeId, NodeId | undefined> {
  const inside = (parent: NodeId | undefined) => childrenOf(document, parent).map((id) => [id, parent] as const)
  return new Map([undefined, ...Object.values(document.nodes).map(({ id }) => id)].flatMap(inside))
}

function childrenOf(document: Document, parent: NodeId | undefined): readonly NodeId[] {
  return (parent === undefined ? document.children : document.nodes[parent]?.children) ?? []
}

type Members = Readonly<Record<string, unknown>>

/** Their document with the base's own objects where nothing changed, so that only changed modules render. */
function withSharedParts(base: Document, theirs: Document): Document {
  const share = (own: Members, others: Members) =>
    Object.fromEntries(
      Object.entries(others).map(([key, value]) => [
        key,
        Object.hasOwn(own, key) && isSameJson(own[key], value) ? own[key] : value,
      ]),
    )
  const { nodes: baseNodes, ...baseMembers } = base
  const { nodes, ...members } = theirs
  return { ...share(baseMembers, members), nodes: share(baseNodes, nodes) } as Document
}

function isUntouchedIn(keys: readonly string[], base: Members, mine: Members): boolean {
  return keys.every((key) => {
    const [isInBase, isInMine] = [Object.hasOwn(base, key), Object.hasOwn(mine, key)]
    return isInBase === isInMine && (!isInBase || isSameJson(base[key], mine[key]))
  })
}

function withPatch(mine: Document, patch: { readonly nodes: Members; readonly members: Members }): Document {
  const apply = (values: Members, changes: Members) => {
    const next = Object.entries({ ...values, ...changes })
    return Object.fromEntries(next.filter(([key, value]) => value !== null || !Object.hasOwn(changes, key)))
  }
  const { nodes, ...members } = mine
  return { ...apply(members, patch.members), nodes: apply(nodes, patch.nodes) } as Document
}
