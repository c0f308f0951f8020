import { useQuery } from '@tanstack/react-query'

import { useCaller, useIsHydrated, useShop } from '../client/shop-context.ts'
import { cartCountQuery } from './cart.queries.ts'

/** Number of lines in the cart; 0 until it is known, and while a prerendered page hydrates. */
export function useCartCount(): number {
  const isHydrated = useIsHydrated()
  const { data = 0 } = useQuery({ ...cartCountQuery(useShop(), useCaller()), enabled: isHydrated })
  return data
}
