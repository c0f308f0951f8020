import * as cart from '@mallwright/contract/cart'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

const OPERATIONS = {
  addCart: cart.addCart,
  deleteCart: cart.deleteCart,
  getCartCount: cart.getCartCount,
  getCartList: cart.getCartList,
  getCartPreview: cart.getCartPreview,
  mergeCart: cart.mergeCart,
  moveToCollect: cart.moveToCollect,
  selectCart: cart.selectCart,
  updateCart: cart.updateCart,
}

/** Calls of the cart, loaded with its first use. */
export function cartApi(send: Send) {
  return createApi(OPERATIONS, send)
}
