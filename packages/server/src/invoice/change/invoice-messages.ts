import type { InvoiceEvent } from '@mallwright/contract/invoice'
import { SHOP_BASE } from '@mallwright/contract/link'
import { fen, moneyText } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import { notifyAccount, sendMessages } from '../../message/message.store.ts'
import type { MessageCode } from '../../message/message-texts.ts'
import { shopManagers } from '../../order/change/order-messages.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { reasonLabel } from '../book/invoice.rules.ts'

/** Who is told of a change, by which message. */
interface Told {
  readonly buyer?: MessageCode
  readonly shop?: MessageCode
}

const MESSAGES: Readonly<Record<InvoiceEvent | 'ask', Told>> = {
  ask: { shop: 'invoice.asked' },
  accept: {},
  issue: { buyer: 'invoice.issued' },
  reject: { buyer: 'invoice.rejected' },
  withdraw: { shop: 'invoice.withdrawn' },
  askRed: { shop: 'invoice.toRed' },
  red: { buyer: 'invoice.red' },
  reduce: { buyer: 'invoice.reduced', shop: 'invoice.reduced' },
  rejectByRefund: { buyer: 'invoice.rejected', shop: 'invoice.withdrawn' },
  redByRefund: { buyer: 'invoice.toRed', shop: 'invoice.toRed' },
}

/** Tells buyer and shop of a change; their open pages read anew. */
export async function tellOfInvoice(client: Transaction, row: InvoiceRow, event: InvoiceEvent | 'ask'): Promise<void> {
  const { buyer, shop } = MESSAGES[event]
  const { accountId, applyNo } = row
  const parameters = {
    applyNo,
    invoiceNo: row.invoiceNo,
    amount: moneyText(fen(row.amountCents)),
    reason: reasonLabel(row.rejectReason || row.redReason),
  }
  const managers = await shopManagers(client, row.shopId)
  await sendMessages(client, [
    ...(buyer ? [{ accountId, code: buyer, parameters, link: BUYER_PATH }] : []),
    ...(shop ? managers.map((manager) => ({ accountId: manager, code: shop, parameters, link: SHOP_PATH })) : []),
  ])
  await notifyOfInvoice(client, row, managers)
}

/** Has the open pages of buyer and shop read anew. */
export async function notifyOfInvoice(
  client: Transaction,
  { accountId, shopId }: Pick<InvoiceRow, 'accountId' | 'shopId'>,
  managers?: readonly string[],
): Promise<void> {
  const told = managers ?? (await shopManagers(client, shopId))
  for (const each of new Set([accountId, ...told])) await notifyAccount(client, each, 'invoice')
  await notifyAccount(client, accountId, 'order')
}

/** The buyer's applications. */
const BUYER_PATH = `${SHOP_BASE}/UserCenter/invoiceList`

/** The shop's applications among what it manages. */
const SHOP_PATH = `${SHOP_BASE}/goods/manage?tab=5`
