import {
  getClassTreeList,
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopInfo,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  searchProductPage,
  searchShopPage,
} from '@mallwright/contract/catalog'
import { MAX_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { ProductClass } from '@mallwright/contract/catalog'

import { briefCache } from '../brief-cache.ts'
import { handle } from '../http/handle.ts'
import type { Mall } from '../mall.ts'
import { sharedRead } from '../shared-read.ts'
import { audienceOf } from './audience.ts'
import { branchOf, classTree, shopClassTree } from './class-tree.ts'
import { productsByClasses, productsByCodes, searchProducts } from './find-products.ts'
import type { FoundProducts } from './find-products.ts'
import { searchShops, shopInfo, shopsByIds } from './find-shops.ts'
import { listOf } from './joined-list.ts'
import { productDetail } from './product-detail.ts'

/** How old a class tree may be, in ms. */
const TREE_LIFETIME_MS = 5000

/** Registers the handlers of the catalogue area. */
export function catalogHandlers(mall: Mall): void {
  listHandlers(mall)
  classHandlers(mall)
  const { database } = mall
  handle(mall, getProductDetail, async ({ body, caller, site }) =>
    productDetail(database, audienceOf(await site(), caller), body.cProdCode),
  )
  handle(mall, getShopInfo, async ({ body, site }) => shopInfo(database, (await site()).id, body.cShopUuid))
  handle(mall, searchShopPage, async ({ body, site }) => {
    const found = await searchShops(database, (await site()).id, {
      keyword: body.cKeyword,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results: found.results, iTotleSize: found.total }
  })
  handle(mall, getShopListBycShopUuid, async ({ body, site }) =>
    shopsByIds(database, (await site()).id, listOf(body.cShopUuids).slice(0, MAX_PAGE_SIZE)),
  )
}

function listHandlers(mall: Mall): void {
  const { database } = mall
  const lists = sharedRead<FoundProducts>()
  handle(mall, getProductListBycProdCode, async ({ body, caller, site }) => {
    const size = Math.min(body.pageSize ?? MAX_CODES, MAX_CODES)
    const from = ((body.pageNum ?? 1) - 1) * size
    const codes = [...new Set(listOf(body.cProdCodes))].slice(from, from + size)
    return productsByCodes(database, audienceOf(await site(), caller), codes)
  })
  handle(mall, getProductListBycClassUuid, async ({ body, caller, site }) => {
    const audience = audienceOf(await site(), caller)
    const wanted = {
      classIds: listOf(body.cClassUuids),
      shopId: body.cShopUuid,
      page: { number: body.pageNum, size: body.pageSize },
    }
    const found = await lists.get(JSON.stringify([audience, wanted]), () =>
      productsByClasses(database, audience, wanted),
    )
    return { results: found.results, iTotleSize: found.total }
  })
  handle(mall, searchProductPage, async ({ body, caller, site }) => {
    const found = await searchProducts(database, audienceOf(await site(), caller), {
      keyword: body.cKeyword,
      classId: body.cClassUuid,
      shopId: body.cShopUuid,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results: found.results, iTotleSize: found.total }
  })
}

/** The most codes of one call: a product list module holds up to so many. */
const MAX_CODES = 100

function classHandlers(mall: Mall): void {
  const cache = briefCache<ProductClass[]>(TREE_LIFETIME_MS)
  const treeOf = (siteId: string) => cache.get(siteId, () => classTree(mall.database, siteId))
  handle(mall, getSiteClassTreeByStUuid, async ({ params, fail }) => {
    const site = await mall.sites.ofStUuid(params.stUuid)
    return site ? treeOf(site.id) : fail('EMPTY')
  })
  handle(mall, getClassTreeList, async ({ params, site, fail }) => {
    const named = await mall.sites.ofStUuid(params.id)
    if (named) return treeOf(named.id)
    const { id: siteId } = await site()
    const branch = branchOf(await treeOf(siteId), params.id)
    if (branch) return [...branch]
    const sold = await cache.get(`${siteId} ${params.id}`, () => shopClassTree(mall.database, siteId, params.id))
    return sold.length > 0 ? sold : fail('EMPTY')
  })
}
