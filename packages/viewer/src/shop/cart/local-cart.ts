import { MAX_CART_LINES, MAX_CART_QTY } from '@mallwright/contract/cart'
import { newUuid } from '@mallwright/contract/values'
import { createPersistedValue } from '@mallwright/shop-core/storage'
import type { LocalStore, PersistedValue } from '@mallwright/shop-core/storage'

import { noteOwnCart } from './own-cart-cookie.ts'

/** A line of a visitor's cart. */
export interface LocalLine {
  readonly skuId: string
  readonly quantity: number
  readonly isSelected: boolean
}

/** A visitor's cart on the device: the newest line first, and the request under which it will be merged. Domain 1.12-25. */
export interface LocalCart {
  readonly lines: readonly LocalLine[]
  /** Renewed with every change: the same content is merged once. */
  readonly requestId: string
}

const EMPTY: LocalCart = { lines: [], requestId: '' }

/** The cart of a device. */
export function localCart(store: LocalStore): PersistedValue<LocalCart> {
  return createPersistedValue(store, {
    read: (from) => readLocal(from.readJson('cart')),
    write: (to, { lines, requestId }) =>
      lines.length === 0 ? to.remove('cart') : to.writeJson('cart', { lines, requestId }),
  })
}

/** Replaces the lines of a device's cart. */
export function writeLines(store: LocalStore, lines: readonly LocalLine[]): void {
  if (lines.length > 0) noteOwnCart(true)
  localCart(store).set({ lines, requestId: newUuid() })
}

function readLocal(stored: unknown): LocalCart {
  const { lines, requestId } = (stored ?? {}) as { readonly lines?: unknown; readonly requestId?: unknown }
  if (!Array.isArray(lines) || typeof requestId !== 'string') return EMPTY
  return { lines: lines.filter(isLine).slice(0, MAX_CART_LINES), requestId }
}

function isLine(value: unknown): value is LocalLine {
  const { skuId, quantity, isSelected } = (value ?? {}) as Partial<LocalLine>
  const isQuantity = Number.isSafeInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_CART_QTY
  return typeof skuId === 'string' && skuId !== '' && isQuantity && typeof isSelected === 'boolean'
}
