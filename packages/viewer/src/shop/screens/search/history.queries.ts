import { createApi } from '@mallwright/contract/rpc'
import { clearHistory, deleteHistory, getHistoryList } from '@mallwright/contract/search'
import { newUuid } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import { VISITOR } from '../../client/shop-context.ts'
import type { Shop } from '../../client/shop.ts'
import { deviceHistory, forgetOnDevice } from './device-history.ts'
import type { SearchScene } from './search-scene.ts'

const OPERATIONS = { clearHistory, deleteHistory, getHistoryList }

/** Query keys of search histories; they are the caller's. */
export const historyKeys = {
  list: (scene: SearchScene, caller: string) => ['search', 'history', scene, caller],
} as const

/** What the caller searched for in a scene: of an account on the server, of a visitor on the device. */
export function historyQuery({ send, store }: Shop, scene: SearchScene, caller: string) {
  return queryOptions({
    queryKey: historyKeys.list(scene, caller),
    queryFn: async (): Promise<readonly string[]> => {
      if (caller === VISITOR) return deviceHistory(store, scene)
      const answer = await createApi(OPERATIONS, send).getHistoryList({ body: { cScene: scene } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(({ cKeyword }) => cKeyword)
    },
    // Searches are recorded with their results.
    staleTime: 0,
  })
}

/** Takes words out of the caller's history, or empties it without them. Rejects with `CallError`. */
export async function forgetSearch(
  { send, store }: Shop,
  {
    scene,
    caller,
    keyword,
  }: { readonly scene: SearchScene; readonly caller: string; readonly keyword?: string | undefined },
): Promise<void> {
  if (caller === VISITOR) return forgetOnDevice(store, scene, keyword)
  const api = createApi(OPERATIONS, send)
  const request = { cRequestUuid: newUuid(), cScene: scene }
  const answer =
    keyword === undefined
      ? await api.clearHistory({ body: request })
      : await api.deleteHistory({ body: { ...request, cKeyword: keyword } })
  if (!answer.ok) throw new CallError(answer)
  return undefined
}
