import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { isUuid } from '../db/row-id.ts'
import { productText, shopName } from '../catalog/product.wire.ts'
import { RunningOffer, runningOffer } from '../catalog/timed-offer.store.ts'

const Tier = z.object({ minQty: z.number(), priceCents: z.number() })

/** An amount of a bigint column, which travels as text. */
const cents = z.pipe(
  z.string(),
  z.transform((text) => Number(text)),
)

const SALE_VARIANT = {
  skuId: z.string(),
  specText: z.string(),
  priceCents: cents,
  agreedCents: z.nullable(cents),
  available: z.number(),
  lowStock: z.number(),
  isOn: z.boolean(),
  tiers: z.array(Tier),
  offer: z.nullable(RunningOffer),
  productId: z.string(),
  prodCode: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  unit: z.string(),
  priceMode: z.number(),
  minOrderQty: z.number(),
  stepQty: z.number(),
  maxOrderQty: z.nullable(z.number()),
  weightGrams: z.number(),
  shipDays: z.number(),
  isReturnable: z.boolean(),
  isOnShelf: z.boolean(),
  classIds: z.array(z.string()),
  freightTemplateId: z.nullable(z.string()),
  shopId: z.string(),
  shopName: z.string(),
  isOperated: z.boolean(),
  isShopClosed: z.boolean(),
  minOrderCents: cents,
  hasSpecialInvoices: z.boolean(),
}

/** A variant with everything that selling it depends on; amounts in fen. */
export type SaleVariant = Readonly<z.infer<z.ZodMiniObject<typeof SALE_VARIANT>>>

const VARIANTS = inEachLocale((text, suffix) =>
  rows(
    SALE_VARIANT,
    `select k.id as "skuId", k.spec_text as "specText", k.price_cents as "priceCents",
       (select a.price_cents from agreed_price a where a.organisation_id = $2::uuid and a.sku_id = k.id
          and a.valid_from <= now() and (a.valid_to is null or a.valid_to > now())
        order by a.valid_from desc limit 1) as "agreedCents",
       k.stock_on_hand - k.stock_locked as available, k.low_stock as "lowStock", k.is_on as "isOn",
       coalesce((select json_agg(json_build_object('minQty', t.min_qty, 'priceCents', t.price_cents) order by t.min_qty)
         from price_tier t where t.sku_id = k.id), '[]') as tiers, (${runningOffer('$2::uuid')}) as offer,
       p.id as "productId", p.prod_code as "prodCode", ${productText(text, 'name', 'name')} as name,
       case when k.image_url = '' then p.main_image_url else k.image_url end as "imageUrl",
       ${productText(text, 'unit', 'unit')} as unit, p.price_mode as "priceMode", p.min_order_qty as "minOrderQty",
       p.step_qty as "stepQty", p.max_order_qty as "maxOrderQty", p.weight_g as "weightGrams", p.ship_days as "shipDays",
       p.returnable as "isReturnable", p.on_shelf as "isOnShelf",
       array_remove(array[c.id, c.parent_id, up.parent_id], null)::text[] as "classIds",
       coalesce(p.freight_template_id, s.freight_template_id) as "freightTemplateId", s.id as "shopId",
       ${shopName(text)} as "shopName", s.operated as "isOperated", s.closed as "isShopClosed",
       s.min_order_cents as "minOrderCents", s.special_invoices as "hasSpecialInvoices"
     from sku k join product p on p.id = k.product_id join shop s on s.id = p.shop_id
     join site_shop ss on ss.shop_id = s.id and ss.site_id = $1
     join product_class c on c.id = p.class_id left join product_class up on up.id = c.parent_id
     where k.id = any($3::uuid[])`,
    `sale-variants${suffix}`,
  ),
)

/** Who buys: the site, and the institution whose agreed prices count. */
export interface SaleBuyer {
  readonly siteId: string
  /** Null for a person on their own. */
  readonly organisationId: string | null
  readonly locale: Locale
}

/** Variants of a site by their ids; unknown ones are missing. */
export async function readSaleVariants(
  client: Queryable,
  { siteId, organisationId, locale }: SaleBuyer,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, SaleVariant>> {
  if (skuIds.length === 0) return new Map()
  const found = await VARIANTS[locale].all(client, [siteId, organisationId, [...new Set(skuIds.filter(isUuid))]])
  return new Map(found.map((variant) => [variant.skuId, variant]))
}
