import { useQuery } from '@tanstack/react-query'

import { useShop } from '../shop-context.ts'
import { readClassTree } from './catalog-reader.ts'

/** How long the class tree stays good, in ms: it changes rarely. */
const FRESH_MS = 10 * 60_000

/** The site's class tree, read once and kept. */
export function useClassTree() {
  const { api, loadSite } = useShop()
  return useQuery({
    queryKey: ['classTree'],
    queryFn: async () => readClassTree(api, (await loadSite()).stUuid),
    staleTime: FRESH_MS,
  })
}
