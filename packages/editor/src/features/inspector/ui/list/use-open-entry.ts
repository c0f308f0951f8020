import { useCallback } from 'react'

import { useStore, useStudio } from '../../../../studio/studio.ts'
import { openEntry } from '../../../../studio/view-store.ts'

/** The open entry of a list, which the canvas shows, too. */
export function useOpenEntry(listId: string): readonly [number | undefined, (index: number | undefined) => void] {
  const { view } = useStudio()
  const open = useStore(view, ({ openEntries }) => openEntries[listId])
  return [open, useCallback((index: number | undefined) => openEntry(view, listId, index), [view, listId])]
}
