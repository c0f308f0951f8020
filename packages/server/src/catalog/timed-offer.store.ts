import type { TimedOfferItem } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { wireTime } from '../gateway/wire-time.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { BY_ENQUIRY, fenColumn, PRODUCT, productColumns, productItem, PRODUCTS_OF_SITE } from './product.wire.ts'

/** An offer that runs, as a buyer may take of it. Amounts in fen. */
export const RunningOffer = z.object({
  id: z.string(),
  priceCents: z.number(),
  /** Units that this buyer can still have at its price: of its quota, and of the limit of a buyer. May be negative. */
  left: z.number(),
  quota: z.number(),
  taken: z.number(),
  perBuyer: z.nullable(z.number()),
  /** Epoch ms. */
  endsAt: z.number(),
})
export type RunningOffer = Readonly<z.infer<typeof RunningOffer>>

/** Units of offer `f` in the living orders of an institution (SQL), as `qty`. */
export const boughtBy = (organisation: string) =>
  `select coalesce(sum(i.qty), 0)::int as qty from order_item i join shop_order o on o.id = i.order_id
   where i.offer_id = f.id and o.state <> 60 and o.organisation_id = ${organisation}`

/** The offer that runs for variant `k` in SQL, with what an institution (SQL) has left of it; the cheapest of several. Decision 0135. */
export function runningOffer(organisation: string): string {
  return `select json_build_object('id', f.id, 'priceCents', f.price_cents, 'left', least(f.quota - f.taken, f.per_buyer - bought.qty),
      'quota', f.quota, 'taken', f.taken, 'perBuyer', f.per_buyer, 'endsAt', (extract(epoch from f.ends_at) * 1000)::bigint)
    from timed_offer f cross join lateral (${boughtBy(organisation)}) bought
    where f.sku_id = k.id and f.starts_at <= now() and f.ends_at > now() order by f.price_cents, f.id limit 1`
}

/** How long (h) before its start an offer is announced. */
const ANNOUNCED_HOURS = 24

const OFFERS = inEachLocale((text, suffix) =>
  rows(
    {
      ...PRODUCT,
      offerId: z.string(),
      specText: z.string(),
      offerPrice: fenColumn,
      usualPrice: fenColumn,
      isStarted: z.boolean(),
      startsAt: z.date(),
      endsAt: z.date(),
      quota: z.number(),
      taken: z.number(),
      perBuyer: z.nullable(z.number()),
    },
    `select ${productColumns(text)}, f.id as "offerId", k.spec_text as "specText", f.price_cents as "offerPrice",
       k.price_cents as "usualPrice", f.starts_at <= now() as "isStarted", f.starts_at as "startsAt", f.ends_at as "endsAt", f.quota, f.taken, f.per_buyer as "perBuyer"
     from timed_offer f join sku k on k.id = f.sku_id and k.is_on join (${PRODUCTS_OF_SITE}) on p.id = k.product_id
     where f.ends_at > now() and f.starts_at <= now() + make_interval(hours => ${ANNOUNCED_HOURS}) and not s.closed
       and p.price_mode <> ${BY_ENQUIRY} and (cardinality($3::text[]) = 0 or p.prod_code = any($3::text[]))
     order by case when f.starts_at > now() then 1 when f.taken >= f.quota then 2 else 0 end,
       array_position($3::text[], p.prod_code), f.starts_at, f.ends_at, f.id limit $4`,
    `timed-offers${suffix}`,
  ),
)

/** The offers of a site that run or are announced: those that can be bought first, then those to come, then what is gone. */
export async function timedOffers(
  client: Queryable,
  viewer: CatalogViewer,
  { codes, count }: { readonly codes: readonly string[]; readonly count: number },
): Promise<TimedOfferItem[]> {
  const found = await OFFERS[viewer.locale].all(client, [viewer.siteId, false, codes, count])
  return found.map((row) => ({
    ...productItem(row, viewer),
    cOfferUuid: row.offerId,
    cSpecText: row.specText,
    dStartTime: wireTime(row.startsAt),
    dEndTime: wireTime(row.endsAt),
    bStarted: row.isStarted,
    iQuota: row.quota,
    iTaken: row.taken,
    ...(row.perBuyer !== null && { iLimit: row.perBuyer }),
    ...(viewer.seesPrices && {
      iOfferPrice: yuanFromFen(fen(row.offerPrice)),
      iUsualPrice: yuanFromFen(fen(row.usualPrice)),
    }),
  }))
}
