import type { AppContext } from '../gateway/app-context.ts'
import { afterSaleChangeRoutes } from './calls/after-sale-change.routes.ts'
import { afterSaleReadingRoutes } from './calls/after-sale-reading.routes.ts'
import { shopAfterSaleRoutes } from './calls/shop-after-sale.routes.ts'

/** Registers the handlers of after-sales, those of buyers and of shops. */
export function afterSaleRoutes(context: AppContext): void {
  afterSaleReadingRoutes(context)
  afterSaleChangeRoutes(context)
  shopAfterSaleRoutes(context)
}
