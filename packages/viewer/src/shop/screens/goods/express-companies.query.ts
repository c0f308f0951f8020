import { getExpressCompanyList } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import type { ExpressCompany } from './goods-model.ts'

/** The companies that carry parcels, in the reader's language. */
export function expressCompaniesQuery({ send, locale }: Shop) {
  return queryOptions({
    queryKey: ['goods', 'companies', locale()],
    queryFn: async (): Promise<readonly ExpressCompany[]> => {
      const answer = await createApi({ getExpressCompanyList }, send).getExpressCompanyList({ body: {} })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(({ cExpressCode, cExpressName }) => ({ code: cExpressCode, name: cExpressName }))
    },
  })
}
