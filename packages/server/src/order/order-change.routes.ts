import { ORDER_LIMITS, ORDER_STATES } from '@mallwright/contract/order'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { Transaction } from '../db/database.ts'
import { hasMissingGoods } from '../after-sale/book/after-sale-row.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { wireTime } from '../gateway/wire-time.ts'
import type { PaymentWorld } from '../payment/payable.ts'
import { lockBuyer } from './checkout/checkout.store.ts'
import { wireOrderAddress } from './read/order.wire.ts'
import { changeAddress } from './checkout/change-address.ts'
import { cancelUnpaid, endPaid } from './change/end-order.ts'
import { messageBuyer, messageShop, reasonLabel } from './change/order-messages.ts'
import { addLog, findOwnOrder, isRemindedToday, lockOrder, updateOrder } from './change/order-row.store.ts'
import type { OrderRow } from './change/order-row.store.ts'
import { AUTO_RECEIVE, scheduleOrder } from './change/order-schedule.ts'
import { receiveOrder } from './change/receive-order.ts'

const endpoints = ENDPOINTS.order
const DAY_MS = 86_400_000

/** Registers the handlers by which a buyer changes their orders. */
export function orderChangeRoutes(context: AppContext, world: PaymentWorld): void {
  cancelRoutes(context, world)
  receiveRoutes(context)
  const { database } = context
  handle(context, endpoints.updateOrderAddress, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.updateOrderAddress, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const own = await findOwnOrder(client, caller.accountId, body.cOrderNo)
        if (!own) return fail('ORDER_UNKNOWN')
        const changed = await changeAddress(client, { order: own, addressId: body.cAddressUuid })
        return changed instanceof Failed ? changed : wireOrderAddress(changed)
      },
    }),
  )
  handle(context, endpoints.remindShip, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.remindShip, { body, caller, payload }), {
      lock: (client) => lockOwn(client, caller, body.cOrderNo),
      work: async (client, order) => {
        if (!order) return fail('ORDER_UNKNOWN')
        if (order.state !== ORDER_STATES.toShip && order.state !== ORDER_STATES.partlyShipped) {
          return fail('ORDER_STATE_CHANGED')
        }
        if (await isRemindedToday(client, order.id)) return fail('REMINDED_TODAY')
        await updateOrder(client, order, { remindedAt: new Date() })
        await addLog(client, order, { event: 'remind', actorAccountId: caller.accountId })
        await messageShop(client, order, 'order.reminded')
        return DONE
      },
    }),
  )
}

function cancelRoutes(context: AppContext, world: PaymentWorld): void {
  const { database } = context
  handle(context, endpoints.cancelOrder, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.cancelOrder, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const own = await findOwnOrder(client, caller.accountId, body.cOrderNo)
        if (!own) return fail('ORDER_UNKNOWN')
        const { accountId } = caller
        const reason = body.cReason
        if (own.state !== ORDER_STATES.toShip) {
          const cancelled = await cancelUnpaid(client, world, { orderId: own.id, reason, accountId })
          return cancelled instanceof Failed ? cancelled : DONE
        }
        const isLate = own.shipDeadline !== null && own.shipDeadline.getTime() <= Date.now()
        if (!isLate) return fail('ORDER_STATE_CHANGED')
        const by = { accountId, text: reason }
        const ended = await endPaid(client, { orderId: own.id, event: 'cancelLate', reason, by })
        if (ended instanceof Failed) return ended
        await messageBuyer(client, ended, 'order.cancelled', { reason: reasonLabel(reason) })
        return DONE
      },
    }),
  )
  handle(context, endpoints.deleteOrder, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.deleteOrder, { body, caller, payload }), {
      lock: (client) => lockOwn(client, caller, body.cOrderNo),
      work: async (client, order) => {
        if (!order) return fail('ORDER_UNKNOWN')
        const isEnded = order.state === ORDER_STATES.completed || order.closeType !== null
        if (!isEnded) return fail('ORDER_STATE_CHANGED')
        await updateOrder(client, order, { isDeletedByBuyer: true })
        return DONE
      },
    }),
  )
}

function receiveRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.confirmReceive, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.confirmReceive, { body, caller, payload }), {
      lock: (client) => lockOwn(client, caller, body.cOrderNo),
      work: async (client, order) => {
        if (!order) return fail('ORDER_UNKNOWN')
        if (await hasMissingGoods(client, order.id)) return fail('AFTER_SALE_OPEN')
        return (await receiveOrder(client, order, 'receive', caller.accountId)) ? DONE : fail('ORDER_STATE_CHANGED')
      },
    }),
  )
  handle(context, endpoints.extendReceive, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.extendReceive, { body, caller, payload }), {
      lock: (client) => lockOwn(client, caller, body.cOrderNo),
      work: async (client, order) => {
        if (!order) return fail('ORDER_UNKNOWN')
        if (order.state !== ORDER_STATES.shipped || !order.autoConfirmAt) return fail('ORDER_STATE_CHANGED')
        if (order.extendCount > 0) return fail('EXTENDED_ALREADY')
        const autoConfirmAt = new Date(order.autoConfirmAt.getTime() + ORDER_LIMITS.extendDays * DAY_MS)
        await updateOrder(client, order, { autoConfirmAt, extendCount: order.extendCount + 1 })
        await addLog(client, order, { event: 'extend', actorAccountId: caller.accountId })
        await scheduleOrder(client, AUTO_RECEIVE, { orderId: order.id, at: autoConfirmAt })
        return { dAutoConfirm: wireTime(autoConfirmAt) }
      },
    }),
  )
}

/** An own order with its row locked. */
async function lockOwn(
  client: Transaction,
  { accountId }: AccountCaller,
  orderNo: string,
): Promise<OrderRow | undefined> {
  const own = await findOwnOrder(client, accountId, orderNo)
  return own && lockOrder(client, own.id)
}
