import type { ProductListItem } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import type { TextSql } from '../db/entity-text.ts'
import type { CatalogViewer } from './catalog-viewer.ts'

/** An amount of a bigint column, which travels as text. */
export const fenColumn = z.pipe(
  z.string(),
  z.transform((text) => fen(Number(text))),
)

/** Columns of a product in lists. */
export const PRODUCT = {
  prodCode: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  minPrice: fenColumn,
  priceMode: z.number(),
  subtitle: z.string(),
  unit: z.string(),
  sales: z.number(),
  isOnShelf: z.boolean(),
  isInStock: z.boolean(),
  shopId: z.string(),
  shopName: z.string(),
  isOperated: z.boolean(),
  minOrderQty: z.number(),
  shipDays: z.number(),
}

/** A product in lists. */
export type ProductRow = Readonly<z.infer<z.ZodMiniObject<typeof PRODUCT>>>

/** A text of product `p` in SQL. */
export function productText(text: TextSql, field: string, column: string): string {
  return text({ entity: 'product', id: 'p.id', field: `'${field}'`, column: `p.${column}` })
}

/** The name of shop `s` in SQL. */
export function shopName(text: TextSql): string {
  return text({ entity: 'shop', id: 's.id', field: `'name'`, column: 's.name' })
}

/** The select list of `PRODUCT`; `p` is the product, `s` its shop. */
export function productColumns(text: TextSql): string {
  return `p.prod_code as "prodCode", ${productText(text, 'name', 'name')} as name, p.main_image_url as "imageUrl",
  p.min_price_cents as "minPrice", p.price_mode as "priceMode", ${productText(text, 'subtitle', 'subtitle')} as subtitle,
  ${productText(text, 'unit', 'unit')} as unit, p.sales_count as sales, p.on_shelf as "isOnShelf", p.in_stock as "isInStock", s.id as "shopId",
  ${shopName(text)} as "shopName", s.operated as "isOperated", p.min_order_qty as "minOrderQty",
  p.ship_days as "shipDays"`
}

/** Products of a site ($1); off-shelf ones only for super users ($2). */
export const PRODUCTS_OF_SITE = `product p
  join shop s on s.id = p.shop_id
  join site_shop ss on ss.shop_id = s.id and ss.site_id = $1 and (p.on_shelf or $2)`

/** The price mode of a product that is sold by enquiry only (面议). */
export const BY_ENQUIRY = 3

/** A product in wire names, as a viewer may see it. */
export function productItem(row: ProductRow, viewer: CatalogViewer): ProductListItem {
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
    ...(row.minOrderQty > 1 && { iMinOrderQty: row.minOrderQty }),
    ...(row.shipDays > 0 && { iShipDays: row.shipDays }),
    ...(!row.isInStock && { bSoldOut: true }),
    ...(viewer.seesPrices && row.priceMode !== BY_ENQUIRY && { iPrice: yuanFromFen(row.minPrice) }),
    ...(viewer.seesOffShelf && !row.isOnShelf && { bOffShelf: true }),
  }
}
