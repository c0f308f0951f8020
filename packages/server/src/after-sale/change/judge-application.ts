import { AFTER_SALE_LIMITS, AFTER_SALE_REASONS } from '@mallwright/contract/after-sale'
import type { AfterSaleReason, AfterSaleType } from '@mallwright/contract/after-sale'
import { AFTER_SALE_UPLOAD } from '@mallwright/contract/file'
import { fen, fenFromYuan, yuanFromFen } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import type { Queryable } from '../../db/query.ts'
import { lockOwnUpload } from '../../file/file.store.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { splitAmount } from '../../sale/split-amount.ts'
import { leftFor, maxRefund, typesOf, windowOf, wholeFreight } from '../book/after-sale.rules.ts'
import type { AfterSaleWindow } from '../book/after-sale.rules.ts'
import { afterSalesOf } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import type { CaseLine } from './case-lines.ts'
import { canExchange } from './exchange.store.ts'

/** Units of a line that are asked for. */
export interface AskedUnits {
  readonly line: CaseLine
  readonly qty: number
  readonly exchangeSkuId?: string | undefined
}

/** What a buyer has filled in. */
export interface Application {
  readonly iAfterSaleType: number
  readonly cReasonCode: string
  readonly iAmount: number
  readonly docIds: readonly string[]
}

/** The lines of an application by their ids; a refusal when one is unknown, named twice or has not so many units left. */
export function askedUnits(
  order: OrderRow,
  lines: readonly CaseLine[],
  {
    type,
    items,
  }: {
    readonly type: AfterSaleType
    readonly items: readonly {
      readonly cOrderItemUuid: string
      readonly iQty: number
      readonly cExchangeSkuUuid?: string | undefined
    }[]
  },
): readonly AskedUnits[] | Failed<'QTY_WRONG', { readonly cField: 'items' }> {
  const isOnce = new Set(items.map(({ cOrderItemUuid }) => cOrderItemUuid)).size === items.length
  const asked = items.flatMap(({ cOrderItemUuid, iQty, cExchangeSkuUuid }) => {
    const line = lines.find(({ item }) => item.id === cOrderItemUuid)
    return line && iQty <= leftFor(type, order.state, line.state)
      ? [{ line, qty: iQty, exchangeSkuId: cExchangeSkuUuid }]
      : []
  })
  return isOnce && asked.length === items.length ? asked : fail('QTY_WRONG', { cField: 'items' })
}

/** In which time limit an order is. */
export const windowOfOrder = (order: OrderRow): AfterSaleWindow => windowOf(order, AFTER_SALE_LIMITS)

/** Whether a type can be asked for now: the order's state allows it, and its time is not over. */
export const isTypeOpen = (order: OrderRow, type: AfterSaleType): boolean =>
  reasonsFor(type, { isReturnable: true, window: windowOfOrder(order) }).length > 0 &&
  typesOf(order.state).includes(type)

/** The reasons for a type that fit lines of an order; after the shorter limit faulty goods alone. Domain 2.4, 2.14. */
export function reasonsFor(
  type: AfterSaleType,
  { isReturnable, window }: { readonly isReturnable: boolean; readonly window: AfterSaleWindow },
): readonly AfterSaleReason[] {
  return AFTER_SALE_REASONS[type].filter(
    ({ needsReturnable, isQuality }) =>
      (isReturnable || !needsReturnable) && (window === 'open' || (window === 'quality' && isQuality)),
  )
}

/** The most that can go back for units (fen), each line's and the freight that comes with the last of an unshipped order. */
export async function refundMaximum(
  client: Queryable,
  {
    order,
    lines,
    type,
    asked,
    edited,
  }: {
    readonly order: OrderRow
    readonly lines: readonly CaseLine[]
    readonly type: AfterSaleType
    readonly asked: readonly AskedUnits[]
    readonly edited?: AfterSaleRow | undefined
  },
): Promise<{ readonly perLine: readonly number[]; readonly freight: number }> {
  if (type === 3) return { perLine: asked.map(() => 0), freight: 0 }
  const perLine = asked.map(({ line, qty }) => maxRefund(line.state, qty))
  if (order.state !== 30) return { perLine, freight: 0 }
  const living = (await afterSalesOf(client, order.id)).filter(
    (row) => row.id !== edited?.id && row.type === 1 && [10, 40, 50, 61, 70].includes(row.state),
  )
  const refunds = [
    ...living,
    ...asked.map(({ line, qty }, index) => ({
      orderItemId: line.item.id,
      qty,
      amountCents: perLine[index] ?? 0,
      freightCents: 0,
    })),
  ]
  const freightLines = lines.map(({ item, state }) => ({
    ...item,
    shareCents: state.shareCents,
    freightCents: item.freightShareCents,
  }))
  return { perLine, freight: wholeFreight(freightLines, refunds) }
}

