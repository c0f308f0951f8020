import { getManagedShopList } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import type { ManagedShop } from './goods-model.ts'

/** The shops that the caller manages, as the server says; none for most accounts. */
export function managedShopsQuery({ send }: Shop, caller: string) {
  return queryOptions({
    queryKey: ['goods', 'shops', caller],
    queryFn: async (): Promise<readonly ManagedShop[]> => {
      const answer = await createApi({ getManagedShopList }, send).getManagedShopList({ body: {} })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(({ cShopUuid, cShopName }) => ({ id: cShopUuid, name: cShopName }))
    },
  })
}
