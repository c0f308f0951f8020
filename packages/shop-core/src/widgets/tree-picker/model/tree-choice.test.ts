import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkOf, countsOf, coveringNodes, toggleNodes, treeChoice } from './tree-choice.ts'
import { indexTree, pathTo, searchLeaves } from './tree-index.ts'
import type { IndexedNode, NestedNode, TreeIndex } from './tree-index.ts'

const node = (key: string, children: readonly NestedNode[] = [], isDisabled = false): NestedNode => ({
  key,
  title: `节点${key}`,
  code: key,
  isDisabled,
  children,
})

const TREE = indexTree([
  node('a', [node('a1'), node('a2', [], true), node('a3', [node('a31'), node('a32')])]),
  node('b'),
])
const at = (index: TreeIndex, key: string): IndexedNode => {
  const found = index.nodes.get(key)
  if (!found) throw new Error(key)
  return found
}

describe('a choice in a tree', () => {
  it('of a parent skips leaves that cannot be chosen, but counts them', () => {
    const all = toggleNodes(TREE, treeChoice(TREE, []), [at(TREE, 'a')])
    expect([...all.keys]).toEqual(['a1', 'a31', 'a32'])
    expect(countsOf(all, at(TREE, 'a'))).toEqual([3, 4])
    expect(checkOf(all, at(TREE, 'a'))).toBe('all')
    expect(toggleNodes(TREE, all, [at(TREE, 'a')]).keys.size).toBe(0)
  })

  it('makes a partly checked node checked', () => {
    const some = treeChoice(TREE, ['a31'])
    expect(checkOf(some, at(TREE, 'a'))).toBe('some')
    expect(checkOf(toggleNodes(TREE, some, [at(TREE, 'a')]), at(TREE, 'a'))).toBe('all')
  })

  it('is said by the fewest nodes', () => {
    const keys = (chosen: readonly string[]) => coveringNodes(TREE, treeChoice(TREE, chosen)).map(({ key }) => key)
    expect(keys(['a31', 'a32', 'b'])).toEqual(['a3', 'b'])
    expect(keys(['a1', 'a2', 'a31', 'a32'])).toEqual(['a'])
    expect(keys(['a1', 'a31', 'a32'])).toEqual(['a1', 'a3'])
  })

  it('is searched among leaves, and has a path', () => {
    expect(searchLeaves(TREE, ' A3 ').map(({ key }) => key)).toEqual(['a31', 'a32'])
    expect(searchLeaves(TREE, ' ')).toEqual([])
    expect(pathTo(TREE, 'a32').map(({ key }) => key)).toEqual(['a', 'a3', 'a32'])
  })

  it('equals a choice that walks the tree, after any taps', () => {
    const tree: fc.Arbitrary<readonly NestedNode[]> = fc
      .letrec<{ node: NestedNode }>((tie) => ({
        node: fc.record({
          key: fc.uuid(),
          title: fc.constant(''),
          code: fc.constant(''),
          isDisabled: fc.boolean(),
          children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
        }),
      }))
      .node.map((root) => [root])
    fc.assert(
      fc.property(tree, fc.array(fc.nat(), { maxLength: 20 }), (nested, taps) => {
        const index = indexTree(nested)
        const nodes = [...index.nodes.values()]
        let choice = treeChoice(index, [])
        const model = new Set<string>()
        const leavesBelow = (at: NestedNode): readonly NestedNode[] =>
          at.children.length === 0 ? [at] : at.children.flatMap(leavesBelow)
        for (const tap of taps) {
          const tapped = nodes[tap % nodes.length]
          if (!tapped) continue
          choice = toggleNodes(index, choice, [tapped])
          const open = leavesBelow(tapped).filter(({ isDisabled }) => !isDisabled)
          const isWhole = open.every(({ key }) => model.has(key))
          for (const { key } of open)
            if (isWhole) model.delete(key)
            else model.add(key)
          expect(choice.keys).toEqual(model)
          for (const each of nodes) {
            const below = leavesBelow(each)
            expect(countsOf(choice, each)).toEqual([below.filter(({ key }) => model.has(key)).length, below.length])
          }
          const covered = coveringNodes(index, choice).flatMap(leavesBelow)
          expect(new Set(covered.map(({ key }) => key))).toEqual(model)
          expect(covered).toHaveLength(model.size)
        }
      }),
    )
  })
})
