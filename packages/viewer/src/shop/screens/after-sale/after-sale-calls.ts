import * as afterSaleCalls from '@mallwright/contract/after-sale'
import type {
  AfterSaleDetail as WireDetail,
  AfterSaleLine as WireLine,
  AfterSaleListItem,
  AfterSaleType,
} from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

import { addressOf } from '../order/order-calls.ts'
import type {
  AfterSale,
  AfterSaleDetails,
  AfterSaleLine,
  ApplicableOrder,
  ApplyInfo,
  ChosenUnits,
} from './after-sale-model.ts'

const OPERATIONS = {
  acceptExchangeRefund: afterSaleCalls.acceptExchangeRefund,
  cancelAfterSale: afterSaleCalls.cancelAfterSale,
  confirmExchange: afterSaleCalls.confirmExchange,
  getAfterSaleDetail: afterSaleCalls.getAfterSaleDetail,
  getAfterSalePage: afterSaleCalls.getAfterSalePage,
  getApplicablePage: afterSaleCalls.getApplicablePage,
  getApplyInfo: afterSaleCalls.getApplyInfo,
  getReasonList: afterSaleCalls.getReasonList,
  getRefundMax: afterSaleCalls.getRefundMax,
}

/** Calls of the after-sale screens; forms have their own. */
export function afterSaleApi(send: Send) {
  return createApi(OPERATIONS, send)
}

const PAGE_SIZE = 10

/** A page of the orders that after-sales can be asked for. Rejects with `CallError`. */
export async function readApplicable(send: Send, page: number) {
  const answer = await afterSaleApi(send).getApplicablePage({ body: { pageNumber: page, pageSize: PAGE_SIZE } })
  if (!answer.ok) throw new CallError(answer)
  const items = answer.data.results.map((order): ApplicableOrder => ({
    orderNo: order.cOrderNo,
    shopName: order.cShopName,
    stateName: order.cOrderStateName,
    createdAt: order.dCreate,
    lines: order.items.map((item) => ({ ...lineOf(item), left: item.iLeftQty })),
  }))
  return { items, total: answer.data.iTotleSize }
}

/** A page of after-sales: 1 under way, 2 ended; of one order all of them. Rejects with `CallError`. */
export async function readAfterSales(
  send: Send,
  { tab, orderNo }: { readonly tab: number; readonly orderNo: string },
  page: number,
) {
  const body = { iTab: tab, pageNumber: page, pageSize: PAGE_SIZE, ...(orderNo !== '' && { cOrderNo: orderNo }) }
  const answer = await afterSaleApi(send).getAfterSalePage({ body })
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(afterSaleOf), total: answer.data.iTotleSize }
}

/** An own after-sale; `null` when there is none. Rejects with `CallError`. */
export async function readAfterSale(send: Send, number: string): Promise<AfterSaleDetails | null> {
  const answer = await afterSaleApi(send).getAfterSaleDetail({ body: { cAfterSaleNo: number } })
  if (answer.ok) return afterSaleDetailsOf(answer.data)
  if (answer.failure === 'AFTER_SALE_UNKNOWN') return null
  throw new CallError(answer)
}

/** What an own order allows; `null` when there is none. Rejects with `CallError`. */
export async function readApplyInfo(send: Send, orderNo: string): Promise<ApplyInfo | null> {
  const answer = await afterSaleApi(send).getApplyInfo({ body: { cOrderNo: orderNo } })
  if (!answer.ok && answer.failure === 'ORDER_UNKNOWN') return null
  if (!answer.ok) throw new CallError(answer)
  const { data } = answer
  return {
    orderNo: data.cOrderNo,
    shopName: data.cShopName,
    phone: data.cMobilePhone,
    isReceived: data.iOrderState === 50,
    types: data.types.map(({ iAfterSaleType, cAfterSaleTypeName, bAllowed, cMessage }) => ({
      type: iAfterSaleType as AfterSaleType,
      name: cAfterSaleTypeName,
      isAllowed: bAllowed,
      message: cMessage,
    })),
    lines: data.items.map((item) => ({
      ...lineOf(item),
      quantity: item.iQty,
      left: item.leftQtys,
      message: item.cMessage,
      exchanges: item.exchangeList.map(({ cSkuUuid, cSpecText, iStock }) => ({
        id: cSkuUuid,
        spec: cSpecText,
        stock: iStock,
      })),
    })),
  }
}

