export {
  Cart,
  CART_INVALID,
  CartAdjustment,
  CartLine,
  CartOmission,
  CartShop,
  MAX_CART_LINES,
  MAX_CART_QTY,
} from './cart-line.ts'
export {
  addCart,
  deleteCart,
  getCartCount,
  getCartList,
  getCartPreview,
  mergeCart,
  moveToCollect,
  selectCart,
  updateCart,
} from './cart.contract.ts'
