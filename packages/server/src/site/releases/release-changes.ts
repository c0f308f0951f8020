import { ownValue } from '@mallwright/contract/values'
import { isDeepStrictEqual } from 'node:util'

import type { Document, NodeId } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { ReleaseChange } from '@mallwright/contract/site'

import type { Queryable } from '../../db/query.ts'
import { pick } from './compose-release.ts'
import { readPublished } from './published-document.store.ts'
import type { PublishedDocument, Sources } from './published-document.store.ts'

/** A named document on one side of a comparison. */
export type NamedDocument = Pick<PublishedDocument, 'title' | 'document'>

/** Both sides of a comparison by code; documents are known for some of them. */
export interface Comparison {
  readonly before: Sources
  readonly after: Sources
  readonly documentsBefore: ReadonlyMap<string, NamedDocument>
  readonly documentsAfter: ReadonlyMap<string, NamedDocument>
}

/** The codes whose revisions differ: the home page first. */
export function differingCodes(before: Sources, after: Sources): string[] {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...codes]
    .filter((code) => ownValue(before, code) !== ownValue(after, code))
    .toSorted((a, b) => Number(b === HOME_COLUMN) - Number(a === HOME_COLUMN) || (a < b ? -1 : 1))
}

/** What differs between two sets of sources. */
export function compareSources({ before, after, documentsBefore, documentsAfter }: Comparison): ReleaseChange[] {
  return differingCodes(before, after).map((code) => {
    const [old, current] = [documentsBefore.get(code), documentsAfter.get(code)]
    const isNew = !Object.hasOwn(before, code)
    const isRemoved = !Object.hasOwn(after, code)
    return {
      cColumnCode: code,
      cColumnName: (current ?? old)?.title ?? '',
      cState: isNew ? 'new' : isRemoved ? 'removed' : 'changed',
      iChanges: old && current ? countChanges(old.document, current.document) : 0,
    }
  })
}

/** What a release would change, from the recorded sources of both sides. */
export async function readChanges(
  client: Queryable,
  siteId: string,
  { before, after }: Pick<Comparison, 'before' | 'after'>,
): Promise<ReleaseChange[]> {
  const codes = new Set(differingCodes(before, after))
  const documentsBefore = await readPublished(client, siteId, pick(before, codes))
  const documentsAfter = await readPublished(client, siteId, pick(after, codes))
  return compareSources({ before, after, documentsBefore, documentsAfter })
}

/**
 * The number of nodes, and of members such as title and page style, in which two documents differ. What was inserted, removed or
 * moved counts once, and not for its parent again.
 */
export function countChanges(before: Document, after: Document): number {
  const parents = [parentsIn(before), parentsIn(after)] as const
  const stays = (id: NodeId) => parents[0].has(id) && parents[0].get(id) === parents[1].get(id)
  return countDiffering(partsOf(before, parents[0], stays), partsOf(after, parents[1], stays))
}

/** Nodes and members of a document by their names; children are in the lists only as far as they stay with their parent. */
function partsOf(
  { nodes, children, ...members }: Document,
  parents: ReadonlyMap<NodeId, string>,
  stays: (id: NodeId) => boolean,
): Readonly<Record<string, unknown>> {
  const ownNodes = Object.values(nodes).map((node) => [
    `node ${node.id}`,
    { ...node, parent: parents.get(node.id), children: node.children?.filter(stays) },
  ])
  return Object.fromEntries([...Object.entries({ ...members, children: children.filter(stays) }), ...ownNodes])
}

/** Parents of nodes; those of the page have the empty one. */
function parentsIn({ nodes, children }: Document): ReadonlyMap<NodeId, string> {
  const parents = new Map<NodeId, string>(children.map((id) => [id, '']))
  for (const { id, children: own = [] } of Object.values(nodes)) for (const child of own) parents.set(child, id)
  return parents
}

function countDiffering(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): number {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key])).length
}
