import * as z from 'zod/mini'

import { OFFER_FIELDS } from '../catalog/offer-fields.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { reference, request } from '../values/request-fields.ts'

/** A time on the wire, Asia/Shanghai. Domain 1.13. */
const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))

/** Units of an offer, or of one buyer in it. */
const Units = z.int().check(z.positive(), z.maximum(9_999_999))

/** A timed offer as its shop manages it. Decision 0135. */
export const ManagedOffer = z.object({
  cOfferUuid: z.string(),
  cSkuUuid: z.string(),
  iPrice: Yuan,
  ...OFFER_FIELDS,
})
export type ManagedOffer = z.infer<typeof ManagedOffer>

/** The timed offers of a managed product that run or are to come, the next to end first. */
export const getManagedOfferList = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/getManagedOfferList',
  gate: 'login',
  summary: 'The timed offers of a managed product.',
  body: z.object({ cProdCode: reference }),
  data: z.object({ results: z.array(ManagedOffer) }),
  failures: { PRODUCT_UNKNOWN: { code: 4004 } },
})

/** Offers a variant at a lower price, from a moment or from now on. */
export const addTimedOffer = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/addTimedOffer',
  gate: 'login',
  summary: 'Offers a variant at a lower price for some time and units.',
  body: z.object({
    ...request,
    cSkuUuid: reference,
    iPrice: z.number().check(z.minimum(0.01), z.maximum(99_999_999)),
    /** Absent: now. */
    dStartTime: z.optional(Moment),
    dEndTime: Moment,
    iQuota: Units,
    iLimit: z.optional(Units),
  }),
  data: z.object({ cOfferUuid: z.string() }),
  failures: {
    PRODUCT_UNKNOWN: { code: 4004 },
    /** It is not below the price of the variant. */
    OFFER_NOT_LOWER: { code: 4001, data: z.object({ cField: z.literal('iPrice'), iPrice: Yuan }) },
    /** It would begin in the past, or end before it begins. */
    OFFER_WINDOW: { code: 4001, data: z.object({ cField: z.literal('dEndTime') }) },
    /** The variant has another one at the same time. */
    OFFER_OVERLAP: { code: 4009 },
  },
})

/** Ends a running offer; one that has not begun is removed. */
export const endTimedOffer = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/endTimedOffer',
  gate: 'login',
  summary: 'Ends a timed offer, or removes one that has not begun.',
  body: z.object({ ...request, cOfferUuid: reference }),
  data: z.object({}),
  failures: { OFFER_UNKNOWN: { code: 4004 } },
})
