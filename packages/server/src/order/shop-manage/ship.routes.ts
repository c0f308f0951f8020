import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { undoFailed } from '../../gateway/failures/undo-failed.store.ts'
import { endPaid } from '../change/end-order.ts'
import { messageBuyer } from '../change/order-messages.ts'
import { lockOrder, orderIdOf, readOrder } from '../change/order-row.store.ts'
import { lockBuyer } from '../checkout/checkout.store.ts'
import { EXPRESS_COMPANIES } from '../shipping/express.data.ts'
import { shipOrder } from '../shipping/shipment.store.ts'
import { isManaged } from './managed-shop.store.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers by which a shop ships, or says that it cannot supply. */
export function shipRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.shipOrder, async ({ body, caller, payload }) => {
    const company = EXPRESS_COMPANIES.find(({ code }) => code === body.cExpressCode)
    if (!company) return fail('EXPRESS_UNKNOWN', { cField: 'cExpressCode' })
    return runIdempotent(database, idempotencyKey(endpoints.shipOrder, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const orderId = await orderIdOf(client, body.cOrderNo)
        const order = orderId === undefined ? undefined : await lockOrder(client, orderId)
        if (!order) return fail('ORDER_UNKNOWN')
        if (!(await isManaged(client, caller, order.shopId))) return fail('EMPTY')
        const parcel = {
          expressCode: company.code,
          expressName: company.zh,
          expressNo: body.cExpressNo,
          items: body.items.map(({ cOrderItemUuid, iQty }) => ({ orderItemId: cOrderItemUuid, qty: iQty })),
        }
        const shipped = await undoFailed(client, () =>
          shipOrder(client, order, { parcel, by: { accountId: caller.accountId } }),
        )
        if (shipped instanceof Failed) return shipped
        return { cShipmentUuid: shipped.shipment.id, iOrderState: shipped.order.state }
      },
    })
  })
  handle(context, endpoints.cancelShopOrder, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.cancelShopOrder, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const orderId = await orderIdOf(client, body.cOrderNo)
        // Not locked yet: its payment's flow comes first.
        const order = orderId === undefined ? undefined : await readOrder(client, orderId)
        if (!order) return fail('ORDER_UNKNOWN')
        if (!(await isManaged(client, caller, order.shopId))) return fail('EMPTY')
        const reason = body.cReason
        const by = { accountId: caller.accountId, text: reason }
        const ended = await endPaid(client, { orderId: order.id, event: 'cancelByShop', reason, by })
        if (ended instanceof Failed) return ended
        await messageBuyer(client, ended, 'order.cancelled', { reason })
        return DONE
      },
    }),
  )
}
