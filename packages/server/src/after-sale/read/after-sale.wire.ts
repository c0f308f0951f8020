import { AFTER_SALE_REASONS, AFTER_SALE_STATE_NAMES, AFTER_SALE_TYPE_NAMES } from '@mallwright/contract/after-sale'
import type {
  AfterSaleDetail,
  AfterSaleEvent,
  AfterSaleLine,
  AfterSaleListItem,
  AfterSaleLogEntry,
} from '@mallwright/contract/after-sale'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { wireTime } from '../../gateway/wire-time.ts'
import type { OrderItemRow } from '../../order/change/order-row.store.ts'
import { expressName } from '../../order/shipping/shipping-texts.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import type { AfterSaleParts } from './after-sale-detail.store.ts'
import type { AfterSaleContext } from './after-sale-list.store.ts'
import { afterSaleOps } from './after-sale-ops.rules.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))
const timeOf = (moment: Date | null | undefined) => (moment ? wireTime(moment) : '')

/** A line under the specification's names. */
export function wireAfterSaleLine(item: OrderItemRow): AfterSaleLine {
  return {
    cOrderItemUuid: item.id,
    cProdCode: item.prodCode,
    cProdName: item.name,
    cUrl: item.imageUrl,
    cSpecText: item.specText,
    cUnit: item.unit,
    iPrice: yuan(item.priceCents),
  }
}

/** An after-sale with what it is shown with. */
export interface AfterSaleView {
  readonly row: AfterSaleRow
  readonly context: AfterSaleContext
  readonly item: OrderItemRow
  readonly locale: Locale
}

/** The name of a reason, in the reader's language. */
export function reasonName(locale: Locale, { type, reasonCode }: Pick<AfterSaleRow, 'type' | 'reasonCode'>): string {
  const reason = AFTER_SALE_REASONS[type].find(({ code }) => code === reasonCode)
  // An exchange that became a refund keeps its reason: both have the same ones.
  return reason ? translate(locale, reason.label) : reasonCode
}

/** An after-sale in a list under the specification's names. */
export function wireAfterSale({ row, context, item, locale }: AfterSaleView): AfterSaleListItem {
  const { deadlineAt } = row
  return {
    cAfterSaleNo: row.afterSaleNo,
    iVersion: row.version,
    cOrderNo: context.orderNo,
    cShopUuid: context.shopId,
    cShopName: context.shopName,
    iAfterSaleType: row.type,
    cAfterSaleTypeName: translate(locale, AFTER_SALE_TYPE_NAMES[row.type]),
    iAfterSaleState: row.state,
    cAfterSaleStateName: translate(locale, AFTER_SALE_STATE_NAMES[row.state]),
    line: wireAfterSaleLine(item),
    iQty: row.qty,
    iAmount: yuan(row.amountCents + row.freightCents),
    iFreight: yuan(row.freightCents),
    cReason: reasonName(locale, row),
    dCreate: wireTime(row.createdAt),
    dDeadline: timeOf(deadlineAt),
    iDeadlineSeconds: deadlineAt ? Math.max(0, Math.ceil((deadlineAt.getTime() - Date.now()) / 1000)) : 0,
    opList: afterSaleOps(row),
  }
}

/** An after-sale with everything that its page shows. */
export function wireAfterSaleDetail(view: AfterSaleView, parts: AfterSaleParts): AfterSaleDetail {
  const { row, locale } = view
  const logs = parts.logs.filter(({ afterSaleId }) => afterSaleId === row.id)
  const docsOf = (logId: number) => parts.files.filter((file) => file.logId === logId).map(({ fileId }) => fileId)
  const applied = logs.findLast(({ event }) => event === 'ask' || event === 'edit')
  const refund = parts.refunds.find(({ afterSaleId }) => afterSaleId === row.id)
  const { returnAddress } = row
  return {
    ...wireAfterSale(view),
    cOrderItemUuid: row.orderItemId,
    cReasonCode: row.reasonCode,
    cDescription: row.description,
    cMobilePhone: row.phone,
    bGoodsReceived: row.isGoodsReceived,
    docIds: applied ? docsOf(applied.id) : [],
    cRejectReason: row.rejectReason,
    returnAddress: returnAddress && {
      cReceiver: returnAddress.receiverName,
      cMobilePhone: returnAddress.phone,
      cProvince: '',
      cCity: '',
      cArea: '',
      cAreaCode: '',
      cAddress: returnAddress.detail,
    },
    cExchangeSkuUuid: row.exchangeSkuId ?? '',
    cExchangeSpecText: parts.exchanges.find(({ id }) => id === row.exchangeSkuId)?.specText ?? '',
    bRefundOffered: row.isRefundOffered,
    parcels: parts.parcels
      .filter(({ afterSaleId }) => afterSaleId === row.id)
      .map((parcel) => ({
        iDirection: parcel.direction,
        cExpressName: expressName(locale, parcel.expressName),
        cExpressNo: parcel.expressNo,
        cMobilePhone: parcel.phone,
        dShip: wireTime(parcel.shippedAt),
      })),
    iRefundState: refund?.state ?? null,
    cRefundNo: refund?.refundNo ?? '',
    dRefund: timeOf(refund?.doneAt),
    cPayMethodName: refund?.methodName ?? '',
    logs: logs.map((log) => ({ ...wireAfterSaleLog(log, locale), docIds: docsOf(log.id) })),
  }
}

