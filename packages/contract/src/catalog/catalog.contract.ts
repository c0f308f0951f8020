import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { ProductListItem } from './product.ts'
import { ShopListItem } from './shop-card.ts'

const positive = z.int().check(z.positive())
const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE)
const pageNum = z._default(positive, 1)
const text = (max: number) => z.string().check(z.maxLength(max))

/** A page of products and the total count. */
const ProductPage = z.object({ results: z.array(ProductListItem), iTotleSize: z.int() })

/** Products by a comma-joined list of codes, in that order; unknown codes and products off the shelf are left out. */
export const getProductListBycProdCode = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getProductListBycProdCode',
  gate: 'visitor',
  summary: 'Products by their codes.',
  body: z.object({ cProdCodes: text(4000), pageNum: z.optional(positive), pageSize: z.optional(positive) }),
  data: z.array(ProductListItem),
})

/** A page of the products of classes, best sellers first; a class of level 1 or 2 includes its descendants. */
export const getProductListBycClassUuid = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getProductListBycClassUuid',
  gate: 'visitor',
  summary: 'Products of one or more classes.',
  body: z.object({
    cClassUuids: z._default(text(4000), ''),
    /** Classes of the shop's own tree. Specification 3 §7. */
    cSpClassUuids: z._default(text(4000), ''),
    cShopUuid: z.optional(text(64)),
    pageNum,
    pageSize,
  }),
  data: ProductPage,
})

/** Shops of a comma-joined list of uuids, in that order. */
export const getShopListBycShopUuid = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getShopListBycShopUuid',
  gate: 'visitor',
  summary: 'Shops by their uuids.',
  body: z.object({ cShopUuids: text(4000) }),
  data: z.array(ShopListItem),
})
