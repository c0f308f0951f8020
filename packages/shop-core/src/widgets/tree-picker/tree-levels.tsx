import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { ErrorNotice, Notice } from '../../kit/notice/notice.tsx'
import { childrenOf, pathTo } from './model/tree-index.ts'
import type { IndexedNode } from './model/tree-index.ts'
import type { TreeStore } from './model/tree-store.ts'
import { TREE_LABELS } from './tree-labels.ts'
import { useOpened } from './use-opened.ts'
import type { Opened } from './use-opened.ts'

/** How long (ms) a search waits for the next letter. */
const SEARCH_PAUSE_MS = 300

/** Search, path and the nodes of the level that is open, or those that were found. */
export function TreeLevels(props: {
  readonly tree: TreeStore
  readonly rootLabel?: string | undefined
  /** The node whose level is open at first. */
  readonly chosen?: string | undefined
  readonly children: (nodes: readonly IndexedNode[], moves: LevelMoves) => ReactNode
}): ReactNode {
  const { tree, rootLabel, chosen = '', children } = props
  const translate = useText()
  const { index } = useStore(tree.state)
  const { opened, open: openLevel, openAt } = useOpened(tree, chosen)
  const [keyword, setKeyword] = useState('')
  const isSearching = keyword.trim() !== ''
  const open = (key: string) => {
    setKeyword('')
    openLevel(key)
  }
  const moves: LevelMoves = { open, onTaken: (key) => isSearching && openAt(key) }
  return (
    <div className="wg-tree-picker">
      <input
        type="search"
        className="wg-tree-search"
        aria-label={translate(TREE_LABELS.search)}
        placeholder={translate(TREE_LABELS.search)}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {!isSearching && (
        <nav aria-label={translate(TREE_LABELS.path)} className="wg-tree-path">
          {[{ key: '', title: rootLabel ?? translate(TREE_LABELS.root) }, ...pathTo(index, opened.key)].map(
            ({ key, title }) => (
              <button
                key={key}
                type="button"
                aria-current={key === opened.key && opened.sought === undefined ? 'location' : undefined}
                onClick={() => open(key)}
              >
                {title}
              </button>
            ),
          )}
        </nav>
      )}
      {isSearching ? (
        <FoundNodes tree={tree} keyword={keyword}>
          {(nodes) => children(nodes, moves)}
        </FoundNodes>
      ) : (
        <LevelNodes tree={tree} opened={opened} onRetry={() => openAt(opened.sought ?? '')}>
          {(nodes) => children(nodes, moves)}
        </LevelNodes>
      )}
    </div>
  )
}

/** What nodes of a level lead to. */
export interface LevelMoves {
  /** Shows the nodes below one. */
  readonly open: (key: string) => void
  /** Notes that a node was chosen: one that a search found is shown in its place once the search ends. Engine 3.1. */
  readonly onTaken: (key: string) => void
}

/** What draws nodes, of which there is one at least. */
type DrawNodes = (nodes: readonly IndexedNode[]) => ReactNode

/** The nodes below one that is open, as they arrive. */
function LevelNodes({
  tree,
  opened: { key, sought, error },
  onRetry,
  children,
}: {
  readonly tree: TreeStore
  readonly opened: Opened
  /** Looks for the place of a node once more. */
  readonly onRetry: () => void
  readonly children: DrawNodes
}): ReactNode {
  const translate = useText()
  const { index, loading, failed } = useStore(tree.state)
  const nodes = childrenOf(index, key)
  if (error !== undefined) return <ErrorNotice error={error} onRetry={onRetry} />
  if (sought !== undefined || loading.has(key)) return <SheetSkeleton />
  if (failed.has(key)) return <ErrorNotice error={failed.get(key)} onRetry={() => void tree.open(key)} />
  return nodes.length === 0 ? <Notice kind="empty" title={translate(TREE_LABELS.noNode)} /> : children(nodes)
}

/** The leaves that a text finds; a tree that asks for them waits until the next letter does not come. */
function FoundNodes({
  tree,
  keyword,
  children,
}: {
  readonly tree: TreeStore
  readonly keyword: string
  readonly children: DrawNodes
}): ReactNode {
  const translate = useText()
  const { search } = useStore(tree.state)
  const { isLazy } = tree
  useEffect(() => {
    if (!isLazy) return void tree.search(keyword)
    const timer = setTimeout(() => void tree.search(keyword), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [tree, isLazy, keyword])
  if (search.phase === 'failed') return <ErrorNotice error={search.error} onRetry={() => void tree.search(keyword)} />
  // What was found last is another text's.
  if (search.phase === 'loading' || search.keyword !== keyword.trim()) return <SheetSkeleton />
  if (search.nodes.length === 0) return <Notice kind="empty" title={translate(TREE_LABELS.noResult)} />
  return (
    <>
      {children(search.nodes)}
      {search.isCut && <p className="wg-tree-cut">{translate(TREE_LABELS.cut, { count: search.nodes.length })}</p>}
    </>
  )
}
