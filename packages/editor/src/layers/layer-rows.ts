import type { Document, NodeId } from '@mallwright/contract/document'

/** One line of the layers panel. */
export interface LayerRow {
  readonly id: NodeId
  readonly depth: number
  readonly parentId: NodeId | undefined
  readonly index: number
  /** How many nodes the same parent holds. */
  readonly count: number
  readonly hasChildren: boolean
  readonly isFolded: boolean
}

/** The lines of a document in drawing order; what a folded container holds is left out, and what is not wanted. */
export function layerRows(document: Document, folded: ReadonlySet<NodeId>, wanted?: ReadonlySet<NodeId>): LayerRow[] {
  const visit = (ids: readonly NodeId[], parentId: NodeId | undefined, depth: number): LayerRow[] =>
    ids.flatMap((id, index) => {
      if (wanted && !wanted.has(id)) return []
      const children = document.nodes[id]?.children ?? []
      // A search shows what it found wherever it is.
      const isFolded = !wanted && folded.has(id)
      const row = { id, depth, parentId, index, count: ids.length, hasChildren: children.length > 0, isFolded }
      return [row, ...(isFolded ? [] : visit(children, id, depth + 1))]
    })
  return visit(document.children, undefined, 0)
}
