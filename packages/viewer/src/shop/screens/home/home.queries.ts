import { loadVersionConfig } from '@mallwright/shop-core/theme'
import { queryOptions } from '@tanstack/react-query'

/** Query keys of the home tabs. */
export const homeKeys = {
  version: () => ['home', 'version'],
} as const

/** The version configuration of the app; `null` when it is unavailable. */
export function versionQuery() {
  return queryOptions({
    queryKey: homeKeys.version(),
    queryFn: async () => (await loadVersionConfig()) ?? null,
    staleTime: Infinity,
  })
}
