import { describe, expect, it, vi } from 'vitest'

import { checkOf, countsOf, coveringNodes, toggleNodes, treeChoice } from './tree-choice.ts'
import { childrenOf, pathTo } from './tree-index.ts'
import type { IndexedNode, NestedNode, NodesBelow } from './tree-index.ts'
import { createTree, stateBelow } from './tree-store.ts'
import type { TreeCalls } from './tree-store.ts'

const node = (key: string, hasMore = false): NestedNode => ({
  key,
  title: `节点${key}`,
  code: key,
  hasMore,
  children: [],
})

/** Two nodes at the top; below `a` one with two leaves and a leaf, below `b` nothing but leaves. */
const BELOW: Readonly<Record<string, readonly NestedNode[]>> = {
  a: [node('a1', true), node('a2')],
  a1: [node('a11'), node('a12')],
  b: [node('b1'), node('b2')],
}

const PATHS: Readonly<Record<string, readonly string[]>> = { a12: ['a', 'a1', 'a12'], b1: ['b', 'b1'] }

function large(given: Partial<TreeCalls> = {}) {
  const readBelow = vi.fn<TreeCalls['readBelow']>((keys) =>
    Promise.resolve(new Map(keys.map((key) => [key, BELOW[key] ?? []] as const)) satisfies NodesBelow),
  )
  const search = vi.fn<TreeCalls['search']>((keyword) =>
    Promise.resolve(
      Object.values(BELOW)
        .flat()
        .filter(({ title, hasMore }) => title.includes(keyword) && !hasMore),
    ),
  )
  const readPath = vi.fn<TreeCalls['readPath']>((key) => Promise.resolve(PATHS[key] ?? []))
  const tree = createTree([node('a', true), node('b', true)], { readBelow, readPath, search, ...given })
  const at = (key: string): IndexedNode => {
    const found = tree.state.getState().index.nodes.get(key)
    if (!found) throw new Error(key)
    return found
  }
  return { tree, readBelow, readPath, search, at, state: tree.state.getState }
}

describe('a tree that is not known to its end', () => {
  it('reads a level once, when it is opened', async () => {
    const { tree, readBelow, at, state } = large()
    const opening = tree.open('a')
    const again = tree.open('a')
    expect([...state().loading]).toEqual(['a'])
    await Promise.all([opening, again])
    expect(readBelow.mock.calls).toEqual([[['a']]])
    expect(childrenOf(state().index, 'a').map(({ key }) => key)).toEqual(['a1', 'a2'])
    expect(pathTo(state().index, 'a1').map(({ key }) => key)).toEqual(['a', 'a1'])
    expect(at('a').isWhole).toBe(false)
    await tree.open('a')
    await tree.open('a2')
    await tree.open('nothing')
    expect(readBelow).toHaveBeenCalledTimes(1)
  })

  it('never has a node checked of which leaves are unknown', async () => {
    const { tree, at, state } = large()
    await tree.open('a')
    const some = treeChoice(state().index, ['a2'])
    expect(countsOf(some, at('a'))).toEqual([1, 1])
    expect(checkOf(some, at('a'))).toBe('some')
    expect(coveringNodes(state().index, some).map(({ key }) => key)).toEqual(['a2'])
    expect(await tree.readWhole(['a'])).toBe(true)
    const all = toggleNodes(state().index, treeChoice(state().index, some.keys), [at('a')])
    expect([...all.keys].sort()).toEqual(['a11', 'a12', 'a2'])
    expect(countsOf(all, at('a'))).toEqual([3, 3])
    expect(checkOf(all, at('a'))).toBe('all')
    expect(coveringNodes(state().index, all).map(({ key }) => key)).toEqual(['a'])
  })

  it('keeps what was chosen in a part that is not known, and counts it there once it is', async () => {
    const { tree, at, state } = large()
    const before = treeChoice(state().index, ['b2'])
    expect(countsOf(before, at('b'))).toEqual([0, 0])
    await tree.open('b')
    const after = treeChoice(state().index, before.keys)
    expect(countsOf(after, at('b'))).toEqual([1, 2])
    expect(checkOf(after, at('b'))).toBe('some')
  })

  it('reads level by level what stands below several, each level by one call', async () => {
    const { tree, readBelow, state } = large()
    expect(await tree.readWhole(['a', 'b'])).toBe(true)
    expect(readBelow.mock.calls).toEqual([[['a', 'b']], [['a1']]])
    expect(state().index.leaves.map(({ key }) => key)).toEqual(['a11', 'a12', 'a2', 'b1', 'b2'])
  })

  it('tells what could not be read, at each node above it, and reads it when it is tried again', async () => {
    let isDown = false
    const { tree, state } = large({
      readBelow: (keys) =>
        isDown && keys.includes('a1')
          ? Promise.reject(new Error('network'))
          : Promise.resolve(new Map(keys.map((key) => [key, BELOW[key] ?? []] as const))),
    })
    isDown = true
    expect(await tree.readWhole(['a'])).toBe(false)
    expect([...state().failed]).toEqual([['a1', new Error('network')]])
    expect(['a', 'a1', 'b'].map((key) => stateBelow(key, state()))).toEqual(['failed', 'failed', 'known'])
    isDown = false
    const reading = tree.readWhole(['a'])
    expect(['a', 'b'].map((key) => stateBelow(key, state()))).toEqual(['loading', 'known'])
    expect(await reading).toBe(true)
    expect(stateBelow('a', state())).toBe('known')
  })

  it('ends at a node that leads back above itself', async () => {
    const { tree, at } = large({
      readBelow: (keys) => Promise.resolve(new Map(keys.map((key) => [key, [node('a', true), node('c')]] as const))),
    })
    expect(await tree.readWhole(['a'])).toBe(true)
    expect(at('a').children.map(({ key }) => key)).toEqual(['c'])
  })

  it('whose node lost what stood below it has a leaf there', async () => {
    const { tree, at } = large({ readBelow: () => Promise.resolve(new Map()) })
    await tree.open('a')
    expect(at('a')).toMatchObject({ isLeaf: true, isWhole: true })
  })
})

