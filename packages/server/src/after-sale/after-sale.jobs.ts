import type { AfterSaleEvent } from '@mallwright/contract/after-sale'

import { Failed } from '../gateway/failures/failure.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Job } from '../jobs/define-job.ts'
import { lastReturnAddress } from './book/return-address.store.ts'
import type { AfterSaleRow } from './book/after-sale-row.store.ts'
import { AFTER_SALE_DUE } from './change/after-sale-schedule.ts'
import { lockCase } from './change/case-lock.ts'
import { changeAfterSale } from './change/change-after-sale.ts'

/** Every job of after-sales: it looks at its row again, so that an early, late or repeated run does no harm. */
export const AFTER_SALE_JOBS = [
  defineJob({
    ...AFTER_SALE_DUE,
    run: async ({ client }, { afterSaleId }) => {
      const locked = await lockCase(client, afterSaleId)
      const event = locked && dueEvent(locked.row)
      if (!event) return
      const address = event === 'returnByTime' ? await lastReturnAddress(client, locked.order.shopId) : undefined
      const moved = await changeAfterSale(client, locked, event, address && { changes: { returnAddress: address } })
      if (moved instanceof Failed) throw new Error(`after-sale ${locked.row.afterSaleNo} allows no ${event}`)
    },
  }),
] as unknown as Job[]

/** The step that time takes now. Domain 2.14. */
function dueEvent({ state, type, deadlineAt }: AfterSaleRow): AfterSaleEvent | undefined {
  if (deadlineAt === null || deadlineAt.getTime() > Date.now()) return undefined
  switch (state) {
    case 10:
      return type === 1 ? 'refundByTime' : 'returnByTime'
    case 20:
      return 'expireReturn'
    case 30:
      return type === 2 ? 'takeBackByTime' : 'takeForExchangeByTime'
    case 46:
      return 'confirmByTime'
    case 61:
    case 62:
      return 'expireDispute'
    case 40:
    case 45:
    case 50:
    case 60:
    case 63:
    case 64:
    case 70:
      return undefined
  }
}
