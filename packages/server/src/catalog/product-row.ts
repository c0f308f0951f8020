import { fen, yuanFromFen } from '@mallwright/contract/values'
import type { ProductListItem } from '@mallwright/contract/catalog'

import type { CatalogViewer } from './catalog-viewer.ts'

/** A product as list statements select it. */
export interface ProductRow {
  readonly prodCode: string
  readonly name: string
  readonly imageUrl: string
  /** Fen; text because it is a bigint. */
  readonly minPrice: string
  readonly priceMode: number
  readonly subtitle: string
  readonly unit: string
  readonly sales: number
  readonly isOnShelf: boolean
  readonly shopId: string
  readonly shopName: string
  readonly isOperated: boolean
}

/** The columns of a list's product; `p` is the product, `s` its shop. */
export const PRODUCT_COLUMNS = `p.prod_code as "prodCode", p.name, p.main_image_url as "imageUrl",
  p.min_price_cents as "minPrice", p.price_mode as "priceMode", p.subtitle, p.unit, p.sales_count as sales,
  p.on_shelf as "isOnShelf", s.id as "shopId", s.name as "shopName", s.operated as "isOperated"`

/** Products of a site ($1), with those off the shelf only for super users ($2). */
export const PRODUCTS_OF_SITE = `product p
  join shop s on s.id = p.shop_id
  join site_shop ss on ss.shop_id = s.id and ss.site_id = $1 and (p.on_shelf or $2)`

/** The price mode of a product that is sold by enquiry only (面议). */
export const BY_ENQUIRY = 3

/** A product as an audience may see it. */
export function productItem(row: ProductRow, audience: CatalogViewer): ProductListItem {
  return {
    cProdCode: row.prodCode,
    cProdName: row.name,
    cUrl: row.imageUrl,
    bOperated: row.isOperated,
    cSubtitle: row.subtitle,
    cUnit: row.unit,
    cShopUuid: row.shopId,
    cShopName: row.shopName,
    iSales: row.sales,
    iPriceMode: row.priceMode,
    ...(audience.seesPrices && row.priceMode !== BY_ENQUIRY && { iPrice: yuanFromFen(fen(Number(row.minPrice))) }),
    ...(audience.seesOffShelf && !row.isOnShelf && { bOffShelf: true }),
  }
}
