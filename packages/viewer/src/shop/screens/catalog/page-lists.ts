import { getBrandList, getTimedOfferList, readBrand, readTimedOffer } from '@mallwright/contract/catalog'
import type { BrandCard, TimedOfferCard } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import type { BrandQuery } from '@mallwright/modules/views'
import { CallError } from '@mallwright/shop-core/query'

/** The brands of a published page. Rejects with `CallError`. */
export async function readBrands(
  send: Send,
  { ids = [], classIds = [], count }: BrandQuery,
): Promise<readonly BrandCard[]> {
  const body = { cBrandUuids: ids.join(','), cClassUuids: classIds.join(','), pageSize: count }
  const answer = await createApi({ getBrandList }, send).getBrandList({ body })
  if (answer.ok) return answer.data.results.map(readBrand)
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}

/** The timed offers of a published page. Rejects with `CallError`. */
export async function readTimedOffers(
  send: Send,
  codes: readonly string[],
  count: number,
): Promise<readonly TimedOfferCard[]> {
  const body = { cProdCodes: codes.join(','), iCount: count }
  const answer = await createApi({ getTimedOfferList }, send).getTimedOfferList({ body })
  if (answer.ok) return answer.data.results.map(readTimedOffer)
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}
