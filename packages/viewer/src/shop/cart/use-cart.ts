import { useState } from 'react'

import { loadScript } from '../../runtime/index.ts'
import { createRequestIds } from '../client/request-ids.ts'
import { useShop } from '../client/shop-context.ts'
import type { AddedLines } from './add-to-cart.ts'
import { useCartCount } from './use-cart-count.ts'

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
