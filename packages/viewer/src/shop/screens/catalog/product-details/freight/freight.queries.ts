import { getFreightQuote } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../../client/shop.ts'

/** What delivery of a variant to a district costs. */
export interface FreightQuote {
  readonly isDeliverable: boolean
  /** `undefined` where prices are hidden. */
  readonly fee: Fen | undefined
  /** Missing until delivery is free; `undefined` where no amount makes it free. */
  readonly missingForFree: Fen | undefined
}

/** What is asked for. */
export interface QuotedVariant {
  readonly areaCode: string
  readonly skuId: string
  readonly quantity: number
}

/** Query keys of freight. Fees depend on the caller's prices. */
export const freightKeys = {
  quote: (quoted: QuotedVariant, caller: string) => ['catalog', 'freight', quoted, caller],
} as const

/** Freight of a variant to a district. */
export function freightQuery({ send }: Shop, quoted: QuotedVariant, caller: string) {
  return queryOptions({
    queryKey: freightKeys.quote(quoted, caller),
    queryFn: async (): Promise<FreightQuote> => {
      const { areaCode, skuId, quantity } = quoted
      const body = { cAreaCode: areaCode, items: [{ cSkuUuid: skuId, iQty: quantity }] }
      const answer = await createApi({ getFreightQuote }, send).getFreightQuote({ body })
      if (!answer.ok) throw new CallError(answer)
      const [shop] = answer.data.results
      return {
        isDeliverable: answer.data.bDeliverable,
        fee: amount(answer.data.iFreight),
        missingForFree: amount(shop?.iMissing),
      }
    },
  })
}

function amount(yuan: number | undefined): Fen | undefined {
  return yuan === undefined ? undefined : fenFromYuan(yuan)
}
