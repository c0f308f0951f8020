import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { fenFromYuan } from '../values/money.ts'
import type { Fen } from '../values/money.ts'
import { momentOf } from '../values/wire-moment.ts'
import { Yuan } from '../values/yuan.ts'
import { OFFER_FIELDS } from './offer-fields.ts'
import { ProductListItem, readProduct } from './product.ts'
import type { ProductCard } from './product.ts'

/** Most offers of one answer. */
export const MAX_TIMED_OFFERS = 30

/** A product with a price within a window of time, for a limited number of units (限时抢购). */
export const TimedOfferItem = z.extend(ProductListItem, {
  cOfferUuid: z.string(),
  /** The variant that is offered; empty for the only one. */
  cSpecText: z.string(),
  /** Absent when the caller may not see prices. */
  iOfferPrice: z.optional(Yuan),
  iUsualPrice: z.optional(Yuan),
  ...OFFER_FIELDS,
})
export type TimedOfferItem = z.infer<typeof TimedOfferItem>

/** A timed offer as modules render it. */
export interface TimedOfferCard {
  readonly id: string
  readonly product: ProductCard
  readonly price?: Fen | undefined
  readonly usualPrice?: Fen | undefined
  /** Epoch ms. */
  readonly startsAt: number
  readonly endsAt: number
  /** When it was read, for a view that does not know the time yet. */
  readonly isStarted: boolean
  readonly quota: number
  readonly taken: number
  readonly limit?: number | undefined
}

const fenOf = (yuan: number | undefined) => (yuan === undefined ? undefined : fenFromYuan(yuan))

/** Maps a wire offer to plain names. */
export function readTimedOffer(item: TimedOfferItem): TimedOfferCard {
  return {
    id: item.cOfferUuid,
    product: readProduct(item),
    price: fenOf(item.iOfferPrice),
    usualPrice: fenOf(item.iUsualPrice),
    startsAt: momentOf(item.dStartTime),
    endsAt: momentOf(item.dEndTime),
    isStarted: item.bStarted,
    quota: item.iQuota,
    taken: item.iTaken,
    limit: item.iLimit,
  }
}

/** The timed offers that run or start within a day, of comma-joined product codes or of all products: those that can be bought first. */
export const getTimedOfferList = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getTimedOfferList',
  gate: 'visitor',
  summary: 'The timed offers of products.',
  body: z.object({
    cProdCodes: z._default(z.string().check(z.maxLength(4000)), ''),
    iCount: z._default(z.int().check(z.minimum(1), z.maximum(MAX_TIMED_OFFERS)), 10),
  }),
  data: z.object({ results: z.array(TimedOfferItem) }),
})
