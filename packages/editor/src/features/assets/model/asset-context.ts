import { createContext, useContext, useSyncExternalStore } from 'react'

import type { AssetLibrary, LibraryState } from './asset-library.ts'

/** Provides the library to the components of its dialog. */
export const LibraryContext = createContext<AssetLibrary | undefined>(undefined)

/** The library of the surrounding dialog. */
export function useLibrary(): AssetLibrary {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('a part of the library outside of its dialog')
  return library
}

/** Selects a slice of the library's state. */
export function useLibraryState<Part>(pick: (state: LibraryState) => Part): Part {
  const { state } = useLibrary()
  return useSyncExternalStore(state.subscribe, () => pick(state.getState()))
}
