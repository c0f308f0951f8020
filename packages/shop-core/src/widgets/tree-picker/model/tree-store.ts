import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { indexTree, looseLeaf, pathTo, searchLeaves } from './tree-index.ts'
import type { IndexedNode, NestedNode, NodesBelow, TreeIndex } from './tree-index.ts'

/** Calls of a tree that is too large to be known at once. */
export interface TreeCalls {
  /** The nodes below those of these keys, by their parents: one level. Rejects when a call fails. */
  readonly readBelow: (keys: readonly string[]) => Promise<NodesBelow>
  /** Keys of the nodes from the top to one, itself last; none of one that is nowhere to be seen. Rejects when it fails. */
  readonly readPath: (key: string) => Promise<readonly string[]>
  /** Leaves whose titles contain a text; `undefined` when the tree cannot be searched by a call. Rejects when it fails. */
  readonly search: (keyword: string) => Promise<readonly NestedNode[] | undefined>
}

/** What a search has found. */
export interface TreeSearch {
  readonly keyword: string
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly nodes: readonly IndexedNode[]
  /** There are more than are told. */
  readonly isCut: boolean
  readonly error: unknown
}

/** A tree as far as it is known. */
export interface TreeState {
  readonly index: TreeIndex
  /** Keys of nodes whose own are being read. */
  readonly loading: ReadonlySet<string>
  /** Why those below a node could not be read, by its key. */
  readonly failed: ReadonlyMap<string, unknown>
  readonly search: TreeSearch
}

/** A tree that grows as it is looked at. */
export interface TreeStore {
  readonly state: StoreApi<TreeState>
  /** Whether it asks for what is not known. */
  readonly isLazy: boolean
  /** Reads the nodes below one, unless they are known. */
  readonly open: (key: string) => Promise<void>
  /** Reads all that stands below nodes, level by level; whether it is known then. */
  readonly readWhole: (keys: readonly string[]) => Promise<boolean>
  /** Reads the levels that lead to a node; whether it is known then. Rejects when a call fails. */
  readonly reveal: (key: string) => Promise<boolean>
  /** Looks for leaves; an empty text ends it. */
  readonly search: (keyword: string) => Promise<void>
  /** A known leaf, in its place or found; `undefined` for any other key. */
  readonly leafOf: (key: string) => IndexedNode | undefined
}

/** Leaves that a search tells at most. */
const MAX_FOUND = 200

const NO_SEARCH: TreeSearch = { keyword: '', phase: 'ready', nodes: [], isCut: false, error: undefined }

/** Creates a tree of what is known at first; one without calls is known to its end. Engine 3.3. */
export function createTree(top: readonly NestedNode[], calls?: TreeCalls): TreeStore {
  const state = createStore<TreeState>(() => ({
    index: indexTree(top),
    loading: new Set(),
    failed: new Map(),
    search: NO_SEARCH,
  }))
  const { ensure, readLevels } = createReading(state, top, calls)
  const { search, foundLeaf } = createSearch(state, calls)
  return {
    state,
    isLazy: calls !== undefined,
    open: (key) => ensure([key]),
    readWhole: async (keys) => {
      let lacking = lackingBelow(state.getState().index, keys)
      while (lacking.length > 0) {
        await ensure(lacking)
        if (lacking.some((key) => state.getState().failed.has(key))) return false
        lacking = lackingBelow(state.getState().index, keys)
      }
      return true
    },
    reveal: async (key) => {
      const isKnown = () => state.getState().index.nodes.has(key)
      if (calls && !isKnown()) await readLevels((await calls.readPath(key)).slice(0, -1))
      return isKnown()
    },
    search,
    leafOf: (key) => {
      const node = state.getState().index.nodes.get(key) ?? foundLeaf(key)
      return node?.isLeaf === true ? node : undefined
    },
  }
}

