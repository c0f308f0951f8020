import { useSyncExternalStore } from 'react'

/** Below this width panels are sheets over the canvas. Same as in shell.css. */
const COMPACT = '(max-width: 960px)'

/** Whether the window is too narrow for panels beside the canvas. */
export function useIsCompact(): boolean {
  return useMedia(COMPACT)
}

/** Whether the primary pointer is a finger. */
export function useHasTouch(): boolean {
  return useMedia('(pointer: coarse)')
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const { subscribe, read } = mediaOf(query)
  return useSyncExternalStore(subscribe, read)
}

interface Media {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => boolean
}

// Cached: read at every render of many components.
const cache = new Map<string, Media>()

function mediaOf(query: string): Media {
  const before = cache.get(query)
  if (before) return before
  const list = matchMedia(query)
  const media: Media = {
    subscribe(listener) {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    read: () => list.matches,
  }
  cache.set(query, media)
  return media
}
