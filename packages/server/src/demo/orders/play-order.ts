import { ORDER_LIMITS } from '@mallwright/contract/order'

import type { Transaction } from '../../db/database.ts'
import { currentInstitution } from '../../gateway/guard/institution.store.ts'
import { decideApproval } from '../../order/approval/decide-approval.store.ts'
import { changeAddress } from '../../order/checkout/change-address.ts'
import { cancelUnpaid, endPaid } from '../../order/change/end-order.ts'
import { messageBuyer, messageShop } from '../../order/change/order-messages.ts'
import { addLog, itemsOf, lockOrdersOfTrade, updateOrder } from '../../order/change/order-row.store.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { AUTO_RECEIVE, EXPIRE_ORDER, scheduleOrder } from '../../order/change/order-schedule.ts'
import { receiveOrder } from '../../order/change/receive-order.ts'
import { EXPRESS_COMPANIES } from '../../order/shipping/express.data.ts'
import { shipOrder } from '../../order/shipping/shipment.store.ts'
import { addNextTrack, parcelsOnTheWay } from '../../order/robots/next-track.store.ts'
import { accountId, demoId } from '../plans/demo-id.ts'
import type { OrderStep } from './orders.data.ts'
import type { AfterSaleStepName, AskStep } from './play-after-sale.ts'
import type { InvoiceStepName } from './play-invoice.ts'
import {
  accepted,
  beginSandbox,
  beginTransfer,
  expireFlow,
  payBack,
  pressSandbox,
  refuseLastTransfer,
} from './play-payment.ts'
import type { PaymentStage } from './play-payment.ts'
import { pictureId } from '../plans/picture-address.ts'
import { slipName } from './transfer-slips.ts'

