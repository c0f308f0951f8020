import { priceClasses } from '../../catalog/price-class.source.ts'
import { priceLines } from '../../catalog/price-list.source.ts'
import { productClasses } from '../../catalog/product-class.source.ts'
import { purchaseLines } from '../../catalog/purchase-list.source.ts'
import { applications, joinApplies } from '../../institution/lists/applications.source.ts'
import { orgOrders } from '../../order/read/org-orders.source.ts'
import { ARCHIVE_SOURCES } from '../../voucher/archives/archive.source.ts'
import { OPEN_VOUCHER_SOURCES } from '../../voucher/lists/open-vouchers.source.ts'
import { vouchers } from '../../voucher/lists/vouchers.source.ts'
import { workflowTasks } from '../../voucher/lists/workflow-tasks.source.ts'
import type { Source } from '../define-source.ts'

/** Every source; definitions name one of them. */
export const SOURCES: readonly Source[] = [
  applications,
  joinApplies,
  orgOrders,
  priceClasses,
  priceLines,
  productClasses,
  purchaseLines,
  vouchers,
  workflowTasks,
  ...ARCHIVE_SOURCES,
  ...OPEN_VOUCHER_SOURCES,
]
