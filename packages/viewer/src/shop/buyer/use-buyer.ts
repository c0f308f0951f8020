import { useQuery } from '@tanstack/react-query'

import { useAccountSession, useMallUser, useShop } from '../client/shop-context.ts'
import { buyerQuery } from './buyer.queries.ts'

/** What the signed-in account lacks before it may buy; pending for visitors. */
export function useBuyer() {
  // The key follows both: a switch reads anew, and an older answer never shows under the newer institution.
  useAccountSession()
  useMallUser()
  return useQuery(buyerQuery(useShop()))
}