/** A trade of the demo on its way. */
export interface PlayedTrade extends PaymentStage {
  readonly tradeId: string
  readonly number: number
  readonly phone: string
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Decides on E1's trades. Domain 4.5. */
const APPROVER = '19900150002'

type Play = (trade: PlayedTrade) => Promise<void>

/** Does one thing with each order of a trade. */
const each =
  (act: (trade: PlayedTrade, order: OrderRow) => Promise<unknown>): Play =>
  async (trade) => {
    for (const order of await lockOrdersOfTrade(trade.client, trade.tradeId)) accepted(await act(trade, order))
  }

const buyerOf = ({ phone }: PlayedTrade) => accountId(phone)

/** What each step of a plan does: what a buyer, an approver, a shop, the channel or the clock would do, by the same functions. */
export const PLAYS: Readonly<Record<Exclude<OrderStep, number | AskStep | AfterSaleStepName | InvoiceStepName>, Play>> =
  {
    approve: (trade) => decide(trade, 'approve', '同意采购'),
    reject: (trade) => decide(trade, 'reject', '本月预算已用完，请下月再提交'),
    expireApproval: async ({ client, tradeId }) => {
      accepted(await decideApproval(client, tradeId, { event: 'expireApproval' }))
    },
    beginPay: (trade) => beginSandbox(trade, trade.tradeId),
    failPay: async (trade) => {
      await beginSandbox(trade, trade.tradeId)
      await pressSandbox(trade, trade.tradeId, 'fail')
    },
    pay: async (trade) => {
      await beginSandbox(trade, trade.tradeId)
      await pressSandbox(trade, trade.tradeId, 'success')
    },
    expirePay: (trade) => expireFlow(trade, trade.tradeId),
    lateMoney: (trade) => pressSandbox(trade, trade.tradeId, 'success'),
    transfer: (trade) => beginTransfer(trade, trade.tradeId, pictureId(slipName(trade.number))),
    refuseTransfer: (trade) => refuseLastTransfer(trade, trade.tradeId),
    cancel: each((trade, { id }) =>
      cancelUnpaid(trade.client, trade.world, { orderId: id, reason: '信息填写错误', accountId: buyerOf(trade) }),
    ),
    cancelByShop: async (trade) => {
      const reason = '库存盘点有误，暂时无法供货'
      await each(async ({ client }, { id }) => {
        const ended = accepted(
          await endPaid(client, { orderId: id, event: 'cancelByShop', reason, by: { text: reason } }),
        )
        await messageBuyer(client, ended, 'order.cancelled', { reason })
        return ended
      })(trade)
      await payBack(trade, trade.tradeId)
    },
    remind: each(async (trade, order) => {
      await addLog(trade.client, order, { event: 'remind', actorAccountId: buyerOf(trade) })
      await messageShop(trade.client, order, 'order.reminded')
      return updateOrder(trade.client, order, { remindedAt: new Date() })
    }),
    shipLate: each(async ({ client }, order) => {
      await messageShop(client, order, 'order.late')
      return order
    }),
    changeAddress: each(({ client, phone }, order) =>
      changeAddress(client, { order, addressId: demoId(`address/${phone}/1`) }),
    ),
    shipLine: each(async (trade, order) => {
      const next = (await itemsOf(trade.client, [order.id])).find(
        ({ qty, shippedQty, refundedQty }) => shippedQty + refundedQty < qty,
      )
      return next && ship(trade, order, [{ orderItemId: next.id, qty: next.qty }])
    }),
    ship: each((trade, order) => ship(trade, order, [])),
    track: async ({ client, tradeId }) => {
      for (const parcel of await parcelsOnTheWay(client, { tradeId })) await addNextTrack(client, parcel)
    },
    extend: each(async (trade, order) => {
      const autoConfirmAt = new Date((order.autoConfirmAt?.getTime() ?? Date.now()) + ORDER_LIMITS.extendDays * DAY_MS)
      const extended = await updateOrder(trade.client, order, { autoConfirmAt, extendCount: order.extendCount + 1 })
      await addLog(trade.client, order, { event: 'extend', actorAccountId: buyerOf(trade) })
      await scheduleOrder(trade.client, AUTO_RECEIVE, { orderId: order.id, at: autoConfirmAt })
      return extended
    }),
    receive: each((trade, order) => receiveOrder(trade.client, order, 'receive', buyerOf(trade))),
    receiveByTime: each(({ client }, order) => receiveOrder(client, order, 'receiveByTime')),
    delete: each(({ client }, order) => updateOrder(client, order, { isDeletedByBuyer: true })),
  }

async function decide({ client, tradeId }: PlayedTrade, event: 'approve' | 'reject', opinion: string): Promise<void> {
  const institution = accepted(await currentInstitution(client, accountId(APPROVER)))
  const by = { personId: institution.personId, accountId: accountId(APPROVER), opinion }
  accepted(await decideApproval(client, tradeId, { event, ...by }))
}

/** Hands a parcel over, by each company in turn. */
function ship(
  { client, number }: PlayedTrade,
  order: OrderRow,
  items: readonly { readonly orderItemId: string; readonly qty: number }[],
) {
  const company = EXPRESS_COMPANIES[number % (EXPRESS_COMPANIES.length - 1)] ?? EXPRESS_COMPANIES[0]
  const expressNo = `${company.code.slice(0, 2)}${order.orderNo.slice(2)}${order.version}`
  const parcel = { expressCode: company.code, expressName: company.zh, expressNo, items }
  return shipOrder(client, order, { parcel, by: {} })
}

/** Gives the orders of a trade a longer time to be paid than the usual one (h). */
export async function holdOpen(client: Transaction, tradeId: string, hours: number): Promise<void> {
  const payDeadline = new Date(Date.now() + hours * 60 * MINUTE_MS)
  for (const order of await lockOrdersOfTrade(client, tradeId)) {
    await updateOrder(client, order, { payDeadline })
    await scheduleOrder(client, EXPIRE_ORDER, { orderId: order.id, at: payDeadline })
  }
}
