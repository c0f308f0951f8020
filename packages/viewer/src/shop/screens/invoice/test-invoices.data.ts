import type {
  ApplicableOrder,
  InvoicedOrder,
  InvoiceDetail,
  InvoiceHeader,
  InvoiceListItem,
} from '@mallwright/contract/invoice'

const ITEM = { cProdName: '高白复印纸', cUrl: '', cSpecText: 'A4', iQty: 2 }

/** An order that can be invoiced, as the gateway gives it. */
export const wireApplicable = (cOrderNo: string, change: Partial<ApplicableOrder> = {}): ApplicableOrder => ({
  cOrderNo,
  cShopUuid: 's1',
  cShopName: '青禾办公专营店',
  bOperated: false,
  bSpecialInvoice: true,
  cOrgUuid: 'org-e1',
  cOrgName: '北辰精工',
  iOrderState: 50,
  cOrderStateName: '已完成',
  iPayAmount: 100,
  iRefundAmount: 0,
  iAmount: 100,
  invoice: null,
  items: [ITEM],
  dCreate: '2026-11-20 09:00:00',
  ...change,
})

/** A header of an enterprise that has everything for a special invoice. */
export const wireHeader = (
  cHeaderUuid: string,
  cTitle: string,
  change: Partial<InvoiceHeader> = {},
): InvoiceHeader => ({
  cHeaderUuid,
  iHeaderType: 2,
  cTitle,
  cTaxNo: '91350200MA0DEM0015',
  cRegAddress: '厦门 1 号',
  cRegPhone: '0592-5550000',
  cBankName: '招商银行',
  cBankAccount: '***************3445',
  cEmail: 'tax@beichen.cn',
  cPhone: '',
  bDefault: false,
  bSpecial: true,
  ...change,
})

/** An application in a list. */
export const wireInvoice = (cInvoiceApplyNo: string, change: Partial<InvoiceListItem> = {}): InvoiceListItem => ({
  cInvoiceApplyNo,
  iVersion: 3,
  cShopUuid: 's1',
  cShopName: '青禾办公专营店',
  iInvoiceKind: 1,
  cInvoiceKindName: '普通发票',
  iInvoiceMedium: 1,
  cInvoiceMediumName: '电子发票',
  iInvoiceState: 0,
  cInvoiceStateName: '待开票',
  cTitle: '北辰精工',
  iAmount: 188.5,
  orderNos: ['1', '2'],
  cInvoiceNo: '',
  cRejectReason: '',
  cDocId: '',
  dCreate: '2026-11-24 10:00:00',
  dIssue: '',
  opList: ['withdraw'],
  ...change,
})

const ORDER: InvoicedOrder = {
  cOrderNo: '1',
  iPayAmount: 100,
  iRefundAmount: 11.5,
  iAmount: 88.5,
  items: [ITEM],
  dCreate: '2026-11-20 09:00:00',
}

/** An application with everything that its page shows. */
export const wireInvoiceDetail = (cInvoiceApplyNo: string, change: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...wireInvoice(cInvoiceApplyNo),
  iHeaderType: 2,
  cTaxNo: '91350200MA0DEM0015',
  cRegAddress: '',
  cRegPhone: '',
  cBankName: '',
  cBankAccount: '',
  iInvoiceContent: 1,
  cInvoiceContentName: '商品明细',
  cEmail: 'tax@beichen.cn',
  address: null,
  cRemark: '请尽快',
  cInvoiceCode: '',
  cRedReason: '',
  cRedInvoiceNo: '',
  cRedInvoiceCode: '',
  cRedDocId: '',
  dRed: '',
  dRedUntil: '',
  dMail: '',
  cReplacesNo: '',
  orders: [ORDER, { ...ORDER, cOrderNo: '2', iRefundAmount: 0, iAmount: 100 }],
  logs: [{ cActor: 'B', cText: '买家提交申请', cRemark: '', dCreate: '2026-11-24 10:00:00' }],
  ...change,
})

/** What an issued invoice has. */
export const ISSUED: Partial<InvoiceDetail> = {
  iInvoiceState: 2,
  cInvoiceStateName: '已开票',
  cInvoiceNo: '26352000000012345678',
  cDocId: 'doc-1',
  dIssue: '2026-11-25 10:00:00',
  dRedUntil: '2026-12-25 10:00:00',
  opList: ['resendMail', 'applyRed'],
}
