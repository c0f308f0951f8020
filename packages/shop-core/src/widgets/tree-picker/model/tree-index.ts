/** A node of a nested tree. */
export interface NestedNode {
  readonly key: string
  readonly title: string
  readonly code: string
  readonly isDisabled?: boolean
  readonly children: readonly NestedNode[]
}

/** A node with its place. Leaves are numbered once, in their order; a node knows which are below it. */
export interface IndexedNode extends NestedNode {
  /** '' at the top. */
  readonly parent: string
  readonly isLeaf: boolean
  /** The leaves below it, or itself: from, and before. */
  readonly leaves: readonly [from: number, before: number]
}

/** A tree to choose in. */
export interface TreeIndex {
  readonly nodes: ReadonlyMap<string, IndexedNode>
  readonly top: readonly IndexedNode[]
  /** Leaves by their number. */
  readonly leaves: readonly IndexedNode[]
}

/** Numbers the nodes of a tree. Engine 3.3. */
export function indexTree(tree: readonly NestedNode[]): TreeIndex {
  const nodes = new Map<string, IndexedNode>()
  const leaves: IndexedNode[] = []
  const visit = (node: NestedNode, parent: string): IndexedNode => {
    const from = leaves.length
    const isLeaf = node.children.length === 0
    // Below it come first; its own place is kept among the nodes.
    for (const child of node.children) visit(child, node.key)
    const before = isLeaf ? from + 1 : leaves.length
    const indexed: IndexedNode = { ...node, parent, isLeaf, leaves: [from, before] }
    if (isLeaf) leaves.push(indexed)
    nodes.set(node.key, indexed)
    return indexed
  }
  const top = tree.map((node) => visit(node, ''))
  return { nodes, top, leaves }
}

/** The nodes below one, or those at the top. */
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

/** The leaves whose titles contain a text. Specification 3 §5. */
export function searchLeaves({ leaves }: TreeIndex, keyword: string): readonly IndexedNode[] {
  const text = keyword.trim().toLowerCase()
  return text === '' ? [] : leaves.filter(({ title }) => title.toLowerCase().includes(text))
}
