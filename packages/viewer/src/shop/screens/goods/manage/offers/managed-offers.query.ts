import { addTimedOffer, endTimedOffer, getManagedOfferList } from '@mallwright/contract/order'
import type { ManagedOffer as WireOffer } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../../client/shop.ts'
import type { ManagedOffer } from '../../goods-model.ts'

/** Calls about timed offers of a shop. */
export const offersApi = (send: Send) => createApi({ addTimedOffer, endTimedOffer, getManagedOfferList }, send)

/** The timed offers of a product that run or are to come. */
export function managedOffersQuery({ send }: Shop, code: string, caller: string) {
  return queryOptions({
    // Below the key of what a shop manages (`goodsKeys`), which is part of its screen.
    queryKey: ['goods', 'managed', 'offers', code, caller],
    queryFn: async () => {
      const answer = await offersApi(send).getManagedOfferList({ body: { cProdCode: code } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(offerOf)
    },
  })
}

const minuteOf = (time: string) => time.slice('yyyy-'.length, 'yyyy-MM-dd HH:mm'.length)

function offerOf(offer: WireOffer): ManagedOffer {
  return {
    id: offer.cOfferUuid,
    variantId: offer.cSkuUuid,
    price: fenFromYuan(offer.iPrice),
    start: minuteOf(offer.dStartTime),
    end: minuteOf(offer.dEndTime),
    isStarted: offer.bStarted,
    quota: offer.iQuota,
    taken: offer.iTaken,
    limit: offer.iLimit,
  }
}
