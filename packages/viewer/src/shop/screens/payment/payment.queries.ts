import { getPayAction } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'

/** The page of a channel, as it is shown. */
export interface PayPage {
  readonly flowNo: string
  readonly kind: 'link' | 'html'
  readonly content: string
  readonly formOrigins: readonly string[]
}

/** A page of a channel by its stored id. The server gives it once, so it is read once. Domain 1.13. */
export const payActionQuery = ({ send }: Shop, id: string, caller: string) =>
  queryOptions({
    queryKey: ['pay-action', id, caller],
    queryFn: async (): Promise<PayPage> => {
      const answer = await createApi({ getPayAction }, send).getPayAction({ body: { cPayActionUuid: id } })
      if (!answer.ok) throw new CallError(answer)
      const { cPaymentFlowNo, cActionType, cContent, formOrigins } = answer.data
      return { flowNo: cPaymentFlowNo, kind: cActionType, content: cContent, formOrigins }
    },
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
