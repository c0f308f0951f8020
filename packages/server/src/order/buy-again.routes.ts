import { INVALID_TYPES, ORDER_LIMITS } from '@mallwright/contract/order'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { currentInstitution } from '../gateway/guard/institution.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { notifyAccount } from '../message/message.store.ts'
import { orderableQty, unitPrice } from '../sale/price.rules.ts'
import { readSaleVariants } from '../sale/sale-variant.store.ts'
import { invalidTypeOf } from './checkout/checkout.rules.ts'
import { fillCart, lockBuyer } from './checkout/checkout.store.ts'
import { findOwnOrder, itemsOf } from './change/order-row.store.ts'

const { buyAgain } = ENDPOINTS.order

/** Registers the handler that puts the lines of an order into the cart again. */
export function buyAgainRoutes(context: AppContext): void {
  const { database } = context
  handle(context, buyAgain, async ({ body, caller, payload, locale }) =>
    runIdempotent(database, idempotencyKey(buyAgain, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const order = await findOwnOrder(client, caller.accountId, body.cOrderNo)
        if (!order) return fail('ORDER_UNKNOWN')
        const institution = await currentInstitution(client, caller.accountId)
        const organisationId = institution && !institution.isStopped ? institution.id : null
        const items = await itemsOf(client, [order.id])
        const buyer = { siteId: order.siteId, organisationId, locale }
        const variants = await readSaleVariants(
          client,
          buyer,
          items.map(({ skuId }) => skuId),
        )
        const wanted = items.map((item) => {
          const variant = variants.get(item.skuId)
          const qty = variant ? orderableQty(variant, item.qty, variant.available) : 0
          const isValid = variant && qty > 0 && invalidTypeOf(variant, qty) === INVALID_TYPES.valid
          return {
            item,
            line: isValid ? { skuId: variant.skuId, qty, priceCents: unitPrice(variant, qty).cents } : undefined,
          }
        })
        const lines = wanted.flatMap(({ line }) => (line ? [line] : []))
        await fillCart(client, { accountId: caller.accountId, organisationId }, lines.slice(0, ORDER_LIMITS.lines))
        await notifyAccount(client, caller.accountId, 'cart')
        return {
          iAdded: lines.length,
          unavailable: wanted.flatMap(({ item, line }) =>
            line ? [] : [{ cProdName: item.name, cSpecText: item.specText }],
          ),
        }
      },
    }),
  )
}
