import { Document, MAX_NODES } from './document.ts'
import type { NodeId } from './node.ts'

/** Why a value is no document. `path` says where, e.g. `nodes.a.rect.x`. */
export interface DocumentFault {
  readonly path: string
  readonly reason: string
}

/** Reads a value as a document: its shape, and that every node is held exactly once. Keeps unknown parts untouched. */
export function checkDocument(
  value: unknown,
): { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly fault: DocumentFault } {
  const parsed = Document.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { ok: false, fault: { path: issue?.path.join('.') ?? '', reason: issue?.message ?? 'not a document' } }
  }
  const fault = treeFault(parsed.data)
  // The value itself is handed back, not zod's copy: unknown modules must come through byte for byte.
  return fault ? { ok: false, fault } : { ok: true, document: value as Document }
}

function treeFault({ children, nodes }: Document): DocumentFault | undefined {
  const ids = Object.keys(nodes) as NodeId[]
  if (ids.length > MAX_NODES) return { path: 'nodes', reason: `more than ${MAX_NODES} nodes` }
  const held = new Set<NodeId>()
  const waiting = [...children]
  while (waiting.length > 0) {
    const id = waiting.pop() as NodeId
    const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined
    if (!node) return { path: `nodes.${id}`, reason: 'a child that does not exist' }
    if (node.id !== id) return { path: `nodes.${id}.id`, reason: 'differs from its key' }
    if (held.has(id)) return { path: `nodes.${id}`, reason: 'held twice' }
    held.add(id)
    waiting.push(...(node.children ?? []))
  }
  const orphan = ids.find((id) => !held.has(id))
  return orphan === undefined ? undefined : { path: `nodes.${orphan}`, reason: 'held by nothing' }
}
