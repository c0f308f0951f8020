import type { CheckoutPreview, OrderDetail, OrderItem, OrderListItem } from '@mallwright/contract/order'

import { ORDER_ADDRESS } from '../address/test-address.ts'

/** A line of a test's order. */
export function wireItem(name: string, change: Partial<OrderItem> = {}): OrderItem {
  return {
    cOrderItemUuid: `item-${name}`,
    cSkuUuid: `sku-${name}`,
    cProdCode: `P-${name}`,
    cProdName: name,
    cUrl: '/p.svg',
    cSpecText: '白色',
    cUnit: '箱',
    iQty: 2,
    iPrice: 10,
    iAmount: 20,
    bAgreementPrice: false,
    iShippedQty: 0,
    ...change,
  }
}

/** An unpaid order as a gateway lists it. */
export function wireOrder(cOrderNo: string, change: Partial<OrderListItem> = {}): OrderListItem {
  return {
    cOrderUuid: `uuid-${cOrderNo}`,
    cOrderNo,
    cTradeNo: `T-${cOrderNo}`,
    iOrderType: 1,
    iOrderState: 20,
    cOrderStateName: '待付款',
    iCloseType: null,
    cCloseTypeName: '',
    cShopUuid: 's1',
    cShopName: '自营中心',
    bOperated: true,
    iPayAmount: 20,
    iRefundAmount: 0,
    iQty: 2,
    items: [wireItem('高白复印纸')],
    dCreate: '2026-11-20 09:00:00',
    iPaySeconds: 0,
    bShipLate: false,
    opList: ['pay', 'changeAddress', 'cancel'],
    ...change,
  }
}

/** An order with everything that its page shows. */
export function wireDetails(cOrderNo: string, change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...wireOrder(cOrderNo),
    address: ORDER_ADDRESS,
    invoice: null,
    cRemark: '',
    iGoodsAmount: 20,
    iFreight: 0,
    iDiscount: 0,
    iCouponAmount: 0,
    dPay: '',
    dShip: '',
    dReceive: '',
    dClose: '',
    cReason: '',
    dAutoConfirm: '',
    iAutoConfirmSeconds: 0,
    cPayMethodName: '',
    cPaymentFlowNo: '',
    track: null,
    iShipmentCount: 0,
    afterSales: [],
    iTradeUnpaid: 0,
    cBuyerName: '李敏',
    cOrgName: '北辰精工',
    approval: null,
    bOwn: true,
    ...change,
  }
}

/** A page of orders. */
export const orderPage = (results: readonly OrderListItem[], iTotleSize = results.length) => ({
  data: { results, iTotleSize },
})

/** A checkout of one shop with one line. */
export function wireCheckout(change: Partial<CheckoutPreview> = {}): CheckoutPreview {
  return {
    cPreviewUuid: 'preview-1',
    address: { ...wireDetails('').address, cAddressUuid: 'address-1' },
    shops: [
      {
        cShopUuid: 's1',
        cShopName: '自营中心',
        bOperated: true,
        bSpecialInvoice: true,
        lines: [
          {
            cSkuUuid: 'sku-1',
            cProdCode: 'P1',
            cProdName: '高白复印纸',
            cUrl: '/p.svg',
            cSpecText: 'A4',
            cUnit: '箱',
            iQty: 3,
            iPrice: 100,
            iAmount: 300,
            bAgreementPrice: false,
            iInvalidType: 0,
            iAvailable: 50,
          },
        ],
        iGoodsAmount: 300,
        iFreight: 12,
        iCouponAmount: 0,
        iPayAmount: 312,
        cUserCouponUuid: '',
        cCouponName: '',
        iUsableCoupons: 1,
        iShipDays: 3,
        iMinShort: 0,
      },
    ],
    iGoodsTotal: 300,
    iFreightTotal: 12,
    iCouponTotal: 0,
    iPayTotal: 312,
    cUserCouponUuid: '',
    cCouponName: '',
    iUsableCoupons: 0,
    iOverAmount: null,
    bSubmittable: true,
    ...change,
  }
}
