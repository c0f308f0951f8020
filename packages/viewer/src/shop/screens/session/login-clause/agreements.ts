import { getClause } from '@mallwright/contract/article'
import type { ClauseType } from '@mallwright/contract/article'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** The agreements of a mall by their kind. */
export const AGREEMENTS: Readonly<Record<ClauseType, { readonly classCode: string; readonly title: Label }>> = {
  user: { classCode: 'user-agreement', title: { zh: '用户协议', en: 'User agreement' } },
  privacy: { classCode: 'privacy-policy', title: { zh: '隐私政策', en: 'Privacy policy' } },
}

/** The agreement that is in force, by its kind; `null` when the site has none. */
export function agreementQuery({ send, locale }: Pick<Shop, 'send' | 'locale'>, type: ClauseType) {
  return queryOptions({
    queryKey: ['session', 'agreement', type, locale()],
    queryFn: async () => {
      const answer = await createApi({ getClause }, send).getClause({ body: { type } })
      if (!answer.ok) throw new CallError(answer)
      if (answer.data === null) return null
      const { cBodyHtml, iVersion, dPublished } = answer.data
      return { bodyHtml: cBodyHtml, version: iVersion, since: dPublished.slice(0, 10) }
    },
  })
}

/** Address of an agreement as a page. Specification 1 §2.2. */
export function agreementPath(type: ClauseType): string {
  return `/login-clause?type=${type}`
}
