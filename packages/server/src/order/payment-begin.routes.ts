import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import type { PaymentWorld } from '../payment/payable.ts'
import { lockBuyer } from './checkout/checkout.store.ts'
import { beginPayment } from './change/begin-payment.ts'
import { payableOrderIds } from './change/order-row.store.ts'

const { createPaymentFlow } = ENDPOINTS.order

/** Registers the handler by which a buyer begins to pay. */
export function paymentBeginRoutes(context: AppContext, world: PaymentWorld): void {
  handle(context, createPaymentFlow, async ({ body, caller, payload }) =>
    runIdempotent(context.database, idempotencyKey(createPaymentFlow, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const orderIds = await payableOrderIds(client, caller.accountId, {
          tradeNo: body.cTradeNo,
          orderNos: body.cOrderNos,
        })
        if (orderIds.length === 0) return fail('ORDER_UNKNOWN')
        const flow = await beginPayment(client, world, orderIds)
        if (flow instanceof Failed) return flow
        return { cPaymentFlowNo: flow.flowNo, iAmount: yuanFromFen(fen(flow.amountCents)) }
      },
    }),
  )
}
