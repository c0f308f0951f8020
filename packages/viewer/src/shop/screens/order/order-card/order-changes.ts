import type { OrderOperation } from '@mallwright/contract/order'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { Outcome } from '../../../controls/use-runner.ts'
import { ORDER_LABELS } from '../order-labels.ts'
import type { Order } from '../order-model.ts'
import type { orderApi } from '../order-calls.ts'

/** A change of an order by one call: what it asks first, and what is said after it. */
export interface OrderChange {
  readonly ask?: Label
  readonly done: Label
  readonly call: (api: ReturnType<typeof orderApi>, order: Order) => Promise<Outcome>
}

const bodyOf = ({ orderNo }: Order) => ({ cOrderNo: orderNo, cRequestUuid: newUuid() })

/** The operations that are one call. */
export const ORDER_CHANGES: Readonly<Partial<Record<OrderOperation, OrderChange>>> = {
  remind: { done: ORDER_LABELS.reminded, call: (api, order) => api.remindShip({ body: bodyOf(order) }) },
  receive: {
    ask: ORDER_LABELS.askReceive,
    done: ORDER_LABELS.received,
    call: (api, order) => api.confirmReceive({ body: bodyOf(order) }),
  },
  extend: {
    ask: ORDER_LABELS.askExtend,
    done: ORDER_LABELS.extended,
    call: (api, order) => api.extendReceive({ body: bodyOf(order) }),
  },
  delete: {
    ask: ORDER_LABELS.askDelete,
    done: ORDER_LABELS.deleted,
    call: (api, order) => api.deleteOrder({ body: bodyOf(order) }),
  },
  withdraw: {
    ask: ORDER_LABELS.askWithdraw,
    done: ORDER_LABELS.withdrawn,
    call: (api, { tradeNo }) => api.withdrawApproval({ body: { cTradeNo: tradeNo, cRequestUuid: newUuid() } }),
  },
}
