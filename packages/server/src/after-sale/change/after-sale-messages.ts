import type { AfterSaleEvent } from '@mallwright/contract/after-sale'
import { SHOP_BASE } from '@mallwright/contract/link'
import { fen, moneyText } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import { notifyAccount, sendMessages } from '../../message/message.store.ts'
import type { MessageCode } from '../../message/message-texts.ts'
import { shopManagers } from '../../order/change/order-messages.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'

/** Who is told of a change, by which message. `undefined`: nobody, or by the order's own message. */
interface Told {
  readonly buyer?: MessageCode
  readonly shop?: MessageCode
}

const MESSAGES: Readonly<Record<AfterSaleEvent | 'ask', Told>> = {
  ask: { shop: 'afterSale.asked' },
  agreeRefund: { buyer: 'afterSale.agreed' },
  agreeReturn: { buyer: 'afterSale.toReturn' },
  refundByTime: { buyer: 'afterSale.agreed', shop: 'afterSale.answeredByTime' },
  returnByTime: { buyer: 'afterSale.toReturn', shop: 'afterSale.answeredByTime' },
  refuse: { buyer: 'afterSale.refused' },
  withdraw: { shop: 'afterSale.withdrawn' },
  edit: { shop: 'afterSale.asked' },
  sendBack: { shop: 'afterSale.sentBack' },
  expireReturn: { buyer: 'afterSale.closed' },
  takeBack: { buyer: 'afterSale.agreed' },
  takeBackByTime: { buyer: 'afterSale.agreed', shop: 'afterSale.answeredByTime' },
  takeForExchange: {},
  takeForExchangeByTime: { shop: 'afterSale.answeredByTime' },
  refuseGoods: { buyer: 'afterSale.refused' },
  finishRefund: {},
  offerRefund: { buyer: 'afterSale.refundOffered' },
  acceptRefund: { shop: 'afterSale.refundAccepted' },
  sendExchange: { buyer: 'afterSale.exchangeSent' },
  confirmExchange: {},
  confirmByTime: {},
  applyPlatform: { shop: 'afterSale.toPlatform' },
  expireDispute: { buyer: 'afterSale.closed' },
  decideRefund: { buyer: 'afterSale.decided', shop: 'afterSale.decided' },
  decideReturn: { buyer: 'afterSale.decided', shop: 'afterSale.decided' },
  decideShop: { buyer: 'afterSale.decided', shop: 'afterSale.decided' },
  endOrder: {},
}

/** Tells buyer and shop of a change; their open pages read anew. */
export async function tellOf(
  client: Transaction,
  { order, row }: { readonly order: OrderRow; readonly row: AfterSaleRow },
  event: AfterSaleEvent | 'ask',
): Promise<void> {
  const { buyer, shop } = MESSAGES[event]
  const { afterSaleNo } = row
  const parameters = {
    afterSaleNo,
    orderNo: order.orderNo,
    amount: moneyText(fen(row.amountCents + row.freightCents)),
    reason: row.rejectReason || row.sellerNote,
  }
  const managers = await shopManagers(client, order.shopId)
  await sendMessages(client, [
    ...(buyer ? [{ accountId: order.accountId, code: buyer, parameters, link: afterSalePath(afterSaleNo) }] : []),
    ...(shop ? managers.map((accountId) => ({ accountId, code: shop, parameters, link: SHOP_PATH })) : []),
  ])
  for (const accountId of new Set([order.accountId, ...managers])) await notifyAccount(client, accountId, 'aftersale')
  await notifyAccount(client, order.accountId, 'order')
}

/** The address of an after-sale's page. */
const afterSalePath = (afterSaleNo: string) => `${SHOP_BASE}/afterSaleDetails?cAfterSaleNo=${afterSaleNo}`

/** The shop's after-sales among what it manages. */
const SHOP_PATH = `${SHOP_BASE}/goods/manage?tab=4`
