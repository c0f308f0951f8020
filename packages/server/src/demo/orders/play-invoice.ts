import { desc, eq, inArray } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import { shopOrder } from '../../db/tables/trade/order.table.ts'
import { invoiceApply, invoiceApplyOrder } from '../../db/tables/trade/invoice-apply.table.ts'
import { invoiceHeader } from '../../db/tables/trade/invoice-header.table.ts'
import { applyForInvoice } from '../../invoice/change/apply-invoice.store.ts'
import { changeInvoice } from '../../invoice/change/change-invoice.ts'
import type { InvoiceInput } from '../../invoice/change/change-invoice.ts'
import { lockInvoiceCase } from '../../invoice/change/invoice-lock.ts'
import { demoInvoiceNumber } from '../../invoice/robot/demo-invoice-number.ts'
import { lockOrdersOfTrade } from '../../order/change/order-row.store.ts'
import { accountId } from '../plans/demo-id.ts'
import { accepted } from './play-payment.ts'
import type { PaymentStage } from './play-payment.ts'

/** Steps of the application for the invoice of a trade. */
export type InvoiceStepName =
  | 'applyInvoice'
  | 'acceptInvoice'
  | 'issueInvoice'
  | 'rejectInvoice'
  | 'withdrawInvoice'
  | 'askRed'
  | 'redInvoice'

/** Whether a step is one of an application. */
export const isInvoiceStep = (step: string): step is InvoiceStepName => step === 'applyInvoice' || step in CHANGES

type Trade = PaymentStage & { readonly tradeId: string; readonly phone: string }

type Applied = typeof invoiceApply.$inferSelect

const REJECTED = '抬头与营业执照名称不一致，请核对后重新申请'
const WRONG_TITLE = '抬头或税号有误'

/** What happens in each step, and what comes along; making the application is none. */
const CHANGES = {
  acceptInvoice: () => ['accept', {}],
  issueInvoice: (row: Applied) => ['issue', { changes: { invoiceNo: demoInvoiceNumber(row, false) } }],
  rejectInvoice: () => ['reject', { changes: { rejectReason: REJECTED }, by: { text: REJECTED } }],
  withdrawInvoice: ({ accountId: buyer }: Applied) => ['withdraw', { by: { accountId: buyer } }],
  askRed: ({ accountId: buyer }: Applied) => [
    'askRed',
    { changes: { redReason: WRONG_TITLE }, by: { accountId: buyer, text: WRONG_TITLE } },
  ],
  redInvoice: (row: Applied) => ['red', { changes: { redInvoiceNo: demoInvoiceNumber(row, true) } }],
} as const satisfies Readonly<
  Record<
    Exclude<InvoiceStepName, 'applyInvoice'>,
    (row: Applied) => readonly [Parameters<typeof changeInvoice>[2], InvoiceInput]
  >
>

/** Takes a step of the application of a trade, as its buyer or its shop does. */
export async function playInvoice(trade: Trade, step: InvoiceStepName): Promise<void> {
  if (step === 'applyInvoice') return apply(trade)
  const { client, tradeId } = trade
  const orders = orm(client).select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.tradeId, tradeId))
  const [found] = await orm(client)
    .select({ row: invoiceApply })
    .from(invoiceApplyOrder)
    .innerJoin(invoiceApply, eq(invoiceApply.id, invoiceApplyOrder.applyId))
    .where(inArray(invoiceApplyOrder.orderId, orders))
    .orderBy(desc(invoiceApply.createdAt))
    .limit(1)
  const { row } = accepted(found)
  const locked = accepted(await lockInvoiceCase(client, row.id))
  const [event, input] = CHANGES[step](row)
  accepted(await changeInvoice(client, locked.row, event, input))
}

/** Applies for the invoice of all orders of a trade, made out to its buyer's header. */
async function apply({ client, tradeId, phone }: Trade): Promise<void> {
  const [first, ...others] = await lockOrdersOfTrade(client, tradeId)
  const headers = orm(client).select().from(invoiceHeader)
  const [header] = await headers.where(eq(invoiceHeader.accountId, accountId(phone))).limit(1)
  const application = {
    kind: 1,
    headerId: accepted(header).id,
    content: 1,
    medium: 1,
    email: '',
    addressId: '',
    remark: '',
  } as const
  accepted(await applyForInvoice(client, [accepted(first), ...others], application))
}
