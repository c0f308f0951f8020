import { errorText } from '@mallwright/shop-core/kit'
import { useRef, useState } from 'react'

import { cartKeys } from '../../../cart/cart.queries.ts'
import { changeCart } from '../../../cart/cart-book.ts'
import type { CartChange } from '../../../cart/cart-book.ts'
import type { Cart, CartLine } from '../../../cart/cart-lines.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'

/** Changes of the cart: shown at once, sent one after another; totals are those of the last answer. */
export function useCartChanges(): {
  /** Totals are those of before. */
  readonly isPending: boolean
  /** Gives whether the change was made. */
  readonly run: (change: CartChange) => Promise<boolean>
} {
  const shop = useShop()
  const caller = useCaller()
  const { queryClient, feedback } = shop
  const queue = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const key = cartKeys.list(caller)

  const send = async (change: CartChange): Promise<boolean> => {
    try {
      const cart = await changeCart(shop, change)
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData(key, cart)
      queryClient.setQueryData(cartKeys.count(caller), cart.count)
      return true
    } catch (error) {
      feedback.toast(errorText(error))
      await queryClient.invalidateQueries({ queryKey: cartKeys.all() })
      return false
    }
  }
  return {
    isPending: waiting > 0,
    async run(change) {
      queryClient.setQueryData<Cart>(key, (cart) => cart && preview(cart, change))
      setWaiting((count) => count + 1)
      const result = queue.current.then(() => send(change))
      queue.current = result.then(() => undefined)
      const isDone = await result
      setWaiting((count) => count - 1)
      return isDone
    },
  }
}

/** What can be shown of a change before its answer: quantities, choices and missing lines, never amounts. */
function preview(cart: Cart, change: CartChange): Cart {
  const shown = (lines: readonly CartLine[]) => lines.flatMap((line) => lineAfter(line, change) ?? [])
  const shops = cart.shops.map((shop) => ({ ...shop, lines: shown(shop.lines) }))
  return { ...cart, shops: shops.filter(({ lines }) => lines.length > 0), invalid: shown(cart.invalid) }
}

function lineAfter(line: CartLine, change: CartChange): CartLine | undefined {
  if (change.kind === 'quantity') return line.id === change.id ? { ...line, quantity: change.quantity } : line
  if (!change.ids.includes(line.id)) return line
  return change.kind === 'select' ? { ...line, isSelected: change.isSelected } : undefined
}
