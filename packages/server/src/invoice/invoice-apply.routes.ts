import type { AppContext } from '../gateway/app-context.ts'
import { invoiceChangeRoutes } from './calls/invoice-change.routes.ts'
import { invoiceReadingRoutes } from './calls/invoice-reading.routes.ts'
import { shopInvoiceRoutes } from './calls/shop-invoice.routes.ts'

/** Registers the handlers of applications for invoices, those of buyers and of shops. */
export function invoiceApplyRoutes(context: AppContext): void {
  invoiceReadingRoutes(context)
  invoiceChangeRoutes(context)
  shopInvoiceRoutes(context)
}
