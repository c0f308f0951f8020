import type { ManagedOffer } from '@mallwright/contract/order'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, fenFromYuan, momentOf, yuanFromFen } from '@mallwright/contract/values'

import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { lockBuyer } from '../checkout/checkout.store.ts'
import {
  addOffer,
  endOffer,
  findOfferShop,
  hasOffer,
  isComing,
  listManagedOffers,
  lockVariantPrice,
} from './managed-offer.store.ts'
import type { ManagedOfferRow } from './managed-offer.store.ts'
import { findProduct, findVariant } from './managed-product.store.ts'
import { isManaged } from './managed-shop.store.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers by which a shop offers its variants for some time at a lower price. Decision 0135. */
export function managedOfferRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getManagedOfferList, async ({ body, caller }) => {
    const found = await findProduct(database.pool, body.cProdCode)
    if (!found) return fail('PRODUCT_UNKNOWN')
    if (!(await isManaged(database.pool, caller, found.shopId))) return fail('EMPTY')
    return { results: (await listManagedOffers(database.pool, found.id)).map(wireManagedOffer) }
  })
  handle(context, endpoints.addTimedOffer, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.addTimedOffer, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const found = await findVariant(client, body.cSkuUuid)
        if (!found) return fail('PRODUCT_UNKNOWN')
        if (!(await isManaged(client, caller, found.shopId))) return fail('EMPTY')
        const terms = {
          skuId: found.sku.id,
          priceCents: fenFromYuan(body.iPrice),
          startsAt: body.dStartTime === undefined ? undefined : new Date(momentOf(body.dStartTime)),
          endsAt: new Date(momentOf(body.dEndTime)),
          quota: body.iQuota,
          perBuyer: body.iLimit,
        }
        if (!isDay(terms.startsAt) || !isDay(terms.endsAt)) return fail('OFFER_WINDOW', { cField: 'dEndTime' })
        const usual = (await lockVariantPrice(client, terms.skuId)) ?? 0
        if (terms.priceCents >= usual)
          return fail('OFFER_NOT_LOWER', { cField: 'iPrice', iPrice: yuanFromFen(fen(usual)) })
        if (!(await isComing(client, terms))) return fail('OFFER_WINDOW', { cField: 'dEndTime' })
        if (await hasOffer(client, terms)) return fail('OFFER_OVERLAP')
        return { cOfferUuid: await addOffer(client, terms) }
      },
    }),
  )
  handle(context, endpoints.endTimedOffer, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.endTimedOffer, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const shopId = await findOfferShop(client, body.cOfferUuid)
        if (shopId === undefined) return fail('OFFER_UNKNOWN')
        if (!(await isManaged(client, caller, shopId))) return fail('EMPTY')
        return (await endOffer(client, body.cOfferUuid)) ? DONE : fail('OFFER_UNKNOWN')
      },
    }),
  )
}

/** Whether a written time is one: a month has no thirtieth of February. */
function isDay(moment: Date | undefined): boolean {
  return moment === undefined || !Number.isNaN(moment.getTime())
}

function wireManagedOffer(offer: ManagedOfferRow): ManagedOffer {
  return {
    cOfferUuid: offer.id,
    cSkuUuid: offer.skuId,
    iPrice: yuanFromFen(fen(offer.priceCents)),
    dStartTime: wireTime(offer.startsAt),
    dEndTime: wireTime(offer.endsAt),
    bStarted: offer.isStarted,
    iQuota: offer.quota,
    iTaken: offer.taken,
    ...(offer.perBuyer !== null && { iLimit: offer.perBuyer }),
  }
}
