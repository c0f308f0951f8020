import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Cart, CartAdjustment, CartOmission, MAX_CART_LINES, MAX_CART_QTY } from './cart-line.ts'

const uuid = z.string().check(z.minLength(1), z.maxLength(64))
const qty = z.int().check(z.minimum(1), z.maximum(MAX_CART_QTY))
const item = z.object({ cSkuUuid: uuid, iQty: qty })
const items = z.array(item).check(z.minLength(1), z.maxLength(MAX_CART_LINES))
const cartUuids = z.array(uuid).check(z.minLength(1), z.maxLength(MAX_CART_LINES))

/** The cart of the account: of its current institution, or its own without one. */
export const getCartList = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/getCartList',
  gate: 'login',
  summary: 'The cart by shop, with totals.',
  body: z.object({}),
  data: Cart,
})

/** Number of lines in the cart. */
export const getCartCount = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/getCartCount',
  gate: 'login',
  summary: 'Number of lines in the cart.',
  body: z.object({}),
  data: z.object({ iCount: z.int() }),
})

/** A line of a batch cannot be bought; the whole batch is refused. Domain 1.12-26. */
const lineRefused = {
  CART_LINE_REFUSED: {
    code: 4001,
    data: z.object({
      /** Such as `items.2.cSkuUuid`. */
      cField: z.string(),
      cSkuUuid: z.string(),
      /** One of `CART_INVALID`. */
      iInvalidType: z.int(),
    }),
  },
} as const

/** Puts variants into the cart: added to what is there, within stock, step and limits. Selected afterwards. */
export const addCart = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/addCart',
  gate: 'login',
  summary: 'Puts variants into the cart.',
  body: z.object({ items, cRequestUuid: uuid }),
  data: z.object({ iCount: z.int(), adjustedList: z.array(CartAdjustment) }),
  failures: {
    ...lineRefused,
    CART_FULL: { code: 4001, data: z.object({ cField: z.literal('items'), iMax: z.int() }) },
  },
})

const unknownLine = { CART_LINE_UNKNOWN: { code: 4004 } } as const

/** Sets the quantity of a line, within stock, step and limits, or its variant to another one of the product. */
export const updateCart = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/updateCart',
  gate: 'login',
  summary: 'Changes quantity or variant of a line.',
  body: z.object({
    cCartUuid: uuid,
    iQty: qty,
    /** The other variant; the line joins that variant's own when there is one. */
    cSkuUuid: z.optional(uuid),
  }),
  data: Cart,
  failures: { ...unknownLine, ...lineRefused },
})

/** Selects lines, or drops them from the selection; lines that are gone meanwhile are passed over. */
export const selectCart = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/selectCart',
  gate: 'login',
  summary: 'Selects lines.',
  body: z.object({ cartUuids, bSelected: z.boolean() }),
  data: Cart,
})

/** Takes lines out of the cart; those that are gone already are passed over. */
export const deleteCart = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/deleteCart',
  gate: 'login',
  summary: 'Takes lines out of the cart.',
  body: z.object({ cartUuids }),
  data: Cart,
})

/** Takes lines out of the cart and puts their products into the collection. 移入收藏. */
export const moveToCollect = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/moveToCollect',
  gate: 'login',
  summary: 'Moves lines into the collection.',
  body: z.object({ cartUuids }),
  data: Cart,
  failures: { TOO_MANY_COLLECTED: { code: 4001, data: z.object({ iMax: z.int() }) } },
})

/**
 * Adds a visitor's cart to that of the account, once a `cRequestUuid`: quantities within stock, step and limits, lines up to the
 * limit; what cannot be bought or has no room is left out and told. Domain 1.12-25.
 */
export const mergeCart = endpoint({
  method: 'POST',
  path: 'alc-alshop/CartAction/mergeCart',
  gate: 'login',
  summary: 'Adds the cart of a visitor.',
  body: z.object({ items, cRequestUuid: uuid }),
  data: z.object({
    iCount: z.int(),
    adjustedList: z.array(CartAdjustment),
    omittedList: z.array(CartOmission),
  }),
})

/** The cart of a visitor, who keeps it on the device, as it looks now. Prices are left out where they are hidden. */
export const getCartPreview = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getCartPreview',
  gate: 'visitor',
  summary: 'State and prices of a cart that is kept on a device.',
  body: z.object({
    items: z.array(z.extend(item, { bSelected: z.boolean() })).check(z.maxLength(MAX_CART_LINES)),
  }),
  data: Cart,
})
