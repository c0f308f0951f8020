import type { CompiledNode } from './compiled-page.ts'

/** Every node of a page in drawing order, parents before children. */
export function nodesOf(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => [node, ...nodesOf(node.children ?? [])])
}
