import { useSyncExternalStore } from 'react'

/** Narrower than this the panels are sheets over the canvas. The same in workbench.css. */
const COMPACT = '(max-width: 960px)'

/** Whether the window is too narrow for panels beside the canvas: a tablet held upright, a phone. */
export function useIsCompact(): boolean {
  return useMedia(COMPACT)
}

/** Whether fingers are what mostly points here. */
export function useHasTouch(): boolean {
  return useMedia('(pointer: coarse)')
}

function useMedia(query: string): boolean {
  const { subscribe, read } = mediaOf(query)
  return useSyncExternalStore(subscribe, read)
}

interface Media {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => boolean
}

// Asked at every drawing of many parts: the browser parses a query once, and nobody listens anew.
const known = new Map<string, Media>()

function mediaOf(query: string): Media {
  const before = known.get(query)
  if (before) return before
  const list = matchMedia(query)
  const media: Media = {
    subscribe(listener) {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    read: () => list.matches,
  }
  known.set(query, media)
  return media
}
