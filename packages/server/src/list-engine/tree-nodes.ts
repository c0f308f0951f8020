import { TREE_LIMITS } from '@mallwright/contract/list-engine'
import type { TreeNode } from '@mallwright/contract/list-engine'

/** A node as its row has it; `parent` is '' at the top. */
export interface TreeRow {
  readonly key: string
  readonly parent: string
  readonly code: string
  readonly title: string
}

/** A part of a tree: which of its nodes have others below them. */
export interface TreePart {
  readonly parents: ReadonlySet<string>
}

/**
 * Rows as a nested tree, in their order. One whose parent is not among them stands at the top; a circle is cut at its second
 * visit and told; levels beyond the limit are left out. Rows of a part keep the keys of their parents. Engine 3.3.
 */
export function nestNodes(
  rows: readonly TreeRow[],
  part?: TreePart,
): { readonly treeList: TreeNode[]; readonly hasCircle: boolean } {
  const parents = new Map(rows.map(({ key, parent }) => [key, parent] as const))
  const byParent = new Map<string, TreeRow[]>()
  for (const row of rows) {
    const siblings = byParent.get(row.parent)
    if (siblings) siblings.push(row)
    else byParent.set(row.parent, [row])
  }
  const visited = new Set<string>()
  const nodeOf = ({ key, parent, code, title }: TreeRow, level: number): TreeNode => {
    visited.add(key)
    const below = level < TREE_LIMITS.levels ? (byParent.get(key) ?? []) : []
    const children = below.filter((child) => !visited.has(child.key)).map((child) => nodeOf(child, level + 1))
    return {
      cTreeNodeTitle: title,
      cTreeKey: key,
      cTreeCode: code,
      cParentKey: part || parents.has(parent) ? parent : '',
      ...(part && children.length === 0 && part.parents.has(key) && { bHasMore: true }),
      children,
    }
  }
  const treeList = rows.filter(({ parent }) => !parents.has(parent)).map((row) => nodeOf(row, 1))
  const cut = rows.filter(({ key }) => !visited.has(key) && isInCircle(key, parents))
  for (const row of cut) if (!visited.has(row.key)) treeList.push({ ...nodeOf(row, 1), cParentKey: '' })
  return { treeList, hasCircle: cut.length > 0 }
}

/** Whether the parents of a node lead back to it. */
function isInCircle(key: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  let next = parents.get(key)
  while (next !== undefined && next !== key && !seen.has(next)) {
    seen.add(next)
    next = parents.get(next)
  }
  return next === key
}
