/** A node of a nested tree. */
export interface NestedNode {
  readonly key: string
  readonly title: string
  readonly code: string
  readonly isDisabled?: boolean
  /** Nodes stand below it that are not known yet. */
  readonly hasMore?: boolean
  readonly children: readonly NestedNode[]
}

/** A node with its place. Leaves are numbered once, in their order; a node knows which are below it. */
export interface IndexedNode extends NestedNode {
  /** '' at the top. */
  readonly parent: string
  readonly isLeaf: boolean
  /** All that stands below it is known. */
  readonly isWhole: boolean
  /** The known leaves below it, or itself: from, and before. */
  readonly leaves: readonly [from: number, before: number]
}

/** A tree to choose in, as far as it is known. */
export interface TreeIndex {
  readonly nodes: ReadonlyMap<string, IndexedNode>
  readonly top: readonly IndexedNode[]
  /** Leaves by their number. */
  readonly leaves: readonly IndexedNode[]
}

/** Nodes below others, by the keys of these. */
export type NodesBelow = ReadonlyMap<string, readonly NestedNode[]>

/**
 * Numbers the nodes of a tree. Engine 3.3.
 * @param below nodes that were read later, in the place of those that a node came with
 */
export function indexTree(tree: readonly NestedNode[], below: NodesBelow = new Map()): TreeIndex {
  const nodes = new Map<string, IndexedNode>()
  const leaves: IndexedNode[] = []
  const visited = new Set<string>()
  const visit = (node: NestedNode, parent: string): IndexedNode => {
    visited.add(node.key)
    const from = leaves.length
    const late = below.get(node.key)
    const hasMore = late === undefined && node.hasMore === true
    // Below it come first; its own place is kept among the nodes. What leads back to a node that is there is left out.
    const children = (late ?? node.children)
      .filter(({ key }) => !visited.has(key))
      .map((child) => visit(child, node.key))
    const isLeaf = children.length === 0 && !hasMore
    const isWhole = !hasMore && children.every((child) => child.isWhole)
    const before = isLeaf ? from + 1 : leaves.length
    const indexed: IndexedNode = { ...node, children, hasMore, parent, isLeaf, isWhole, leaves: [from, before] }
    if (isLeaf) leaves.push(indexed)
    nodes.set(node.key, indexed)
    return indexed
  }
  const top = tree.map((node) => visit(node, ''))
  return { nodes, top, leaves }
}

/** The known nodes below one, or those at the top. */
export function childrenOf({ nodes, top }: TreeIndex, key: string): readonly IndexedNode[] {
  if (key === '') return top
  return (nodes.get(key)?.children ?? []).flatMap((child) => nodes.get(child.key) ?? [])
}

/** The nodes from the top to one, itself last. */
export function pathTo({ nodes }: TreeIndex, key: string): readonly IndexedNode[] {
  const path: IndexedNode[] = []
  for (let node = nodes.get(key); node; node = nodes.get(node.parent)) path.unshift(node)
  return path
}

/** The known leaves whose titles contain a text. Specification 3 §5. */
export function searchLeaves({ leaves }: TreeIndex, keyword: string): readonly IndexedNode[] {
  const text = keyword.trim().toLowerCase()
  return text === '' ? [] : leaves.filter(({ title }) => title.toLowerCase().includes(text))
}

/** A leaf whose place in the tree is not known: it was found by a search. */
export function looseLeaf(node: NestedNode): IndexedNode {
  return { ...node, parent: '', isLeaf: true, isWhole: true, leaves: [0, 0] }
}
