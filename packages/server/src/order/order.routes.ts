import type { AppContext } from '../gateway/app-context.ts'
import type { DefinitionReader } from '../list-engine/layouts/list-definitions.ts'
import type { PaymentWorld } from '../payment/payable.ts'
import { approvalRoutes } from './approval.routes.ts'
import { buyAgainRoutes } from './buy-again.routes.ts'
import { orderChangeRoutes } from './order-change.routes.ts'
import { orgExportRoutes } from './org-export.routes.ts'
import { paymentBeginRoutes } from './payment-begin.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { orderReadingRoutes } from './order-reading.routes.ts'
import { logisticsRoutes } from './logistics.routes.ts'
import { shopManageRoutes } from './shop-manage/shop-manage.routes.ts'

/** Registers the handlers of the order area. */
export function orderRoutes(context: AppContext, world: PaymentWorld, definitions: DefinitionReader): void {
  checkoutRoutes(context)
  paymentBeginRoutes(context, world)
  orderReadingRoutes(context)
  orderChangeRoutes(context, world)
  buyAgainRoutes(context)
  approvalRoutes(context)
  orgExportRoutes(context, definitions)
  logisticsRoutes(context)
  shopManageRoutes(context)
}
