import { Document, MAX_DEPTH, MAX_NESTING, MAX_NODES } from './document.ts'
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
  if (isDeep(value)) return { ok: false, fault: { path: '', reason: `more than ${MAX_DEPTH} levels` } }
  const parsed = Document.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { ok: false, fault: { path: issue?.path.join('.') ?? '', reason: issue?.message ?? 'not a document' } }
  }
  const fault = nameFault(value as Document) ?? treeFault(parsed.data)
  // The value itself is handed back, not zod's copy: unknown modules must come through byte for byte.
  return fault ? { ok: false, fault } : { ok: true, document: value as Document }
}

/** Whether lists and objects stand in each other too deep. Goes level by level and never calls itself. */
function isDeep(value: unknown): boolean {
  let level = [value].filter(isHolder)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= MAX_DEPTH) return true
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder))
  }
  return false
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** zod leaves `__proto__` out of what it gives, so the tree below does not see such a node. */
function nameFault({ nodes }: Document): DocumentFault | undefined {
  return Object.hasOwn(nodes, '__proto__') ? { path: 'nodes.__proto__', reason: 'no name for a node' } : undefined
}

function treeFault({ children, nodes }: Document): DocumentFault | undefined {
  const ids = Object.keys(nodes) as NodeId[]
  if (ids.length > MAX_NODES) return { path: 'nodes', reason: `more than ${MAX_NODES} nodes` }
  const held = new Set<NodeId>()
  let level: readonly NodeId[] = children
  for (let nesting = 1; level.length > 0; nesting++) {
    const below: NodeId[][] = []
    for (const id of level) {
      const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined
      if (!node) return { path: `nodes.${id}`, reason: 'a child that does not exist' }
      if (node.id !== id) return { path: `nodes.${id}.id`, reason: 'differs from its key' }
      if (held.has(id)) return { path: `nodes.${id}`, reason: 'held twice' }
      if (nesting > MAX_NESTING) return { path: `nodes.${id}`, reason: `more than ${MAX_NESTING} levels of nodes` }
      held.add(id)
      below.push(node.children ?? [])
    }
    level = below.flat()
  }
  const orphan = ids.find((id) => !held.has(id))
  return orphan === undefined ? undefined : { path: `nodes.${orphan}`, reason: 'held by nothing' }
}
