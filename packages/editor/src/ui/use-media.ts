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
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
