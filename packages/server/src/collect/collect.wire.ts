import type { CollectedProduct, Footprint } from '@mallwright/contract/collect'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { BY_ENQUIRY, productItem } from '../catalog/product.wire.ts'
import type { CollectedRow } from './collect.store.ts'
import type { FootprintRow } from './footprint.store.ts'

/** A collected product in wire names. */
export function wireCollected(row: CollectedRow, viewer: CatalogViewer): CollectedProduct {
  const isPriced = viewer.seesPrices && row.priceMode !== BY_ENQUIRY && row.collectedCents !== null
  const down = isPriced ? (row.collectedCents ?? 0) - row.minPrice : 0
  return {
    ...productItem(row, viewer),
    cClassUuid: row.classId,
    bInvalid: !row.isOnShelf || row.isShopClosed,
    bInStock: row.isInStock,
    ...(down > 0 && { iPriceDown: yuanFromFen(fen(down)) }),
    ...(row.onlySkuId !== null && { cSkuUuid: row.onlySkuId }),
  }
}

/** A footprint in wire names. */
export function wireFootprint(row: FootprintRow, viewer: CatalogViewer): Footprint {
  return { ...productItem(row, viewer), dViewDate: row.day, bInvalid: !row.isOnShelf || row.isShopClosed }
}
