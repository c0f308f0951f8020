import type { AfterSaleDetail, AfterSaleLine, AfterSaleListItem } from '@mallwright/contract/after-sale'

/** A line as the gateway gives it. */
export const wireLine = (cOrderItemUuid: string, cProdName = '高白复印纸'): AfterSaleLine => ({
  cOrderItemUuid,
  cProdCode: 'P1',
  cProdName,
  cUrl: '',
  cSpecText: 'A4',
  cUnit: '箱',
  iPrice: 10,
})

/** An after-sale in a list. */
export const wireAfterSale = (cAfterSaleNo: string, change: Partial<AfterSaleListItem> = {}): AfterSaleListItem => ({
  cAfterSaleNo,
  iVersion: 0,
  cOrderNo: '1',
  cShopUuid: 's1',
  cShopName: '青禾办公专营店',
  iAfterSaleType: 2,
  cAfterSaleTypeName: '退货退款',
  iAfterSaleState: 10,
  cAfterSaleStateName: '待商家处理',
  line: wireLine('i1'),
  iQty: 2,
  iAmount: 20,
  iFreight: 0,
  cReason: '规格不符',
  dCreate: '2026-11-24 10:00:00',
  dDeadline: '2026-11-29 10:00:00',
  iDeadlineSeconds: 5 * 86_400,
  opList: ['edit', 'withdraw'],
  ...change,
})

/** An after-sale with everything that its page shows. */
export const wireAfterSaleDetail = (cAfterSaleNo: string, change: Partial<AfterSaleDetail> = {}): AfterSaleDetail => ({
  ...wireAfterSale(cAfterSaleNo),
  cOrderItemUuid: 'i1',
  cReasonCode: 'WRONG_SPEC',
  cDescription: '颜色不对',
  cMobilePhone: '13800001111',
  bGoodsReceived: true,
  docIds: [],
  cRejectReason: '',
  returnAddress: null,
  cExchangeSkuUuid: '',
  cExchangeSpecText: '',
  bRefundOffered: false,
  parcels: [],
  iRefundState: null,
  cRefundNo: '',
  dRefund: '',
  cPayMethodName: '',
  logs: [{ cActor: 'B', cText: '买家提交申请', cRemark: '颜色不对', docIds: [], dCreate: '2026-11-24 10:00:00' }],
  ...change,
})

/** What an order of two lines allows. */
export const applyInfo = (change: object = {}) => ({
  cOrderNo: '1',
  cShopName: '青禾办公专营店',
  iOrderState: 50,
  cMobilePhone: '13800001111',
  types: [
    { iAfterSaleType: 1, cAfterSaleTypeName: '仅退款', bAllowed: true, cMessage: '' },
    { iAfterSaleType: 2, cAfterSaleTypeName: '退货退款', bAllowed: true, cMessage: '' },
    { iAfterSaleType: 3, cAfterSaleTypeName: '换货', bAllowed: false, cMessage: '超过售后期' },
  ],
  items: [
    {
      ...wireLine('i1'),
      iQty: 3,
      leftQtys: [3, 2, 0],
      cMessage: '',
      exchangeList: [{ cSkuUuid: 'k1', cSpecText: 'A4', iStock: 9 }],
    },
    { ...wireLine('i2', '签字笔'), iQty: 1, leftQtys: [0, 0, 0], cMessage: '已申请', exchangeList: [] },
  ],
  ...change,
})
