import type { DeskOrder } from '@mallwright/contract/operator'
import { ORDER_STATE_NAMES, ORDER_STATES } from '@mallwright/contract/order'
import type { OrderState } from '@mallwright/contract/order'
import type { Label } from '@mallwright/contract/values'

import { daysBody, listBody, pageFrom } from '../../desk-section.ts'
import type { DeskCell, DeskQuery, DeskRow, DeskSection } from '../../desk-section.ts'
import { DESK_WORDS, refundedNote, yuanText } from '../../desk-words.ts'

const TONES: Readonly<Record<OrderState, NonNullable<DeskCell['tone']>>> = {
  10: 'waiting',
  20: 'waiting',
  22: 'waiting',
  30: 'waiting',
  35: 'waiting',
  40: 'good',
  50: 'good',
  60: 'muted',
  70: 'muted',
}

const LATE: Label = { zh: '发货超时', en: 'Late' }

const SHOP: Label = { zh: '店铺', en: 'Shop' }
const PLACED: Label = { zh: '下单时间', en: 'Placed' }

function readRow(wire: DeskOrder): DeskRow {
  const { cOrderNo, cOrgName, cNickname, cMobilePhone, iOrderState, bShipLate, cCloseTypeName } = wire
  const note = bShipLate ? LATE : cCloseTypeName
  return {
    key: cOrderNo,
    title: cOrderNo,
    cells: [
      { text: cOrderNo },
      { text: cOrgName || cNickname, note: cOrgName ? `${cNickname} ${cMobilePhone}` : cMobilePhone },
      { text: wire.cShopName },
      { text: yuanText(wire.iPayAmount), ...refundedNote(wire.iRefundAmount) },
      { text: wire.dCreateTime },
      {
        text: wire.cOrderStateName,
        tone: bShipLate ? 'bad' : (TONES[iOrderState as OrderState] ?? 'muted'),
        ...(note && { note }),
      },
    ],
    facts: [
      { label: { zh: '商品', en: 'Products' }, value: wire.cItems },
      { label: { zh: '件数', en: 'Units' }, value: String(wire.iQty) },
      { label: { zh: '商品金额', en: 'Goods' }, value: yuanText(wire.iGoodsAmount) },
      { label: { zh: '运费', en: 'Freight' }, value: yuanText(wire.iFreight) },
      { label: { zh: '优惠', en: 'Discount' }, value: yuanText(wire.iDiscount) },
      { label: { zh: '实付', en: 'Paid' }, value: yuanText(wire.iPaidAmount) },
      { label: { zh: '交易号', en: 'Trade' }, value: wire.cTradeNo },
      { label: { zh: '付款时间', en: 'Paid at' }, value: wire.dPay },
      { label: { zh: '发货时间', en: 'Shipped at' }, value: wire.dShip },
      { label: { zh: '收货时间', en: 'Received at' }, value: wire.dReceive },
      { label: { zh: '买家留言', en: 'Remark' }, value: wire.cRemark },
      { label: DESK_WORDS.reason, value: wire.cReason },
    ],
    actions: [],
  }
}

const stateOf = ({ filter }: DeskQuery) => (filter === '' ? {} : { iOrderState: Number(filter) })

/** Orders of all shops, as a workbook, too. */
export const ordersSection: DeskSection = {
  key: 'orders',
  label: { zh: '订单', en: 'Orders' },
  columns: [{ zh: '订单号', en: 'Order' }, DESK_WORDS.buyer, SHOP, DESK_WORDS.amount, PLACED, DESK_WORDS.state],
  searchHint: { zh: '订单号、买家、店铺或完整手机号', en: 'Order, buyer, shop or whole phone number' },
  filters: Object.values(ORDER_STATES).map((state) => ({ value: String(state), label: ORDER_STATE_NAMES[state] })),
  hasDays: true,
  download: {
    label: { zh: '导出', en: 'Export' },
    file: { zh: '订单', en: 'Orders' },
    ending: 'xlsx',
    load: (api, query) => api.loadOrderBook({ cKeyword: query.keyword, ...daysBody(query), ...stateOf(query) }),
  },
  emptyText: { zh: '没有订单', en: 'No orders' },
  async load(api, query) {
    const body = { ...listBody(query), ...daysBody(query), ...stateOf(query) }
    return pageFrom(await api.getDeskOrderPage({ body }), readRow)
  },
}
