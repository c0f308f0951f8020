import type { AppContext } from './gateway/app-context.ts'
import { afterSaleDeskRoutes } from './operator/after-sale-desk/after-sale-desk.routes.ts'
import { invoiceDeskRoutes } from './operator/invoice-desk/invoice-desk.routes.ts'
import { operatorRoutes } from './operator/operator.routes.ts'
import { orderDeskRoutes } from './operator/order-desk/order-desk.routes.ts'
import { paymentDeskRoutes } from './operator/payment-desk.routes.ts'
import type { PaymentWorld } from './payment/payable.ts'

/**
 * Registers the handlers of the operators' desk: people, payments, orders, after-sales and invoices.
 * @param hasOutbox messages to phones stay in the outbox, for operators to read
 */
export function deskRoutes(context: AppContext, world: PaymentWorld, hasOutbox: boolean): void {
  operatorRoutes(context, hasOutbox)
  paymentDeskRoutes(context, world)
  orderDeskRoutes(context)
  afterSaleDeskRoutes(context)
  invoiceDeskRoutes(context)
}
