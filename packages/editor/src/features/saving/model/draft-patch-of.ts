import { diffDocuments } from '@mallwright/contract/document'
import type { Document, DraftPatch } from '@mallwright/contract/document'

import { isSameJson } from '../../../document-store/same-json.ts'

/**
 * The patch between two documents, by value: the same for documents that were read back from the journal, so that a
 * retried attempt has the same body. Linear; identical nodes are not descended into.
 */
export function draftPatchOf(base: Document, document: Document): DraftPatch {
  const { nodes, members } = diffDocuments(base, document)
  const { nodes: baseNodes, ...baseMembers } = base
  return { nodes: withoutEqual(nodes, baseNodes), members: withoutEqual(members, baseMembers) }
}

function withoutEqual(
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => !Object.hasOwn(before, key) || !isSameJson(before[key], value)),
  )
}
