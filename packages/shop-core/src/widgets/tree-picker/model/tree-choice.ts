import type { IndexedNode, TreeIndex } from './tree-index.ts'

/** The chosen leaves of a tree, with sums from the left, so that those of any node are counted at once. */
export interface TreeChoice {
  readonly keys: ReadonlySet<string>
  /** Chosen leaves before a number. */
  readonly chosenBefore: Int32Array
  /** Leaves before a number that can be chosen or are chosen. */
  readonly openBefore: Int32Array
}

/** A choice of leaves; keys that are none are kept, and count for nothing. */
export function treeChoice({ leaves }: TreeIndex, keys: Iterable<string>): TreeChoice {
  const chosen = new Set(keys)
  const chosenBefore = new Int32Array(leaves.length + 1)
  const openBefore = new Int32Array(leaves.length + 1)
  for (const [number, { key, isDisabled }] of leaves.entries()) {
    const isChosen = chosen.has(key)
    chosenBefore[number + 1] = (chosenBefore[number] ?? 0) + Number(isChosen)
    openBefore[number + 1] = (openBefore[number] ?? 0) + Number(isChosen || !isDisabled)
  }
  return { keys: chosen, chosenBefore, openBefore }
}

/** How many known leaves of a node are chosen, of how many. Those that cannot be chosen count, too. */
export function countsOf(choice: TreeChoice, { leaves }: IndexedNode): readonly [chosen: number, all: number] {
  const [from, before] = leaves
  return [between(choice.chosenBefore, from, before), before - from]
}

/** Whether a node is checked: all of its leaves that can be. One that is not known to its end never is. */
export function checkOf(choice: TreeChoice, { key, leaves, isLeaf, isWhole }: IndexedNode): 'none' | 'some' | 'all' {
  if (isLeaf) return choice.keys.has(key) ? 'all' : 'none'
  const [from, before] = leaves
  const chosen = between(choice.chosenBefore, from, before)
  if (chosen === 0) return 'none'
  return isWhole && chosen === between(choice.openBefore, from, before) ? 'all' : 'some'
}

function between(sums: Int32Array, from: number, before: number): number {
  return (sums[before] ?? 0) - (sums[from] ?? 0)
}

/** Nodes with all that is known and can be chosen below them; taken back when they were all checked. Specification 3 §4. */
export function toggleNodes(index: TreeIndex, choice: TreeChoice, nodes: readonly IndexedNode[]): TreeChoice {
  const leaves = nodes.flatMap((node) => (node.isLeaf ? [node] : index.leaves.slice(...node.leaves)))
  const open = leaves.filter(({ key, isDisabled }) => isDisabled !== true || choice.keys.has(key))
  const isWhole = open.every(({ key }) => choice.keys.has(key))
  const keys = new Set(choice.keys)
  for (const { key } of open) {
    if (isWhole) keys.delete(key)
    else keys.add(key)
  }
  return treeChoice(index, keys)
}

/** The fewest nodes that mean the chosen leaves: a parent with every leaf chosen stands for all below it. */
export function coveringNodes({ top, nodes }: TreeIndex, choice: TreeChoice): readonly IndexedNode[] {
  const cover = (node: IndexedNode): readonly IndexedNode[] => {
    const [chosen, all] = countsOf(choice, node)
    if (chosen === 0) return []
    return node.isWhole && chosen === all ? [node] : node.children.flatMap(({ key }) => cover(nodes.get(key) ?? node))
  }
  return top.flatMap(cover)
}
