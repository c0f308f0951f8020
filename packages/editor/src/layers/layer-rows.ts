import type { Document, NodeId } from '@mallwright/contract'

/** One line of the layers panel. */
export interface LayerRow {
  readonly id: NodeId
  readonly depth: number
  readonly parentId: NodeId | undefined
  readonly index: number
  readonly hasChildren: boolean
}

/** The lines of a document in drawing order; what a folded container holds is left out. */
export function layerRows(document: Document, folded: ReadonlySet<NodeId>): LayerRow[] {
  const visit = (ids: readonly NodeId[], parentId: NodeId | undefined, depth: number): LayerRow[] =>
    ids.flatMap((id, index) => {
      const children = document.nodes[id]?.children ?? []
      const row = { id, depth, parentId, index, hasChildren: children.length > 0 }
      return [row, ...(folded.has(id) ? [] : visit(children, id, depth + 1))]
    })
  return visit(document.children, undefined, 0)
}
