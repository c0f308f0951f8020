import { CallError } from '@mallwright/shop-core/query'

import { currentCaller, VISITOR } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { cartApi } from './cart-calls.ts'
import { cartOf } from './cart-lines.ts'
import type { Cart } from './cart-lines.ts'
import { changeDeviceCart, countDeviceCart, readDeviceCart } from './device-cart.ts'

const isVisitor = (shop: Shop) => currentCaller(shop) === VISITOR

/** Number of lines in the cart: of the device for a visitor, else of the account. Rejects with `CallError`. */
export async function countLines(shop: Shop): Promise<number> {
  if (isVisitor(shop)) return countDeviceCart(shop)
  const answer = await cartApi(shop.send).getCartCount({ body: {} })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.iCount
}

/** The cart of the caller. Rejects with `CallError`. */
export async function readCart(shop: Shop): Promise<Cart> {
  if (isVisitor(shop)) return readDeviceCart(shop)
  return cartFrom(await cartApi(shop.send).getCartList({ body: {} }))
}

/** A change of the cart. */
export type CartChange =
  | { readonly kind: 'quantity'; readonly id: string; readonly quantity: number; readonly skuId?: string }
  | { readonly kind: 'select'; readonly ids: readonly string[]; readonly isSelected: boolean }
  | { readonly kind: 'remove' | 'collect'; readonly ids: readonly string[] }

/** Makes a change; gives the cart after it. Rejects with `CallError`. */
export async function changeCart(shop: Shop, change: CartChange): Promise<Cart> {
  if (isVisitor(shop)) return changeDevice(shop, change)
  const api = cartApi(shop.send)
  if (change.kind === 'quantity') {
    const { id, quantity, skuId } = change
    return cartFrom(
      await api.updateCart({ body: { cCartUuid: id, iQty: quantity, ...(skuId && { cSkuUuid: skuId }) } }),
    )
  }
  const cartUuids = [...change.ids]
  if (change.kind === 'select')
    return cartFrom(await api.selectCart({ body: { cartUuids, bSelected: change.isSelected } }))
  if (change.kind === 'collect') return cartFrom(await api.moveToCollect({ body: { cartUuids } }))
  return cartFrom(await api.deleteCart({ body: { cartUuids } }))
}

/** The lines of a visitor are known by their variants. */
function changeDevice(shop: Shop, change: CartChange): Promise<Cart> {
  return changeDeviceCart(shop, (line) => {
    if (change.kind === 'quantity') {
      if (line.skuId !== change.id) return line
      return { ...line, skuId: change.skuId ?? line.skuId, quantity: change.quantity }
    }
    if (!change.ids.includes(line.skuId)) return line
    return change.kind === 'select' ? { ...line, isSelected: change.isSelected } : undefined
  })
}

type CartAnswer = Awaited<ReturnType<ReturnType<typeof cartApi>['getCartList' | 'updateCart' | 'moveToCollect']>>

function cartFrom(answer: CartAnswer): Cart {
  if (!answer.ok) throw new CallError(answer)
  return cartOf(answer.data)
}