/** Reads one level below those nodes that lack it, each once at a time; a failure is told of each of them. */
function createReading(state: StoreApi<TreeState>, top: readonly NestedNode[], calls: TreeCalls | undefined) {
  const below = new Map<string, readonly NestedNode[]>()
  const atWork = new Map<string, Promise<void>>()
  const readLevel = async (keys: readonly string[], { readBelow }: TreeCalls) => {
    const { loading, failed } = state.getState()
    const kept = [...failed].filter(([key]) => !keys.includes(key))
    state.setState({ loading: new Set([...loading, ...keys]), failed: new Map(kept) })
    const read = await readBelow(keys).catch((error: unknown) => ({ error }))
    const rest = new Set([...state.getState().loading].filter((key) => !keys.includes(key)))
    if ('error' in read) {
      const all = [...state.getState().failed, ...keys.map((key) => [key, read.error] as const)]
      state.setState({ loading: rest, failed: new Map(all) })
      return
    }
    // A node that lost those below it meanwhile is a leaf now.
    for (const key of keys) below.set(key, read.get(key) ?? [])
    state.setState({ loading: rest, index: indexTree(top, below) })
  }
  const readOnce = async (keys: readonly string[], given: TreeCalls): Promise<void> => {
    const fresh = keys.filter((key) => !atWork.has(key))
    if (fresh.length > 0) {
      const work = readLevel(fresh, given).finally(() => {
        for (const key of fresh) atWork.delete(key)
      })
      for (const key of fresh) atWork.set(key, work)
    }
    await Promise.all(keys.flatMap((key) => atWork.get(key) ?? []))
  }
  return {
    ensure: async (keys: readonly string[]): Promise<void> => {
      if (!calls) return
      await readOnce(
        keys.filter((key) => state.getState().index.nodes.get(key)?.hasMore === true),
        calls,
      )
    },
    /** Reads below nodes of which some are not known themselves; rejects when that fails. */
    readLevels: async (keys: readonly string[]): Promise<void> => {
      if (!calls) return
      const lacking = keys.filter((key) => !below.has(key))
      await readOnce(lacking, calls)
      const { failed } = state.getState()
      for (const key of lacking) if (failed.has(key)) throw failed.get(key)
    },
  }
}

/** Looks for leaves by a call where there is one that takes it, else among the known ones; the last text counts. */
function createSearch(state: StoreApi<TreeState>, calls: TreeCalls | undefined) {
  const found = new Map<string, IndexedNode>()
  let run = 0
  const search = async (text: string): Promise<void> => {
    const current = ++run
    const keyword = text.trim()
    const { index } = state.getState()
    const show = (told: Partial<TreeSearch>) => {
      if (current === run) state.setState({ search: { ...NO_SEARCH, keyword, ...told } })
    }
    if (!calls || keyword === '') {
      show({ nodes: searchLeaves(index, keyword) })
      return
    }
    show({ phase: 'loading' })
    try {
      const nodes = await calls.search(keyword)
      const told = nodes?.slice(0, MAX_FOUND).map((node) => index.nodes.get(node.key) ?? looseLeaf(node))
      for (const node of told ?? []) found.set(node.key, node)
      show({ nodes: told ?? searchLeaves(index, keyword), isCut: (nodes?.length ?? 0) > MAX_FOUND })
    } catch (error) {
      show({ phase: 'failed', error })
    }
  }
  return { search, foundLeaf: (key: string) => found.get(key) }
}

/** Keys of the known nodes at or below some whose own are not known. */
function lackingBelow(index: TreeIndex, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => {
    const node = index.nodes.get(key)
    if (!node || node.isWhole) return []
    return node.hasMore === true
      ? [key]
      : lackingBelow(
          index,
          node.children.map((child) => child.key),
        )
  })
}

/** Whether anything at or below a node is being read, or could not be. */
export function stateBelow(
  key: string,
  { index, loading, failed }: Pick<TreeState, 'index' | 'loading' | 'failed'>,
): 'known' | 'loading' | 'failed' {
  const isBelow = (at: string) => at === key || pathTo(index, at).some((node) => node.key === key)
  if ([...loading].some(isBelow)) return 'loading'
  return [...failed.keys()].some(isBelow) ? 'failed' : 'known'
}