/** A reason that can be chosen. */
export interface Reason {
  readonly code: string
  readonly name: string
  readonly needsPictures: boolean
}

/** The reasons for a type and lines. Rejects with `CallError`. */
export async function readReasons(
  send: Send,
  type: AfterSaleType,
  itemIds: readonly string[],
): Promise<readonly Reason[]> {
  const answer = await afterSaleApi(send).getReasonList({ body: { iAfterSaleType: type, itemUuids: [...itemIds] } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(({ cReasonCode, cReasonName, bEvidence }) => ({
    code: cReasonCode,
    name: cReasonName,
    needsPictures: bEvidence,
  }))
}

/** The most that can go back, and the freight in it. Rejects with `CallError`. */
export async function readRefundMax(
  send: Send,
  {
    type,
    units,
    edited,
  }: { readonly type: AfterSaleType; readonly units: readonly ChosenUnits[]; readonly edited: string },
): Promise<{ readonly most: Fen; readonly freight: Fen }> {
  const items = units.map(({ itemId, quantity }) => ({ cOrderItemUuid: itemId, iQty: quantity }))
  const body = { iAfterSaleType: type, items, ...(edited !== '' && { cAfterSaleNo: edited }) }
  const answer = await afterSaleApi(send).getRefundMax({ body })
  if (!answer.ok) throw new CallError(answer)
  return { most: fenFromYuan(answer.data.iMaxAmount), freight: fenFromYuan(answer.data.iFreight) }
}

function lineOf(line: WireLine): AfterSaleLine {
  return {
    id: line.cOrderItemUuid,
    productCode: line.cProdCode,
    name: line.cProdName,
    imageUrl: line.cUrl,
    spec: line.cSpecText,
    unit: line.cUnit,
    price: fenFromYuan(line.iPrice),
  }
}

/** A wire after-sale under plain names. */
function afterSaleOf(wire: AfterSaleListItem): AfterSale {
  return {
    number: wire.cAfterSaleNo,
    version: wire.iVersion,
    orderNo: wire.cOrderNo,
    shopId: wire.cShopUuid,
    shopName: wire.cShopName,
    type: wire.iAfterSaleType as AfterSaleType,
    typeName: wire.cAfterSaleTypeName,
    state: wire.iAfterSaleState,
    stateName: wire.cAfterSaleStateName,
    line: lineOf(wire.line),
    quantity: wire.iQty,
    amount: fenFromYuan(wire.iAmount),
    freight: fenFromYuan(wire.iFreight),
    reason: wire.cReason,
    createdAt: wire.dCreate,
    secondsLeft: wire.iDeadlineSeconds,
    operations: wire.opList,
  }
}

/** A wire after-sale's details under plain names. */
export function afterSaleDetailsOf(wire: WireDetail): AfterSaleDetails {
  const { returnAddress } = wire
  return {
    ...afterSaleOf(wire),
    reasonCode: wire.cReasonCode,
    description: wire.cDescription,
    phone: wire.cMobilePhone,
    pictureIds: wire.docIds,
    rejectReason: wire.cRejectReason,
    returnAddress: returnAddress ? addressOf(returnAddress) : undefined,
    exchangeSkuId: wire.cExchangeSkuUuid,
    exchangeSpec: wire.cExchangeSpecText,
    isRefundOffered: wire.bRefundOffered,
    parcels: wire.parcels.map(({ iDirection, cExpressName, cExpressNo, dShip }) => ({
      isFromBuyer: iDirection === 1,
      express: cExpressName,
      waybill: cExpressNo,
      shippedAt: dShip,
    })),
    refund:
      wire.iRefundState === null
        ? undefined
        : { state: wire.iRefundState, number: wire.cRefundNo, at: wire.dRefund, way: wire.cPayMethodName },
    steps: wire.logs.map(({ cActor, cText, cRemark, docIds, dCreate }) => ({
      actor: cActor,
      text: cText,
      remark: cRemark,
      pictureIds: docIds,
      at: dCreate,
    })),
  }
}
