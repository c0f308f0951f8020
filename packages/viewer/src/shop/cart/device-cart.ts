import { MAX_CART_LINES, MAX_CART_QTY } from '@mallwright/contract/cart'
import { CallError } from '@mallwright/shop-core/query'

import type { Shop } from '../client/shop.ts'
import { cartApi } from './cart-calls.ts'
import { cartOf, orderableLines } from './cart-lines.ts'
import type { Cart } from './cart-lines.ts'
import { localCart, writeLines } from './local-cart.ts'
import type { LocalLine } from './local-cart.ts'

/** The cart of a visitor's device as it looks now. Lines of variants that the site no longer sells are dropped. Rejects with `CallError`. */
export async function readDeviceCart(shop: Shop): Promise<Cart> {
  const { lines } = localCart(shop.store).get()
  return previewOf(shop, lines)
}

async function previewOf({ send }: Shop, lines: readonly LocalLine[]): Promise<Cart> {
  const items = lines.map(({ skuId, quantity, isSelected }) => ({
    cSkuUuid: skuId,
    iQty: quantity,
    bSelected: isSelected,
  }))
  const answer = await cartApi(send).getCartPreview({ body: { items } })
  if (!answer.ok) throw new CallError(answer)
  return cartOf(answer.data)
}

/** Number of lines in the cart of a visitor's device. */
export function countDeviceCart({ store }: Shop): number {
  return localCart(store).get().lines.length
}

/** What a visitor puts in: added to what is there, within the product's limits. */
export type DeviceAddition =
  | { readonly ok: true; readonly adjusted: readonly number[] }
  | { readonly ok: false; readonly reason: 'refused' | 'full' }

/** Puts variants into the cart of a visitor's device; one that cannot be bought refuses all. Rejects with `CallError`. */
export async function addToDeviceCart(
  shop: Shop,
  added: readonly { readonly skuId: string; readonly quantity: number }[],
): Promise<DeviceAddition> {
  const before = localCart(shop.store).get().lines
  const skuIds = [...new Set(added.map(({ skuId }) => skuId))]
  const changed = skuIds.map((skuId): LocalLine => {
    const wanted = [...before, ...added].reduce((sum, line) => (line.skuId === skuId ? sum + line.quantity : sum), 0)
    return { skuId, quantity: Math.min(wanted, MAX_CART_QTY), isSelected: true }
  })
  const others = before.filter(({ skuId }) => !skuIds.includes(skuId))
  if (others.length + changed.length > MAX_CART_LINES) return { ok: false, reason: 'full' }
  const preview = await previewOf(shop, changed)
  const lines = orderableLines(preview)
  // Below the minimum a line is invalid, but has a quantity that fits.
  const raised = preview.invalid.filter(({ invalid }) => invalid === 'belowMinimum')
  const byId = new Map([...lines, ...raised].map((line) => [line.skuId, line]))
  if (byId.size < skuIds.length) return { ok: false, reason: 'refused' }
  const fitted = changed.map((line) => ({ ...line, quantity: byId.get(line.skuId)?.fitQuantity ?? line.quantity }))
  const own = new Map(fitted.map((line) => [line.skuId, line]))
  const kept = before.map((line) => own.get(line.skuId) ?? line)
  const fresh = fitted.filter(({ skuId }) => !before.some((line) => line.skuId === skuId))
  writeLines(shop.store, [...fresh, ...kept])
  return {
    ok: true,
    adjusted: fitted.flatMap(({ quantity }, index) => (quantity === changed[index]?.quantity ? [] : [quantity])),
  }
}

/** Changes lines of a visitor's cart; `undefined` takes a line out. */
export async function changeDeviceCart(shop: Shop, change: (line: LocalLine) => LocalLine | undefined): Promise<Cart> {
  const lines = localCart(shop.store)
    .get()
    .lines.flatMap((line) => change(line) ?? [])
  const preview = await previewOf(shop, lines)
  const shown = new Map([...orderableLines(preview), ...preview.invalid].map((line) => [line.skuId, line]))
  const fitted = lines.map((line) => ({ ...line, quantity: shown.get(line.skuId)?.fitQuantity ?? line.quantity }))
  writeLines(shop.store, fitted)
  const isFitted = fitted.every(({ quantity }, index) => quantity === lines[index]?.quantity)
  return isFitted ? preview : previewOf(shop, fitted)
}
