import { ENDPOINTS } from '@mallwright/contract/registry'

import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail } from '../gateway/failures/failure.ts'
import { isSignedIn } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { readSaleVariants } from '../sale/sale-variant.store.ts'
import {
  awaitStock,
  collectedProducts,
  collectProducts,
  collectState,
  dropProducts,
  followedShops,
  followShop,
  unfollowShops,
} from './collect.store.ts'
import { wireCollected, wireFootprint } from './collect.wire.ts'
import { clearFootprints, readFootprints, recordFootprint, removeFootprints } from './footprint.store.ts'

const endpoints = ENDPOINTS.collect

/** Registers the handlers of collections, followed shops, notices and footprints. */
export function collectRoutes(context: AppContext): void {
  productRoutes(context)
  shopRoutes(context)
  footprintRoutes(context)
  const { database } = context
  handle(context, endpoints.getCollectState, async ({ body, caller }) => {
    const accountId = isSignedIn(caller) ? caller.accountId : null
    const state = await collectState(database.pool, accountId, { code: body.cProdCode, shopId: body.cShopUuid })
    return { bProdCollected: state.isProduct, bShopCollected: state.isShop, iFollowCount: state.followers }
  })
  handle(context, endpoints.saveStockNotice, async ({ body, caller, site, locale }) => {
    const buyer = { siteId: (await site()).id, organisationId: null, locale }
    const variant = (await readSaleVariants(database.pool, buyer, [body.cSkuUuid])).get(body.cSkuUuid)
    if (!variant) return fail('NOT_FOUND')
    if (variant.available > 0) return fail('IN_STOCK')
    await awaitStock(database.pool, caller.accountId, variant.skuId)
    return DONE
  })
}

function productRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.saveCollectProd, async ({ body, caller, site }) => {
    const collector = { accountId: caller.accountId, siteId: (await site()).id }
    const refused = await inTransaction(database, (client) => collectProducts(client, collector, body.prodCodes))
    return refused ?? DONE
  })
  handle(context, endpoints.deleteCollectProd, async ({ body, caller }) => {
    await dropProducts(database.pool, caller.accountId, body.prodCodes)
    return DONE
  })
  handle(context, endpoints.getCollectProdPage, async ({ body, caller, site, locale }) => {
    const viewer = { ...catalogViewerOf(await site(), caller, locale), seesOffShelf: false }
    const { products, classes, total } = await collectedProducts(database.pool, viewer, {
      accountId: caller.accountId,
      classId: body.cClassUuid,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return {
      results: products.map((row) => wireCollected(row, viewer)),
      iTotleSize: total,
      classList: classes.map(({ id, name, total: iCount }) => ({ cClassUuid: id, cClassName: name, iCount })),
    }
  })
}

function shopRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.saveCollectShop, async ({ body, caller, site }) => {
    const collector = { accountId: caller.accountId, siteId: (await site()).id }
    const refused = await inTransaction(database, (client) => followShop(client, collector, body.cShopUuid))
    return refused ?? DONE
  })
  handle(context, endpoints.deleteCollectShop, async ({ body, caller }) => {
    await unfollowShops(database.pool, caller.accountId, body.shopUuids)
    return DONE
  })
  handle(context, endpoints.getCollectShopPage, async ({ body, caller, site, locale }) => {
    const reader = { siteId: (await site()).id, locale }
    const page = { number: body.pageNumber, size: body.pageSize }
    const { shops, total } = await followedShops(database.pool, reader, { accountId: caller.accountId, page })
    return {
      results: shops.map((shop) => ({
        cShopUuid: shop.id,
        cShopName: shop.name,
        cPreviewUrl: shop.logoUrl,
        bOperated: shop.isOperated,
        bClosed: shop.isClosed,
        iProdCount: shop.productCount,
        iNewCount: shop.newCount,
      })),
      iTotleSize: total,
    }
  })
}

function footprintRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.saveFootPrint, async ({ body, caller, site }) => {
    const seen = { accountId: caller.accountId, siteId: (await site()).id, code: body.cProdCode }
    await inTransaction(database, (client) => recordFootprint(client, seen))
    return DONE
  })
  handle(context, endpoints.getFootPrintPage, async ({ body, caller, site, locale }) => {
    const viewer = { ...catalogViewerOf(await site(), caller, locale), seesOffShelf: false }
    const { footprints, days, total } = await readFootprints(database.pool, viewer, {
      accountId: caller.accountId,
      day: body.dViewDate,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results: footprints.map((row) => wireFootprint(row, viewer)), iTotleSize: total, dayList: days }
  })
  handle(context, endpoints.deleteFootPrint, async ({ body, caller }) => {
    const gone = body.footprints.map(({ cProdCode, dViewDate }) => ({ code: cProdCode, day: dViewDate }))
    await removeFootprints(database.pool, caller.accountId, gone)
    return DONE
  })
  handle(context, endpoints.clearFootPrint, async ({ caller }) => {
    await clearFootprints(database.pool, caller.accountId)
    return DONE
  })
}
