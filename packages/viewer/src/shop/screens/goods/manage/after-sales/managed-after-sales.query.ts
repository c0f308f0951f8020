import { getShopAfterSalePage } from '@mallwright/contract/after-sale'
import type { ShopAfterSale as WireShopAfterSale, ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import { CallError, nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../../client/shop.ts'
import { afterSaleDetailsOf } from '../../../after-sale/after-sale-calls.ts'
import type { AfterSaleDetails } from '../../../after-sale/after-sale-model.ts'
import { goodsKeys } from '../../goods.queries.ts'

/** An after-sale as its shop sees it. */
export interface ManagedAfterSale extends AfterSaleDetails {
  readonly buyer: string
  readonly shopOperations: readonly ShopAfterSaleOperation[]
}

const PAGE_SIZE = 10

/** After-sales of a managed shop, page by page: 0 those that wait for it, 1 others under way, 2 ended. */
export function managedAfterSalesQuery(
  { send, locale }: Shop,
  filter: { readonly shopId: string; readonly tab: number },
  caller: string,
) {
  return infiniteQueryOptions({
    queryKey: [...goodsKeys.managed(), 'afterSales', filter, caller, locale()],
    queryFn: async ({ pageParam }) => {
      const body = { cShopUuid: filter.shopId, iTab: filter.tab, pageNumber: pageParam, pageSize: PAGE_SIZE }
      const answer = await createApi({ getShopAfterSalePage }, send).getShopAfterSalePage({ body })
      if (!answer.ok) throw new CallError(answer)
      return { items: answer.data.results.map(managedOf), total: answer.data.iTotleSize }
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('aftersale'),
  })
}

function managedOf(wire: WireShopAfterSale): ManagedAfterSale {
  return { ...afterSaleDetailsOf(wire), buyer: wire.cBuyerName, shopOperations: wire.shopOpList }
}
