import type { Document, Node, NodeId } from '@mallwright/contract/document'
import type { RichText } from '@mallwright/contract/rich-text'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Fields } from '@mallwright/modules/definitions'

// Nodes are immutable: an edit produces another object.
const cache = new WeakMap<Node, string>()

/** Matching nodes with their ancestors; `undefined` without a keyword. Searches name, module, text content and block name. */
export function searchLayers(
  document: Document,
  word: string,
  aliasOf: (node: Node) => string | undefined,
): ReadonlySet<NodeId> | undefined {
  const query = word.trim().toLowerCase()
  if (query === '') return undefined
  const found = new Set<NodeId>()
  const visit = (id: NodeId): boolean => {
    const node = document.nodes[id]
    if (!node) return false
    const isInside = (node.children ?? []).map(visit).includes(true)
    const isFound = isInside || `${wordsOf(node)}\n${aliasOf(node)?.toLowerCase() ?? ''}`.includes(query)
    if (isFound) found.add(id)
    return isFound
  }
  for (const id of document.children) visit(id)
  return found
}

function wordsOf(node: Node): string {
  const before = cache.get(node)
  if (before !== undefined) return before
  const definition = definitionOf(node.module)
  const labels = definition ? [definition.label.zh, definition.label.en] : []
  const written = definition ? writtenIn(definition.fields, node.props) : []
  const words = [node.name ?? '', node.module, ...labels, ...written].join('\n').toLowerCase()
  cache.set(node, words)
  return words
}

function writtenIn(fields: Fields, props: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const stored = Object.hasOwn(props, name) ? props[name] : undefined
    if (stored === undefined) return []
    if (field.kind === 'text') return typeof stored === 'string' ? [stored] : []
    if (field.kind === 'list') {
      const entries = Array.isArray(stored) ? stored : []
      return entries.flatMap((entry: unknown) => (isRecord(entry) ? writtenIn(field.of, entry) : []))
    }
    if (field.kind !== 'rich') return []
    const read = field.read(stored)
    return read === undefined ? [] : richWords(read as RichText)
  })
}

function richWords(content: RichText): string[] {
  return content.flatMap((child) => (typeof child === 'string' ? [child] : richWords(child.children ?? [])))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
