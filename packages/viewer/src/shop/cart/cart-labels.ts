import type { Label } from '@mallwright/contract/values'

import type { CartInvalid } from './cart-lines.ts'

/** Why a line cannot be ordered. Domain 1.4. */
export const CART_INVALID_LABELS: Readonly<Record<CartInvalid, Label>> = {
  none: { zh: '有效', en: 'Available' },
  offShelf: { zh: '已下架', en: 'Off the shelf' },
  variantGone: { zh: '规格已失效', en: 'This option is gone' },
  outOfStock: { zh: '缺货', en: 'Out of stock' },
  belowMinimum: { zh: '低于起订量', en: 'Below the minimum' },
  undeliverable: { zh: '默认地址不配送', en: 'No delivery to your address' },
  byEnquiry: { zh: '仅支持询价', en: 'By enquiry only' },
}
