import * as z from 'zod/mini'

import { ProductListItem } from '../catalog/product.ts'
import { ShopListItem } from '../catalog/shop-card.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { Yuan } from '../values/yuan.ts'

/** Largest number of products, and of shops, that an account collects. */
export const MAX_COLLECTED = 500

const uuid = z.string().check(z.minLength(1), z.maxLength(64))
const code = z.string().check(z.minLength(1), z.maxLength(64))
const page = {
  pageNumber: z._default(z.int().check(z.positive()), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
}
/** What a batch names at most. */
const MAX_BATCH = 200
const codes = z.array(code).check(z.minLength(1), z.maxLength(MAX_BATCH))
const tooMany = { TOO_MANY_COLLECTED: { code: 4001, data: z.object({ iMax: z.int() }) } } as const

/** Puts products into the collection, with the price of now; codes of no product are passed over. */
export const saveCollectProd = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/saveCollectProd',
  gate: 'login',
  summary: 'Collects products.',
  body: z.object({ prodCodes: codes }),
  data: z.object({}),
  failures: tooMany,
})

/** Takes products out of the collection. */
export const deleteCollectProd = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/deleteCollectProd',
  gate: 'login',
  summary: 'Takes products out of the collection.',
  body: z.object({ prodCodes: codes }),
  data: z.object({}),
})

/** Follows a shop. A shop that is not on the site answers NOT_FOUND. */
export const saveCollectShop = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/saveCollectShop',
  gate: 'login',
  summary: 'Follows a shop.',
  body: z.object({ cShopUuid: uuid }),
  data: z.object({}),
  failures: tooMany,
})

/** Follows shops no longer. */
export const deleteCollectShop = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/deleteCollectShop',
  gate: 'login',
  summary: 'Follows shops no longer.',
  body: z.object({ shopUuids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_BATCH)) }),
  data: z.object({}),
})

/** Whether a product and a shop are collected by the caller; a visitor has collected nothing. */
export const getCollectState = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/getCollectState',
  gate: 'visitor',
  summary: 'Whether a product and a shop are collected.',
  body: z.object({
    cProdCode: z._default(z.string().check(z.maxLength(64)), ''),
    cShopUuid: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  data: z.object({
    bProdCollected: z.boolean(),
    bShopCollected: z.boolean(),
    /** Accounts that follow the shop. */
    iFollowCount: z.int(),
  }),
})

/** A collected product. One that is no longer sold (失效) has `bInvalid`. */
export const CollectedProduct = z.extend(ProductListItem, {
  /** The class of level 1 that it hangs below. */
  cClassUuid: z.string(),
  bInvalid: z.boolean(),
  bInStock: z.boolean(),
  /** What it costs less than when it was collected; absent when it does not. 降价¥x. */
  iPriceDown: z.optional(Yuan),
  /** The variant that goes into the cart without a choice; absent when there is one to make. */
  cSkuUuid: z.optional(z.string()),
})
export type CollectedProduct = z.infer<typeof CollectedProduct>

/** The collected products, the latest first, and their classes of level 1 with numbers. */
export const getCollectProdPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/getCollectProdPage',
  gate: 'login',
  summary: 'The collected products.',
  body: z.object({ cClassUuid: z._default(z.string().check(z.maxLength(64)), ''), ...page }),
  data: z.object({
    results: z.array(CollectedProduct),
    iTotleSize: z.int(),
    classList: z.array(z.object({ cClassUuid: z.string(), cClassName: z.string(), iCount: z.int() })),
  }),
})

/** A followed shop. */
export const CollectedShop = z.extend(ShopListItem, {
  /** Products listed in the last seven days. */
  iNewCount: z.int(),
})
export type CollectedShop = z.infer<typeof CollectedShop>

/** The followed shops, the latest first. */
export const getCollectShopPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/getCollectShopPage',
  gate: 'login',
  summary: 'The followed shops.',
  body: z.object(page),
  data: z.object({ results: z.array(CollectedShop), iTotleSize: z.int() }),
})

/** Asks for a message when a sold-out variant can be bought again. 到货提醒. */
export const saveStockNotice = endpoint({
  method: 'POST',
  path: 'alc-alshop/CollectAction/saveStockNotice',
  gate: 'login',
  summary: 'Asks for a message when a variant is in stock again.',
  body: z.object({ cSkuUuid: uuid }),
  data: z.object({}),
  failures: {
    /** The variant can be bought already. */
    IN_STOCK: { code: 4009 },
  },
})
