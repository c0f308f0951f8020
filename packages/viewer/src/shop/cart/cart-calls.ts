import {
  addCart,
  deleteCart,
  getCartCount,
  getCartList,
  getCartPreview,
  mergeCart,
  moveToCollect,
  selectCart,
  updateCart,
} from '@mallwright/contract/cart'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

const OPERATIONS = {
  addCart,
  deleteCart,
  getCartCount,
  getCartList,
  getCartPreview,
  mergeCart,
  moveToCollect,
  selectCart,
  updateCart,
}

/** Calls of the cart, loaded with its first use. */
export function cartApi(send: Send) {
  return createApi(OPERATIONS, send)
}
