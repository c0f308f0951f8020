import { fen, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { wireTime } from '../../gateway/wire-time.ts'
import { maskPhone } from '../../personal-data/mask.ts'
import type { Cell, Sheet } from '../../spreadsheet/workbook.ts'
import type { BookOrder } from './order-book.store.ts'
import { closeTypeNameOf, stateNameOf } from './order-names.ts'

/** Name of the sheet, and of the file. */
const ORDERS: Label = { zh: '订单', en: 'Orders' }

/** Who reads a sheet. */
type Reader = 'desk' | 'institution'

/** A column: its title, its width in characters, and its cell of an order. */
interface OrderColumn {
  readonly title: Label
  readonly width: number
  readonly cellOf: (order: BookOrder, locale: Locale) => Cell
  /** Whose sheets have it; all have it when absent. */
  readonly only?: Reader
}

const timeOf = (moment: Date | null) => (moment ? wireTime(moment) : '')
const money = (cents: number) => ({ money: fen(cents) })

const COLUMNS: readonly OrderColumn[] = [
  { title: { zh: '订单号', en: 'Order' }, width: 21, cellOf: ({ orderNo }) => orderNo },
  { title: { zh: '交易号', en: 'Trade' }, width: 21, cellOf: ({ tradeNo }) => tradeNo },
  { title: { zh: '下单时间', en: 'Placed' }, width: 20, cellOf: ({ createdAt }) => wireTime(createdAt) },
  { title: { zh: '状态', en: 'State' }, width: 14, cellOf: stateNameOf },
  { title: { zh: '关闭原因', en: 'Ended by' }, width: 14, cellOf: closeTypeNameOf },
  { title: { zh: '店铺', en: 'Shop' }, width: 22, cellOf: ({ shopName }) => shopName },
  {
    title: { zh: '采购机构', en: 'Institution' },
    width: 22,
    cellOf: ({ organisationName }) => organisationName,
    only: 'desk',
  },
  { title: { zh: '下单人', en: 'Buyer' }, width: 16, cellOf: ({ nickname }) => nickname, only: 'desk' },
  { title: { zh: '手机号', en: 'Phone' }, width: 14, cellOf: ({ phone }) => maskPhone(phone), only: 'desk' },
  { title: { zh: '采购人', en: 'Buyer' }, width: 16, cellOf: ({ personName }) => personName, only: 'institution' },
  { title: { zh: '商品', en: 'Products' }, width: 48, cellOf: ({ items }) => items },
  { title: { zh: '件数', en: 'Units' }, width: 8, cellOf: ({ units }) => units },
  { title: { zh: '商品金额', en: 'Goods' }, width: 12, cellOf: ({ goodsCents }) => money(goodsCents) },
  { title: { zh: '运费', en: 'Freight' }, width: 10, cellOf: ({ freightCents }) => money(freightCents) },
  { title: { zh: '优惠', en: 'Discount' }, width: 10, cellOf: ({ discountCents }) => money(discountCents) },
  { title: { zh: '应付', en: 'Total' }, width: 12, cellOf: ({ payCents }) => money(payCents) },
  { title: { zh: '实付', en: 'Paid' }, width: 12, cellOf: ({ paidCents }) => money(paidCents) },
  { title: { zh: '已退款', en: 'Refunded' }, width: 12, cellOf: ({ refundedCents }) => money(refundedCents) },
  { title: { zh: '付款时间', en: 'Paid at' }, width: 20, cellOf: ({ paidAt }) => timeOf(paidAt) },
  { title: { zh: '发货时间', en: 'Shipped at' }, width: 20, cellOf: ({ shippedAt }) => timeOf(shippedAt) },
  { title: { zh: '收货时间', en: 'Received at' }, width: 20, cellOf: ({ receivedAt }) => timeOf(receivedAt) },
  { title: { zh: '买家留言', en: 'Remark' }, width: 30, cellOf: ({ remark }) => remark },
]

/** Orders as a sheet in the language of its reader, an order a row. */
export function orderSheet(
  orders: AsyncIterable<BookOrder>,
  { locale, reader }: { readonly locale: Locale; readonly reader: Reader },
): Sheet {
  const columns = COLUMNS.filter(({ only = reader }) => only === reader)
  return {
    name: translate(locale, ORDERS),
    columns: columns.map(({ title, width }) => ({ title: translate(locale, title), width })),
    rows: rowsOf(orders, (order) => columns.map(({ cellOf }) => cellOf(order, locale))),
  }
}

/** Name of the file of a sheet that is made now. */
export function orderFileName(locale: Locale): string {
  return `${translate(locale, ORDERS)}-${wireTime(new Date()).slice(0, 10)}.xlsx`
}

async function* rowsOf(
  orders: AsyncIterable<BookOrder>,
  cellsOf: (order: BookOrder) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  for await (const order of orders) yield cellsOf(order)
}
