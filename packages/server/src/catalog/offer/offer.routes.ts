import { getFreightQuote, getRecommendList, getShopInfo } from '@mallwright/contract/catalog'

import { handle } from '../../gateway/handle.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { catalogViewerOf } from '../catalog-viewer.ts'
import { freightQuote } from './freight-quote.ts'
import { recommendedProducts } from './recommend.store.ts'
import { shopInfo } from './shop-facts.ts'

/** Registers what the mall and its shops offer around a product: shops' facts, freight, recommendations. */
export function offerRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getShopInfo, async ({ body, caller, site, locale }) =>
    shopInfo(database.pool, catalogViewerOf(await site(), caller, locale), body.cShopUuid),
  )
  handle(context, getRecommendList, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    const query = { code: body.cProdCode, count: body.pageSize }
    return { results: await recommendedProducts(database.pool, viewer, query) }
  })
  handle(context, getFreightQuote, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    const buyer = { siteId: viewer.siteId, organisationId: caller.institution?.id ?? null, locale }
    const lines = body.items.map(({ cSkuUuid, iQty }) => ({ skuId: cSkuUuid, qty: iQty }))
    return freightQuote(database.pool, buyer, { areaCode: body.cAreaCode, lines, seesPrices: viewer.seesPrices })
  })
}
