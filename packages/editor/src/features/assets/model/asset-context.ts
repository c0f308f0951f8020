import { useInfiniteQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'

import { queryClientOf } from '../../../gateway/query-cache.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import { filesOfPages, filesQuery } from './assets.queries.ts'
import type { AssetFile } from './assets.queries.ts'
import type { AssetLibrary, LibraryState } from './asset-library.ts'

/** Provides the library to the components of its dialog. */
export const LibraryContext = createContext<AssetLibrary | undefined>(undefined)

/** The library of the surrounding dialog. */
export function useLibrary(): AssetLibrary {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('a component of the library outside of its dialog')
  return library
}

/** Selects a slice of the library's view state. */
export function useLibraryState<Slice>(pick: (state: LibraryState) => Slice): Slice {
  return useStore(useLibrary().state, pick)
}

/** Files that match the filter, as far as loaded. */
export interface MatchingFiles {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly files: readonly AssetFile[]
  /** Number of matching files. */
  readonly total: number
  readonly loadMore: () => void
}

/** Files that match the filter of the library. */
export function useMatchingFiles(): MatchingFiles {
  const { api } = useStudio()
  const filter = useLibraryState((state) => state.filter)
  const query = useInfiniteQuery(filesQuery(api, filter), queryClientOf(api))
  const pages = query.data?.pages
  const files = useMemo(() => filesOfPages(pages ?? []), [pages])
  return {
    state: query.isFetching ? 'loading' : query.isError ? 'failed' : 'ready',
    files,
    total: pages?.at(-1)?.total ?? 0,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}

/** Selected files that still match the filter. */
export function usePickedFiles(): readonly AssetFile[] {
  const { files } = useMatchingFiles()
  const picked = useLibraryState((state) => state.picked)
  return useMemo(() => {
    const byId = new Map(files.map((file) => [file.id, file]))
    return picked.flatMap((id) => byId.get(id) ?? [])
  }, [files, picked])
}
