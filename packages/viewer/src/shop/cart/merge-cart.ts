import type { CartOmission } from '@mallwright/contract/cart'
import type { Label } from '@mallwright/contract/values'
import { text } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { readAnew } from '@mallwright/shop-core/query'

import { currentCaller, VISITOR } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { cartApi } from './cart-calls.ts'
import { invalidOf } from './cart-lines.ts'
import { CART_INVALID_LABELS } from './cart-labels.ts'
import { cartKeys } from './cart.queries.ts'
import { localCart, writeLines } from './local-cart.ts'

const LABELS = {
  merged: { zh: '登录前的购物车已合并', en: 'Your cart from before was added' },
  omitted: {
    zh: '登录前的购物车已合并，以下商品未能加入：',
    en: 'Your cart from before was added, except for:',
  },
  unknown: { zh: '已失效的商品', en: 'A product that is gone' },
  full: { zh: '购物车已满', en: 'The cart is full' },
  adjusted: { zh: '，部分数量已按库存和起订量调整', en: '; some quantities were adjusted' },
} satisfies Record<string, Label>

/**
 * Adds the device's cart to that of the account that has signed in. It is emptied only after the confirmed merge; one that fails
 * is tried again with the next load of the account, under the same request. Domain 1.12-25.
 */
export async function mergeDeviceCart(shop: Shop): Promise<void> {
  const { lines, requestId } = localCart(shop.store).get()
  if (lines.length === 0 || currentCaller(shop) === VISITOR) return
  const items = lines.map(({ skuId, quantity }) => ({ cSkuUuid: skuId, iQty: quantity }))
  const answer = await cartApi(shop.send).mergeCart({ body: { items, cRequestUuid: requestId } })
  if (!answer.ok) return
  // What another tab has put in meanwhile stays.
  if (localCart(shop.store).get().requestId === requestId) writeLines(shop.store, [])
  await readAnew(shop.queryClient, { queryKey: cartKeys.all() })
  const { omittedList, adjustedList } = answer.data
  if (omittedList.length > 0) await tellOmitted(shop, omittedList)
  else shop.feedback.toast(text(LABELS.merged) + (adjustedList.length > 0 ? text(LABELS.adjusted) : ''))
}

async function tellOmitted({ feedback }: Shop, omitted: readonly CartOmission[]): Promise<void> {
  await feedback.ask({
    title: text(KIT_LABELS.systemNotice),
    body: text(LABELS.omitted),
    facts: omitted.map(({ cProdName, iInvalidType }) => ({
      term: cProdName || text(LABELS.unknown),
      text: iInvalidType === 0 ? text(LABELS.full) : text(CART_INVALID_LABELS[invalidOf(iInvalidType)]),
    })),
    confirm: text(KIT_LABELS.acknowledge),
    topic: 'cartMerged',
  })
}
