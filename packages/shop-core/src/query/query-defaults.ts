import { QueryClient } from '@tanstack/react-query'
import type { MutationCache } from '@tanstack/react-query'

/** Time in ms during which a query is not fetched again. */
export const STALE_TIME_MS = 60_000

/** The shop has no mutations: the build leaves the library's cache of them out of its first script. */
const NO_MUTATIONS = {
  findAll: () => [],
  clear: () => undefined,
  resumePausedMutations: () => Promise.resolve(),
} as unknown as MutationCache

/**
 * Creates the query client of one mounted app. Offline a query fails, which its screen shows, instead of pausing in
 * its skeleton; it runs again when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: NO_MUTATIONS,
    defaultOptions: {
      queries: {
        retry: 1,
        staleTime: STALE_TIME_MS,
        gcTime: 10 * STALE_TIME_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}