/** What an application asks back, by line, with the freight. */
export interface AskedMoney {
  readonly amounts: readonly number[]
  readonly freightCents: number
  readonly fileIds: readonly string[]
}

type Refusal =
  | Failed<'TYPE_CLOSED' | 'FILE_UNKNOWN', undefined>
  | Failed<'REASON_UNKNOWN' | 'EVIDENCE_NEEDED' | 'EXCHANGE_UNKNOWN', { readonly cField: string }>
  | Failed<'AMOUNT_WRONG', { readonly cField: string; readonly iMaxAmount: number }>

/** Whether an application is right as it is filled in: type, reason, pictures, exchange and amount. Domain 2.4, sheet 55. */
export async function judgeApplication(
  client: Transaction,
  {
    order,
    lines,
    asked,
    application,
    edited,
  }: {
    readonly order: OrderRow
    readonly lines: readonly CaseLine[]
    readonly asked: readonly AskedUnits[]
    readonly application: Application
    readonly edited?: AfterSaleRow
  },
): Promise<AskedMoney | Refusal> {
  const type = application.iAfterSaleType as AfterSaleType
  if (edited && (edited.type !== type || !typesOf(order.state).includes(type))) return fail('TYPE_CLOSED')
  // An application that was made in time may be changed after.
  const window = edited ? 'open' : windowOfOrder(order)
  const isReturnable = asked.every(({ line }) => line.item.isReturnable)
  const reason = reasonsFor(type, { isReturnable, window }).find(({ code }) => code === application.cReasonCode)
  if (!reason) return fail('REASON_UNKNOWN', { cField: 'cReasonCode' })
  if (reason.isQuality && application.docIds.length === 0) return fail('EVIDENCE_NEEDED', { cField: 'docIds' })
  for (const one of type === 3 ? asked : []) {
    if (!(await canExchange(client, one))) return fail('EXCHANGE_UNKNOWN', { cField: 'cExchangeSkuUuid' })
  }
  const fileIds = await ownPictures(client, order.accountId, application.docIds)
  if (fileIds instanceof Failed) return fileIds
  const money = await moneyOf(client, { order, lines, type, asked, edited }, fenFromYuan(application.iAmount))
  return money instanceof Failed ? money : { ...money, fileIds }
}

async function moneyOf(
  client: Transaction,
  about: Parameters<typeof refundMaximum>[1],
  cents: number,
): Promise<
  Omit<AskedMoney, 'fileIds'> | Failed<'AMOUNT_WRONG', { readonly cField: string; readonly iMaxAmount: number }>
> {
  const { perLine, freight } = await refundMaximum(client, about)
  if (about.type === 3) return { amounts: perLine, freightCents: 0 }
  const goods = perLine.reduce((sum, part) => sum + part, 0)
  const amounts = splitAmount(Math.min(cents, goods), perLine)
  if (cents > goods + freight || amounts.some((part) => part === 0)) {
    return fail('AMOUNT_WRONG', { cField: 'iAmount', iMaxAmount: yuanFromFen(fen(goods + freight)) })
  }
  return { amounts, freightCents: Math.max(0, cents - goods) }
}

/** The ids of an account's own pictures; a refusal when one is not. */
export async function ownPictures(
  client: Transaction,
  accountId: string,
  docIds: readonly string[],
): Promise<readonly string[] | Failed<'FILE_UNKNOWN', undefined>> {
  const found: string[] = []
  for (const id of new Set(docIds)) {
    const own = await lockOwnUpload(client, { accountId, id, busiType: AFTER_SALE_UPLOAD })
    if (own === undefined) return fail('FILE_UNKNOWN')
    found.push(own)
  }
  return found
}
