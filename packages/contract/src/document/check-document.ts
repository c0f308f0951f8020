import { Document, MAX_DEPTH, MAX_NESTING, MAX_NODES } from './document.ts'
import type { NodeId } from './node.ts'
import type { DraftPatch } from './draft-patch.ts'
import { isPlainDocument } from './plain-document.ts'

/** Why a value is no document. `path` says where, e.g. `nodes.a.rect.x`. */
export interface DocumentIssue {
  readonly path: string
  readonly reason: string
}

/** Reads a value as a document: its shape, and that every node is held exactly once. Keeps unknown parts untouched. */
export function checkDocument(
  value: unknown,
): { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly issue: DocumentIssue } {
  if (isDeep(value)) return { ok: false, issue: { path: '', reason: `more than ${MAX_DEPTH} levels` } }
  const issue = isPlainDocument(value) ? undefined : shapeIssue(value)
  // The value itself is handed back, not zod's copy: unknown modules must come through byte for byte.
  return issue ? { ok: false, issue } : checkTree(value as Document)
}

/**
 * Checks a document that a patch turned a checked one into. Only its members and the nodes that the patch names need the
 * check of their shape; the tree and the limits are checked on the whole. Accepts exactly what `checkDocument` accepts
 * (property test).
 */
export function checkPatchedDocument(
  patched: Readonly<Record<string, unknown>>,
  { nodes: changes }: Pick<DraftPatch, 'nodes'>,
): ReturnType<typeof checkDocument> {
  const nodes = patched['nodes'] as Readonly<Record<string, unknown>>
  const changed = Object.entries(changes).filter(([id, value]) => value !== null && Object.hasOwn(nodes, id))
  const partial = { ...patched, nodes: Object.fromEntries(changed) }
  if (isDeep(partial)) return { ok: false, issue: { path: '', reason: `more than ${MAX_DEPTH} levels` } }
  const issue = isPlainDocument(partial) ? undefined : shapeIssue(partial)
  return issue ? { ok: false, issue } : checkTree(patched as Document)
}

function checkTree(document: Document): ReturnType<typeof checkDocument> {
  const issue = nameIssue(document) ?? treeIssue(document)
  return issue ? { ok: false, issue } : { ok: true, document }
}

/** Where a value has not the shape of a document. */
function shapeIssue(value: unknown): DocumentIssue | undefined {
  const { error } = Document.safeParse(value)
  if (!error) return undefined
  const [issue] = error.issues
  return { path: issue?.path.join('.') ?? '', reason: issue?.message ?? 'not a document' }
}

/** Whether lists and objects stand in each other too deep. It calls itself no deeper than it looks. */
function isDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const key in value) if (isDeep((value as Readonly<Record<string, unknown>>)[key], levels - 1)) return true
  return false
}

/** A node id that the schema cannot see and that plain objects cannot store. */
function nameIssue({ nodes }: Document): DocumentIssue | undefined {
  return Object.hasOwn(nodes, '__proto__') ? { path: 'nodes.__proto__', reason: 'no name for a node' } : undefined
}

function treeIssue({ children, nodes }: Document): DocumentIssue | undefined {
  const ids = Object.keys(nodes) as NodeId[]
  if (ids.length > MAX_NODES) return { path: 'nodes', reason: `more than ${MAX_NODES} nodes` }
  const childIds = new Set<NodeId>()
  let level: readonly NodeId[] = children
  for (let nesting = 1; level.length > 0; nesting++) {
    const below: NodeId[][] = []
    for (const id of level) {
      const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined
      if (!node) return { path: `nodes.${id}`, reason: 'a child that does not exist' }
      if (node.id !== id) return { path: `nodes.${id}.id`, reason: 'differs from its key' }
      if (childIds.has(id)) return { path: `nodes.${id}`, reason: 'held twice' }
      if (nesting > MAX_NESTING) return { path: `nodes.${id}`, reason: `more than ${MAX_NESTING} levels of nodes` }
      childIds.add(id)
      below.push(node.children ?? [])
    }
    level = below.flat()
  }
  const orphan = ids.find((id) => !childIds.has(id))
  return orphan === undefined ? undefined : { path: `nodes.${orphan}`, reason: 'held by nothing' }
}
