import type { Label } from '@mallwright/contract/values'
import { MAX_CART_LINES } from '@mallwright/contract/cart'
import { text } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { currentCaller, VISITOR } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { cartApi } from './cart-calls.ts'
import { cartKeys } from './cart.queries.ts'
import { addToDeviceCart } from './device-cart.ts'

const LABELS = {
  added: { zh: '已加入购物车', en: 'Added to the cart' },
  adjusted: { zh: '已加入购物车，数量已调整为 {n}', en: 'Added to the cart; the quantity is now {n}' },
  adjustedSome: { zh: '已加入购物车，部分数量已按库存和起订量调整', en: 'Added; some quantities were adjusted' },
  full: { zh: '购物车最多放 {n} 种商品', en: 'The cart holds {n} products at most' },
  refused: {
    zh: '商品已下架、缺货或仅支持询价，无法加入购物车',
    en: 'This is off the shelf, out of stock or sold by enquiry only',
  },
} satisfies Record<string, Label>

/** Variants with quantities to put into the cart. */
export type AddedLines = readonly { readonly skuId: string; readonly quantity: number }[]

/** Puts variants into the cart of the caller and tells the outcome by a toast; whether they are in it now. */
export async function addToCart(shop: Shop, lines: AddedLines, requestId: string): Promise<boolean> {
  const message = await outcomeOf(shop, lines, requestId)
  shop.feedback.toast(message.text)
  if (message.isDone) await shop.queryClient.invalidateQueries({ queryKey: cartKeys.all() })
  return message.isDone
}

interface Outcome {
  readonly isDone: boolean
  readonly text: string
}

async function outcomeOf(shop: Shop, lines: AddedLines, requestId: string): Promise<Outcome> {
  if (currentCaller(shop) === VISITOR) return outcomeOnDevice(shop, lines)
  const answer = await cartApi(shop.send).addCart({
    body: { items: lines.map(({ skuId, quantity }) => ({ cSkuUuid: skuId, iQty: quantity })), cRequestUuid: requestId },
  })
  if (!answer.ok) return { isDone: false, text: errorText(new CallError(answer)) }
  return { isDone: true, text: addedText(answer.data.adjustedList.map(({ iQty }) => iQty)) }
}

async function outcomeOnDevice(shop: Shop, lines: AddedLines): Promise<Outcome> {
  try {
    const added = await addToDeviceCart(shop, lines)
    if (added.ok) return { isDone: true, text: addedText(added.adjusted) }
    return { isDone: false, text: text(LABELS[added.reason], { n: MAX_CART_LINES }) }
  } catch (error) {
    return { isDone: false, text: errorText(error) }
  }
}

function addedText(adjusted: readonly number[]): string {
  const [only] = adjusted
  if (only === undefined) return text(LABELS.added)
  return adjusted.length === 1 ? text(LABELS.adjusted, { n: only }) : text(LABELS.adjustedSome)
}
