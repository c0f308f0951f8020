import type { Cart } from '@mallwright/contract/cart'

import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { shopsWithCoupons } from '../coupon/coupon.store.ts'
import type { Queryable } from '../db/query.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import { readFreightPlans } from '../sale/freight.store.ts'
import { readSaleVariants } from '../sale/sale-variant.store.ts'
import type { SaleBuyer } from '../sale/sale-variant.store.ts'
import { cartEntries, defaultAreaCode } from './cart.store.ts'
import { pricedLine } from './cart.rules.ts'
import type { CartEntry } from './cart.rules.ts'
import { wireCart } from './cart.wire.ts'

/** The cart of an owner as a viewer may see it. */
export async function readCart(client: Queryable, owner: BuyerOwner, viewer: CatalogViewer): Promise<Cart> {
  const entries = await cartEntries(client, owner, viewer.siteId)
  const areaCode = await defaultAreaCode(client, owner)
  return showEntries(client, entries, { viewer, organisationId: owner.organisationId, areaCode })
}

/** Lines as a viewer may see them; those of variants that the site does not sell are left out. */
export async function showEntries(
  client: Queryable,
  entries: readonly CartEntry[],
  around: Pick<SaleBuyer, 'organisationId'> & { readonly viewer: CatalogViewer; readonly areaCode: string },
): Promise<Cart> {
  const { viewer, organisationId, areaCode } = around
  const { siteId, locale } = viewer
  const skuIds = entries.map(({ skuId }) => skuId)
  const variants = await readSaleVariants(client, { siteId, organisationId, locale }, skuIds)
  const sold = [...variants.values()]
  const plans = await readFreightPlans(
    client,
    sold.flatMap(({ freightTemplateId }) => (freightTemplateId === null ? [] : [freightTemplateId])),
  )
  const couponShops = await shopsWithCoupons(client, [...new Set(sold.map(({ shopId }) => shopId))])
  const lines = entries.flatMap((entry) => {
    const variant = variants.get(entry.skuId)
    return variant ? [pricedLine(entry, variant, { plans, areaCode })] : []
  })
  return wireCart(lines, { ...viewer, plans, couponShops })
}