describe('a node that is not known yet', () => {
  it('is shown in its place by what leads to it, each level read once', async () => {
    const { tree, readBelow, readPath, state } = large()
    const opening = tree.open('a')
    expect(await tree.reveal('a12')).toBe(true)
    await opening
    expect(pathTo(state().index, 'a12').map(({ key }) => key)).toEqual(['a', 'a1', 'a12'])
    expect(readBelow.mock.calls).toEqual([[['a']], [['a1']]])
    expect(await tree.reveal('a11')).toBe(true)
    expect(readPath.mock.calls).toEqual([['a12']])
    expect([...state().loading]).toEqual([])
  })

  it('that is nowhere stays unknown, also where a path leads past it', async () => {
    const { tree, readBelow } = large({ readPath: (key) => Promise.resolve(key === 'gone' ? ['b', 'gone'] : []) })
    expect(await tree.reveal('foreign')).toBe(false)
    expect(readBelow).not.toHaveBeenCalled()
    expect(await tree.reveal('gone')).toBe(false)
    expect(readBelow.mock.calls).toEqual([[['b']]])
  })

  it('tells why its place could not be read, and is found when it is tried again', async () => {
    let isDown = true
    const read = (keys: readonly string[]) => new Map(keys.map((key) => [key, BELOW[key] ?? []] as const))
    const { tree } = large({
      readBelow: (keys) => (isDown ? Promise.reject(new Error('network')) : Promise.resolve(read(keys))),
    })
    await expect(tree.reveal('b1')).rejects.toThrow('network')
    isDown = false
    expect(await tree.reveal('b1')).toBe(true)
  })
})

describe('a search', () => {
  it('asks for leaves, which are known from then on without their place', async () => {
    const { tree, search, state } = large()
    await tree.search(' a11 ')
    expect(search.mock.calls).toEqual([['a11']])
    expect(state().search).toMatchObject({ keyword: 'a11', phase: 'ready', isCut: false })
    const [found] = state().search.nodes
    const choice = toggleNodes(state().index, treeChoice(state().index, []), found ? [found] : [])
    expect([...choice.keys]).toEqual(['a11'])
    expect(found && checkOf(choice, found)).toBe('all')
    expect(tree.leafOf('a11')).toBe(found)
    expect(['a', 'nothing'].map(tree.leafOf)).toEqual([undefined, undefined])
    await tree.readWhole(['a'])
    expect(tree.leafOf('a11')?.parent).toBe('a1')
  })

  it('tells the first of many, and nothing of an empty text', async () => {
    const many = Array.from({ length: 300 }, (_, index) => node(`n${index}`))
    const { tree, search, state } = large({ search: () => Promise.resolve(many) })
    await tree.search('n')
    expect(state().search.nodes).toHaveLength(200)
    expect(state().search.isCut).toBe(true)
    await tree.search(' ')
    expect(state().search.nodes).toEqual([])
    expect(search).not.toHaveBeenCalled()
  })

  it('looks among known leaves where the call does not take it, and drops answers of an earlier text', async () => {
    let answer: (found: readonly NestedNode[] | undefined) => void = () => undefined
    const { tree, state } = large({
      search: (keyword) =>
        keyword === 'late' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(undefined),
    })
    await tree.open('b')
    const late = tree.search('late')
    expect(state().search.phase).toBe('loading')
    await tree.search('b2')
    answer([node('late')])
    await late
    expect(state().search.nodes.map(({ key }) => key)).toEqual(['b2'])
  })

  it('that fails says why', async () => {
    const { tree, state } = large({ search: () => Promise.reject(new Error('network')) })
    await tree.search('x')
    expect(state().search).toMatchObject({ phase: 'failed', error: new Error('network') })
  })
})
