import { QueryClient } from '@tanstack/react-query'

/** Time in ms during which a query is not fetched again. */
export const STALE_TIME_MS = 60_000

/** Creates the query client of one mounted app. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: STALE_TIME_MS, gcTime: 10 * STALE_TIME_MS } },
  })
}
