import { useEffect, useState } from 'react'

import type { TreeStore } from './model/tree-store.ts'

/** The node whose level is shown, or the one whose place is looked for. */
export interface Opened {
  /** '' is the top. */
  readonly key: string
  /** A node whose level is to be shown once its place is known. */
  readonly sought?: string
  /** Why the place could not be read. */
  readonly error?: unknown
}

/** Which level of a tree is open: at first that of a node, wherever it stands; '' and one that is nowhere stand for the top. */
export function useOpened(tree: TreeStore, first: string) {
  const [opened, setOpened] = useState<Opened>(() => placeOf(tree, first))
  useEffect(() => {
    const { sought, error } = opened
    if (sought === undefined || error !== undefined) return undefined
    let isCurrent = true
    const show = (next: Opened) => {
      if (isCurrent) setOpened(next)
    }
    const find = async () => {
      try {
        show((await tree.reveal(sought)) ? placeOf(tree, sought) : { key: '' })
      } catch (failure) {
        show({ key: '', sought, error: failure })
      }
    }
    void find()
    return () => {
      isCurrent = false
    }
  }, [tree, opened])
  return {
    opened,
    open: (key: string) => {
      setOpened({ key })
      void tree.open(key)
    },
    /** Opens the level of a node; its place is read first where it is not known. */
    openAt: (key: string) => setOpened(placeOf(tree, key)),
  }
}

function placeOf({ state, isLazy }: TreeStore, key: string): Opened {
  const node = state.getState().index.nodes.get(key)
  if (node) return { key: node.parent }
  return isLazy && key !== '' ? { key: '', sought: key } : { key: '' }
}
