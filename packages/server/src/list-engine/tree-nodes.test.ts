import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { TreeNode } from '@mallwright/contract/list-engine'

import { nestNodes } from './tree-nodes.ts'

const row = (key: string, parent = '') => ({ key, parent, code: key, title: key })
const keysOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ cTreeKey, children }) => [cTreeKey, ...keysOf(children)])
const shape = (nodes: readonly TreeNode[]): unknown =>
  nodes.map(({ cTreeKey, children }) => (children.length === 0 ? cTreeKey : [cTreeKey, shape(children)]))

it('rows are nested in their order, and who has no parent among them stands at the top', () => {
  const { treeList, hasCircle } = nestNodes([row('b', 'a'), row('a'), row('c', 'gone'), row('d', 'b'), row('e', 'a')])
  expect(shape(treeList)).toEqual([['a', [['b', ['d']], 'e']], 'c'])
  expect(treeList[1]?.cParentKey).toBe('')
  expect(hasCircle).toBe(false)
})

it('a circle is cut, told and shown once, with what hangs below it', () => {
  const { treeList, hasCircle } = nestNodes([row('a', 'c'), row('b', 'a'), row('c', 'b'), row('d', 'b'), row('s', 's')])
  expect(hasCircle).toBe(true)
  expect(keysOf(treeList).toSorted()).toEqual(['a', 'b', 'c', 'd', 's'])
})

it('levels beyond the twelfth are left out', () => {
  const rows = Array.from({ length: 14 }, (_, level) => row(`n${level}`, level === 0 ? '' : `n${level - 1}`))
  expect(keysOf(nestNodes(rows).treeList)).toHaveLength(12)
})

it('no node comes twice, whatever the parents are', () => {
  const parents = fc.array(fc.nat(12), { maxLength: 12 })
  fc.assert(
    fc.property(parents, (ups) => {
      const rows = ups.map((up, index) => row(String(index), String(up)))
      const keys = keysOf(nestNodes(rows).treeList)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
