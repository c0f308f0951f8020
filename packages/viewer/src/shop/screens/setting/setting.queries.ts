import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readBuyerInfo } from './setting-reader.ts'

/** Query keys of what a buyer has set. They belong to the caller; a switch of the institution reads everything anew. */
export const settingKeys = {
  info: (caller: string) => ['setting', 'info', caller],
} as const

/** Settings, institution and counters of the buyer. What is collected or received elsewhere counts with the next visit. */
export function buyerInfoQuery({ send }: Shop, caller: string) {
  return queryOptions({ queryKey: settingKeys.info(caller), queryFn: () => readBuyerInfo(send), staleTime: 0 })
}
