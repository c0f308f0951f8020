import * as z from 'zod/mini'

import { ADDRESS_FIELDS } from '../address/address-fields.ts'
import { VARIANT_FIELDS } from '../cart/variant-fields.ts'
import { Yuan } from '../values/yuan.ts'
import { ORDER_OPERATIONS } from './order-states.ts'

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai; empty where there is none. */
const time = z.string()

/** Where an order goes. */
export const OrderAddress = z.object(ADDRESS_FIELDS)
export type OrderAddress = z.infer<typeof OrderAddress>

/** The invoice that a buyer has asked for. */
export const OrderInvoice = z.object({
  /** 1 普通发票, 2 增值税专用发票. */
  iInvoiceKind: z.int(),
  cTitle: z.string(),
  cTaxNo: z.string(),
  cEmail: z.string(),
})

/** A line of an order; names of a payment's lines: specification 2 §5. */
export const OrderItem = z.object({
  cOrderItemUuid: z.string(),
  ...VARIANT_FIELDS,
  iPrice: Yuan,
  iAmount: Yuan,
  /** Price by an agreement of the institution. */
  bAgreementPrice: z.boolean(),
  /** The price was that of a timed offer. */
  bTimedOffer: z.optional(z.boolean()),
  iShippedQty: z.int(),
  /** What has gone back for it; absent while nothing has. */
  iRefundAmount: z.optional(Yuan),
  /** Units in after-sales, those that were refunded among them; absent while there are none. */
  iAfterSaleQty: z.optional(z.int()),
})
export type OrderItem = z.infer<typeof OrderItem>

/** An order in a list. Domain 1.6. */
export const OrderListItem = z.object({
  cOrderUuid: z.string(),
  cOrderNo: z.string(),
  cTradeNo: z.string(),
  iOrderType: z.int(),
  iOrderState: z.int(),
  cOrderStateName: z.string(),
  /** Null while it has not ended. */
  iCloseType: z.nullable(z.int()),
  cCloseTypeName: z.string(),
  cShopUuid: z.string(),
  cShopName: z.string(),
  bOperated: z.boolean(),
  iPayAmount: Yuan,
  iRefundAmount: Yuan,
  /** Units of all lines. */
  iQty: z.int(),
  items: z.array(OrderItem),
  dCreate: time,
  /** Seconds until it can no longer be paid; 0 where it need not be. */
  iPaySeconds: z.int(),
  /** Its shop has not shipped in time. */
  bShipLate: z.boolean(),
  opList: z.array(z.enum(ORDER_OPERATIONS)),
})
export type OrderListItem = z.infer<typeof OrderListItem>

/** A page of orders. */
export const OrderPage = z.object({ results: z.array(OrderListItem), iTotleSize: z.int() })

/** A step of an order's history. */
export const OrderLogEntry = z.object({
  cText: z.string(),
  /** What was said with it, such as a reason; may be empty. */
  cRemark: z.string(),
  dCreate: time,
})

/** The approval of a trade. */
export const OrderApproval = z.object({
  /** 0 pending, 1 passed, 2 rejected, 3 expired, 4 withdrawn. */
  iApprovalState: z.int(),
  /** The limit that it is over. */
  iOverAmount: Yuan,
  /** The limit is the buyer's own. */
  bMemberLimit: z.boolean(),
  cApproverName: z.string(),
  cOpinion: z.string(),
  dExpire: time,
  dDecide: time,
})

/** A voucher of an order: its type and its id. */
export const OrderVoucher = z.object({ cVouchType: z.enum(['SAL_ORDER', 'PUR_ORDER']), cUuid: z.string() })
export type OrderVoucher = z.infer<typeof OrderVoucher>

/** The newest application for an invoice of an order. */
export const OrderInvoiceApply = z.object({
  cInvoiceApplyNo: z.string(),
  /** One of `INVOICE_STATES`. */
  iInvoiceState: z.int(),
  cInvoiceStateName: z.string(),
  /** Number of the invoice; empty until it is issued. */
  cInvoiceNo: z.string(),
})
export type OrderInvoiceApply = z.infer<typeof OrderInvoiceApply>

/** An order with everything that its page shows. Domain sheets 32 and 33. */
export const OrderDetail = z.extend(OrderListItem, {
  address: OrderAddress,
  invoice: z.nullable(OrderInvoice),
  /** Absent while nobody has applied for one, and for colleagues. */
  invoiceApply: z.optional(OrderInvoiceApply),
  cRemark: z.string(),
  iGoodsAmount: Yuan,
  iFreight: Yuan,
  iDiscount: Yuan,
  iCouponAmount: Yuan,
  dPay: time,
  dShip: time,
  dReceive: time,
  dClose: time,
  cReason: z.string(),
  /** Until when it is taken as received; empty where no timer runs. */
  dAutoConfirm: time,
  iAutoConfirmSeconds: z.int(),
  /** Method that it was paid by; empty before. */
  cPayMethodName: z.string(),
  cPaymentFlowNo: z.string(),
  /** Newest step of its newest parcel. */
  track: z.nullable(z.object({ cText: z.string(), dTrack: time })),
  iShipmentCount: z.int(),
  /** After-sales of its lines, newest first. */
  afterSales: z._default(
    z.array(
      z.object({
        cAfterSaleNo: z.string(),
        cOrderItemUuid: z.string(),
        cAfterSaleStateName: z.string(),
        bOpen: z.boolean(),
      }),
    ),
    [],
  ),
  /** Other unpaid orders of its trade are paid together with it (合并付款). */
  iTradeUnpaid: z.int(),
  /** Who ordered; shown to colleagues. */
  cBuyerName: z.string(),
  cOrgName: z.string(),
  approval: z.nullable(OrderApproval),
  bOwn: z.boolean(),
  /** Its purchase order, for colleagues who may see where that stands in its chain. */
  voucher: z.optional(OrderVoucher),
})
export type OrderDetail = z.infer<typeof OrderDetail>
