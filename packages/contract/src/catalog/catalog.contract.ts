import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { ProductDetail } from './product-detail.ts'
import { ProductClass, ProductListItem } from './product.ts'
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

/** One product with its variants. */
export const getProductDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getProductDetail',
  gate: 'visitor',
  summary: 'A product with variants, pictures and its shop.',
  body: z.object({ cProdCode: text(64) }),
  data: ProductDetail,
  failures: {
    /** The product exists but is not for sale. */
    OFF_SHELF: { code: 4004, data: z.object({ cProdName: z.string() }) },
  },
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

/** The class tree of a site, three levels. */
export const getSiteClassTreeByStUuid = endpoint({
  method: 'GET',
  path: 'alc-alshop/WhiteListFunctionAction/getSiteClassTreeByStUuid/{stUuid}',
  gate: 'visitor',
  summary: 'The class tree of a site.',
  params: z.object({ stUuid: text(64) }),
  data: z.array(ProductClass),
})

/** The class tree of a site (its stUuid), below a class, or of a shop's products. Domain sheet 74. */
export const getClassTreeList = endpoint({
  method: 'GET',
  path: 'alc-alshop/ProductClassAction/getClassTreeList/{id}',
  gate: 'visitor',
  summary: 'The class tree of a site, below a class, or of a shop.',
  params: z.object({ id: text(64) }),
  data: z.array(ProductClass),
})
