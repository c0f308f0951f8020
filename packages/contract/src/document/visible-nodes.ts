import type { CompiledNode } from './compiled-page.ts'
import { nodesOf } from './compiled-nodes.ts'
import { isTargetedAt, isVisibleTo, nextVisibilityEdge } from './visibility.ts'
import type { Viewer } from './visibility.ts'

/** The nodes that a viewer may see at that moment; a hidden parent hides its children. Unchanged parts stay the same objects. */
export function visibleNodes(nodes: readonly CompiledNode[], viewer: Viewer): readonly CompiledNode[] {
  return filterNodes(nodes, (node) => isVisibleTo(node.showing, viewer))
}

/** The nodes that somebody may see at some moment: what is not meant for them left out. */
export function targetedNodes(
  nodes: readonly CompiledNode[],
  viewer: Pick<Viewer, 'audience' | 'locale'>,
): readonly CompiledNode[] {
  return filterNodes(nodes, (node) => isTargetedAt(node.showing, viewer))
}

/** The next instant (epoch ms) after `now` at which the window of any node opens or closes; `undefined` for none. */
export function nextVisibilityChange(nodes: readonly CompiledNode[], now: number): number | undefined {
  const edges = nodesOf(nodes).flatMap((node) => nextVisibilityEdge(node.showing, now) ?? [])
  return edges.length === 0 ? undefined : edges.reduce((earliest, edge) => Math.min(earliest, edge))
}

/** Whether the visibility of nodes depends on the audience or the language, besides time. */
export function visibilityDependencies(nodes: readonly CompiledNode[]): {
  readonly byAudience: boolean
  readonly byLocale: boolean
} {
  const all = nodesOf(nodes)
  return {
    byAudience: all.some(({ showing }) => showing?.audiences !== undefined),
    byLocale: all.some(({ showing }) => showing?.locales !== undefined),
  }
}

function filterNodes(
  nodes: readonly CompiledNode[],
  matches: (node: CompiledNode) => boolean,
): readonly CompiledNode[] {
  const filtered = nodes.filter(matches).map((node) => {
    const children = node.children && filterNodes(node.children, matches)
    return children === node.children ? node : { ...node, children }
  })
  return filtered.length === nodes.length && filtered.every((node, index) => node === nodes[index]) ? nodes : filtered
}
