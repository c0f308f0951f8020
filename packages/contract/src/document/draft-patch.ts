import * as z from 'zod/mini'

import type { Document } from './document.ts'

/**
 * The difference of two documents by node: what an autosave sends instead of the whole page. Values are whole nodes and
 * whole members of the document; `null` removes. Nodes are checked with the document that the patch results in.
 */
export const DraftPatch = z.object({
  /** Node id → the node as it is now, or `null` when it is gone. */
  nodes: z.record(z.string(), z.unknown()),
  /** Member of the document besides `nodes` (title, children, look …) → its value now, or `null` when it is gone. */
  members: z.record(z.string(), z.unknown()),
})
export type DraftPatch = z.infer<typeof DraftPatch>

type Members = Readonly<Record<string, unknown>>

/** The patch that leads from one document to another. Parts that are the same object are taken for equal: linear in the number of nodes. */
export function diffDocuments(before: Document, after: Document): DraftPatch {
  const { nodes: oldNodes, ...oldMembers } = before
  const { nodes: newNodes, ...newMembers } = after
  return { nodes: changedEntries(oldNodes, newNodes), members: changedEntries(oldMembers, newMembers) }
}

/** The document with a patch applied; unchecked, like the patch itself. Own members only: `__proto__` stays plain data. */
export function applyDraftPatch(document: unknown, { nodes, members }: DraftPatch): Members {
  const before = membersOf(document)
  const { nodes: _ignored, ...changes } = members
  return { ...applyEntries(before, changes), nodes: applyEntries(membersOf(before['nodes']), nodes) }
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {}
}

function changedEntries(before: Members, after: Members): Record<string, unknown> {
  const changed = Object.entries(after).filter(([key, value]) => !Object.hasOwn(before, key) || before[key] !== value)
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return Object.fromEntries([...changed, ...removed.map((key) => [key, null] as const)])
}

function applyEntries(before: Members, changes: Members): Members {
  const entries = new Map(Object.entries(before))
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) entries.delete(key)
    else entries.set(key, value)
  }
  return Object.fromEntries(entries)
}
