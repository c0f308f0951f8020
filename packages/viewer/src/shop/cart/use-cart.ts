import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { loadScript } from '../../runtime/index.ts'
import { createRequestIds } from '../client/request-ids.ts'
import { useCaller, useIsHydrated, useShop } from '../client/shop-context.ts'
import { cartCountQuery } from './cart.queries.ts'
import type { AddedLines } from './add-to-cart.ts'

/** What screens need of the cart beside its own. */
export interface CartAccess {
  /** Number of lines; 0 until it is known. */
  readonly count: number
  /** Puts variants in, tells the outcome by a toast, and gives whether they are in it. A visitor's cart is kept on the device. */
  readonly add: (lines: AddedLines) => Promise<boolean>
}

/** The number of lines in the cart, and the way into it. */
export function useCart(): CartAccess {
  const shop = useShop()
  const [requests] = useState(createRequestIds)
  return {
    count: useCartCount(),
    add: async (lines) => {
      const { addToCart } = await loadScript(() => import('./add-to-cart.ts'))
      const isDone = await addToCart(shop, lines, requests.idOf(lines))
      if (isDone) requests.forget()
      return isDone
    },
  }
}

/** Number of lines in the cart; 0 until it is known, and while a prerendered page hydrates. */
export function useCartCount(): number {
  const isHydrated = useIsHydrated()
  const { data = 0 } = useQuery({ ...cartCountQuery(useShop(), useCaller()), enabled: isHydrated })
  return data
}