const LOG_TEXTS: Readonly<Record<AfterSaleEvent | 'ask', Label>> = {
  ask: { zh: '买家提交申请', en: 'Asked for by the buyer' },
  agreeRefund: { zh: '商家同意退款', en: 'The shop agreed to the refund' },
  agreeReturn: { zh: '商家同意，等待买家寄回', en: 'The shop agreed; the goods may be sent back' },
  refundByTime: { zh: '商家超时未处理，系统同意退款', en: 'Not answered in time; refund granted' },
  returnByTime: { zh: '商家超时未处理，系统同意退货', en: 'Not answered in time; return granted' },
  refuse: { zh: '商家拒绝申请', en: 'Refused by the shop' },
  withdraw: { zh: '买家撤销申请', en: 'Withdrawn by the buyer' },
  edit: { zh: '买家修改申请', en: 'Changed by the buyer' },
  sendBack: { zh: '买家已寄回商品', en: 'Sent back by the buyer' },
  expireReturn: { zh: '买家超时未寄回，售后关闭', en: 'Not sent back in time; closed' },
  takeBack: { zh: '商家已收到退货', en: 'The shop has the goods back' },
  takeBackByTime: { zh: '商家超时未确认，视为已收到退货', en: 'Taken as received by the shop' },
  takeForExchange: { zh: '商家已收到退货，准备换货', en: 'The shop has the goods back and prepares the exchange' },
  takeForExchangeByTime: { zh: '商家超时未确认，视为已收到退货', en: 'Taken as received by the shop' },
  refuseGoods: { zh: '商家拒收退货', en: 'The shop refused the goods' },
  finishRefund: { zh: '退款成功', en: 'Refunded' },
  offerRefund: { zh: '商家无货可换，建议改为退款', en: 'The shop has none left and offers the money' },
  acceptRefund: { zh: '买家同意改为退款', en: 'The buyer takes the money instead' },
  sendExchange: { zh: '商家已发出换货商品', en: 'Exchange sent by the shop' },
  confirmExchange: { zh: '买家确认收到换货', en: 'Exchange confirmed by the buyer' },
  confirmByTime: { zh: '系统自动确认收到换货', en: 'Exchange taken as received' },
  applyPlatform: { zh: '买家申请平台介入', en: 'The platform was asked to decide' },
  expireDispute: { zh: '超时未处理，售后关闭', en: 'Not taken up in time; closed' },
  decideRefund: { zh: '平台判定退款', en: 'The platform decided: refund' },
  decideReturn: { zh: '平台判定退货', en: 'The platform decided: return' },
  decideShop: { zh: '平台驳回申请', en: 'The platform rejected it' },
  endOrder: { zh: '订单已取消，售后关闭', en: 'The order was cancelled; closed' },
}

/** A step of the negotiation, in the reader's language; without its pictures. */
export function wireAfterSaleLog(
  { event, actor, text, createdAt }: AfterSaleParts['logs'][number],
  locale: Locale,
): Omit<AfterSaleLogEntry, 'docIds'> {
  const label = LOG_TEXTS[event as keyof typeof LOG_TEXTS]
  return { cActor: actor, cText: translate(locale, label), cRemark: text, dCreate: wireTime(createdAt) }
}
