import {
  getBrandList,
  getClassTreeList,
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  getTimedOfferList,
} from '@mallwright/contract/catalog'
import { MAX_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { ProductClass } from '@mallwright/contract/catalog'
import type { Locale } from '@mallwright/contract/values'

import { createTtlCache } from '../cache/ttl-cache.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { sharedAnswer } from '../gateway/answers/shared-answer.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { createSingleFlight } from '../cache/single-flight.ts'
import { findBrands } from './brand.store.ts'
import { catalogViewerOf } from './catalog-viewer.ts'
import { branchOf, classTree, shopClassTree } from './class-tree.store.ts'
import type { ProductPage } from './product-list.store.ts'
import { productsByClasses, productsByCodes } from './product.store.ts'
import { withAgreedPrices } from './agreed-price.store.ts'
import { shopsByIds } from './shop.store.ts'
import { splitList } from '../list-engine/joined-list.ts'
import { timedOffers } from './timed-offer.store.ts'
import { productDetail } from './product-detail.store.ts'

/** Cache lifetime (ms) of class trees. */
const TREE_LIFETIME_MS = 5000

/** Cache lifetime (ms) of lists of brands, which walls on much visited pages ask for. */
const BRANDS_LIFETIME_MS = 3000

/** Registers the handlers of the catalogue area. */
export function catalogRoutes(context: AppContext): void {
  listRoutes(context)
  classRoutes(context)
  brandRoutes(context)
  timedOfferRoutes(context)
  const { database } = context
  handle(context, getProductDetail, async ({ body, caller, site, locale }) =>
    productDetail(database.pool, catalogViewerOf(await site(), caller, locale), body.cProdCode),
  )
  handle(context, getShopListBycShopUuid, async ({ body, site, locale }) => {
    const reader = { siteId: (await site()).id, locale }
    return shopsByIds(database.pool, reader, splitList(body.cShopUuids).slice(0, MAX_PAGE_SIZE))
  })
}

function brandRoutes(context: AppContext): void {
  const cache = createTtlCache<Awaited<ReturnType<typeof findBrands>>>(BRANDS_LIFETIME_MS)
  handle(context, getBrandList, async ({ body, site, locale }) => {
    const viewer = { siteId: (await site()).id, locale }
    const query = {
      ids: splitList(body.cBrandUuids),
      classIds: splitList(body.cClassUuids),
      keyword: body.cKeyword,
      page: { number: body.pageNumber, size: body.pageSize },
    }
    const found = await cache.get(JSON.stringify([viewer, query]), () =>
      findBrands(context.database.pool, viewer, query),
    )
    return { results: found.results, iTotleSize: found.total }
  })
}

/** Cache lifetime (ms) of timed offers, which a crowd asks for at once when they start. */
const OFFERS_LIFETIME_MS = 1000

function timedOfferRoutes(context: AppContext): void {
  const cache = createTtlCache<Awaited<ReturnType<typeof timedOffers>>>(OFFERS_LIFETIME_MS)
  handle(context, getTimedOfferList, async ({ body, caller, site, locale }) => {
    const viewer = { ...catalogViewerOf(await site(), caller, locale), accountId: null, seesOffShelf: false }
    const query = { codes: splitList(body.cProdCodes), count: body.iCount }
    const results = await cache.get(JSON.stringify([viewer, query]), () =>
      timedOffers(context.database.pool, viewer, query),
    )
    return { results }
  })
}

function listRoutes(context: AppContext): void {
  const { database } = context
  const lists = createSingleFlight<ReturnType<typeof pageAnswer>>()
  handle(context, getProductListBycProdCode, async ({ body, caller, site, locale }) => {
    const size = Math.min(body.pageSize ?? MAX_CODES, MAX_CODES)
    const from = ((body.pageNum ?? 1) - 1) * size
    const codes = [...new Set(splitList(body.cProdCodes))].slice(from, from + size)
    const viewer = catalogViewerOf(await site(), caller, locale)
    return withAgreedPrices(database.pool, viewer, await productsByCodes(database.pool, viewer, codes))
  })
  handle(context, getProductListBycClassUuid, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    const query = {
      // A shop's tree is the part of the classes that it sells in.
      classIds: [...splitList(body.cClassUuids), ...splitList(body.cSpClassUuids)],
      shopId: body.cShopUuid,
      page: { number: body.pageNum, size: body.pageSize },
    }
    // The list is the same for everybody, but for prices that are agreed.
    const list = await lists.get(JSON.stringify([{ ...viewer, accountId: null }, query]), async () =>
      sharedAnswer(pageAnswer(await productsByClasses(database.pool, viewer, query))),
    )
    const results = await withAgreedPrices(database.pool, viewer, list.results)
    return results === list.results ? list : { ...list, results }
  })
}

/** A page of products in wire names. */
function pageAnswer({ results, total }: ProductPage) {
  return { results, iTotleSize: total }
}

/** Maximum number of codes in one call: the limit of a product list module. */
const MAX_CODES = 100

function classRoutes(context: AppContext): void {
  const cache = createTtlCache<ProductClass[]>(TREE_LIFETIME_MS)
  const treeOf = (siteId: string, locale: Locale) =>
    cache.get(`${siteId} ${locale}`, () => classTree(context.database.pool, siteId, locale))
  handle(context, getSiteClassTreeByStUuid, async ({ params, locale }) => {
    const site = await context.sites.ofStUuid(params.stUuid)
    return site ? treeOf(site.id, locale) : fail('EMPTY')
  })
  handle(context, getClassTreeList, async ({ params, site, locale }) => {
    const siteOfTemplate = await context.sites.ofStUuid(params.id)
    if (siteOfTemplate) return treeOf(siteOfTemplate.id, locale)
    const { id: siteId } = await site()
    const branch = branchOf(await treeOf(siteId, locale), params.id)
    if (branch) return [...branch]
    const classes = await cache.get(`${siteId} ${locale} ${params.id}`, () =>
      shopClassTree(context.database.pool, { siteId, locale }, params.id),
    )
    return classes.length > 0 ? classes : fail('EMPTY')
  })
}
