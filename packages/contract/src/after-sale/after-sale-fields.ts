import * as z from 'zod/mini'

import { OrderAddress } from '../order/order-fields.ts'
import { Yuan } from '../values/yuan.ts'
import { AFTER_SALE_OPERATIONS } from './after-sale-states.ts'

/** A line of an order that an after-sale is about. */
export const AfterSaleLine = z.object({
  cOrderItemUuid: z.string(),
  cProdCode: z.string(),
  cProdName: z.string(),
  cUrl: z.string(),
  cSpecText: z.string(),
  cUnit: z.string(),
  iPrice: Yuan,
})
export type AfterSaleLine = z.infer<typeof AfterSaleLine>

/** An after-sale in a list. */
export const AfterSaleListItem = z.object({
  cAfterSaleNo: z.string(),
  iVersion: z.int(),
  cOrderNo: z.string(),
  cShopUuid: z.string(),
  cShopName: z.string(),
  iAfterSaleType: z.int(),
  cAfterSaleTypeName: z.string(),
  iAfterSaleState: z.int(),
  cAfterSaleStateName: z.string(),
  line: AfterSaleLine,
  iQty: z.int(),
  /** What goes back, freight included; 0 of an exchange. */
  iAmount: Yuan,
  /** Freight in it. */
  iFreight: Yuan,
  cReason: z.string(),
  dCreate: z.string(),
  /** When time takes the next step; empty where none waits. */
  dDeadline: z.string(),
  iDeadlineSeconds: z.int(),
  opList: z.array(z.enum(AFTER_SALE_OPERATIONS)),
})
export type AfterSaleListItem = z.infer<typeof AfterSaleListItem>

/** A page of after-sales. */
export const AfterSalePage = z.object({ results: z.array(AfterSaleListItem), iTotleSize: z.int() })

/** A step of the negotiation (协商历史). */
export const AfterSaleLogEntry = z.object({
  /** B buyer, S shop, O operator, T timer, C payment channel. */
  cActor: z.string(),
  cText: z.string(),
  /** What was said with it; may be empty. */
  cRemark: z.string(),
  /** Private pictures that came with it: shown by `picPreview`. */
  docIds: z.array(z.string()),
  dCreate: z.string(),
})
export type AfterSaleLogEntry = z.infer<typeof AfterSaleLogEntry>

/** A parcel of an after-sale. */
export const AfterSaleParcel = z.object({
  /** 1 from the buyer to the shop, 2 from the shop to the buyer. */
  iDirection: z.int(),
  cExpressName: z.string(),
  cExpressNo: z.string(),
  cMobilePhone: z.string(),
  dShip: z.string(),
})
export type AfterSaleParcel = z.infer<typeof AfterSaleParcel>

/** An after-sale with everything that its page shows. Domain sheet 34. */
export const AfterSaleDetail = z.extend(AfterSaleListItem, {
  cOrderItemUuid: z.string(),
  cReasonCode: z.string(),
  cDescription: z.string(),
  cMobilePhone: z.string(),
  bGoodsReceived: z.boolean(),
  /** Pictures of the application as it is now. */
  docIds: z.array(z.string()),
  /** Why the shop, or the platform, refused; empty while it has not. */
  cRejectReason: z.string(),
  /** Where the goods go; null until the shop has said. */
  returnAddress: z.nullable(OrderAddress),
  /** The variant that is wanted instead; empty without an exchange. */
  cExchangeSkuUuid: z.string(),
  cExchangeSpecText: z.string(),
  /** The shop cannot supply it and offers the money. */
  bRefundOffered: z.boolean(),
  parcels: z.array(AfterSaleParcel),
  /** 0 running, 1 done, 2 failed, to be tried again; null without a refund. */
  iRefundState: z.nullable(z.int()),
  cRefundNo: z.string(),
  dRefund: z.string(),
  /** What it was paid by and goes back to. */
  cPayMethodName: z.string(),
  logs: z.array(AfterSaleLogEntry),
})
export type AfterSaleDetail = z.infer<typeof AfterSaleDetail>
