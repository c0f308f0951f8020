import { createContext, useContext, useSyncExternalStore } from 'react'

import type { AssetLibrary, LibraryState } from './asset-library.ts'

/** Hands the library to the parts of its dialog. */
export const LibraryContext = createContext<AssetLibrary | undefined>(undefined)

/** The library around a part of its dialog. */
export function useLibrary(): AssetLibrary {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('a part of the library outside of its dialog')
  return library
}

/** A part of what is shown; drawn again when it becomes another. */
export function useLibraryState<Part>(pick: (state: LibraryState) => Part): Part {
  const { state } = useLibrary()
  return useSyncExternalStore(state.subscribe, () => pick(state.getState()))
}
