import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { page, reference, request } from '../values/request-fields.ts'
import { orderUnknown, stateChanged } from './order.contract.ts'
import { OrderAddress, OrderItem, OrderVoucher } from './order-fields.ts'
import { ORDER_LIMITS } from './order-states.ts'

/**
 * The shops that the caller manages: their institution's, for an operator the mall's own. Calls about another shop answer 2000
 * (无数据权限). Domain sheet 60.
 */
export const getManagedShopList = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/getManagedShopList',
  gate: 'login',
  summary: 'The shops that the caller manages.',
  body: z.object({}),
  data: z.object({ results: z.array(z.object({ cShopUuid: z.string(), cShopName: z.string() })) }),
})

/** A variant as its shop manages it. */
export const ManagedSku = z.object({
  cSkuUuid: z.string(),
  cSkuCode: z.string(),
  cSpecText: z.string(),
  iPrice: Yuan,
  iStock: z.int(),
  /** Of the stock, what orders wait for. */
  iLocked: z.int(),
  iLowStock: z.int(),
})

/** A product as its shop manages it. */
export const ManagedProduct = z.object({
  cProdCode: z.string(),
  cProdName: z.string(),
  cUrl: z.string(),
  iPrice: Yuan,
  iStock: z.int(),
  iSales: z.int(),
  bOnShelf: z.boolean(),
  bLowStock: z.boolean(),
  skuList: z.array(ManagedSku),
})
export type ManagedProduct = z.infer<typeof ManagedProduct>

/** Products of a managed shop. */
export const getManageProdPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/getManageProdPage',
  gate: 'login',
  summary: 'Products of a managed shop.',
  body: z.object({
    ...page,
    cShopUuid: reference,
    /** 0 在售, 1 已下架, 2 库存预警. */
    iTab: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0),
    cKeyword: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  }),
  data: z.object({ results: z.array(ManagedProduct), iTotleSize: z.int() }),
})

/** Puts a product on or off the shelf. */
export const updateProdState = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/updateProdState',
  gate: 'login',
  summary: 'Puts a product on or off the shelf.',
  body: z.object({ ...request, cProdCode: reference, bOnShelf: z.boolean() }),
  data: z.object({}),
  failures: { PRODUCT_UNKNOWN: { code: 4004 } },
})

/** Sets the price of a variant; its tiers keep their ratio to it. */
export const updateSkuPrice = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/updateSkuPrice',
  gate: 'login',
  summary: 'Sets the price of a variant.',
  body: z.object({ ...request, cSkuUuid: reference, iPrice: z.number().check(z.minimum(0.01), z.maximum(99_999_999)) }),
  data: z.object({}),
  failures: { PRODUCT_UNKNOWN: { code: 4004 } },
})

/** Changes the stock of a variant by a number of units, with a reason. */
export const adjustStock = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/adjustStock',
  gate: 'login',
  summary: 'Changes the stock of a variant.',
  body: z.object({
    ...request,
    cSkuUuid: reference,
    iDelta: z.int().check(z.minimum(-9_999_999), z.maximum(9_999_999)),
    cReason: z.string().check(z.trim(), z.minLength(1), z.maxLength(ORDER_LIMITS.reason)),
  }),
  data: z.object({ iStock: z.int() }),
  failures: {
    PRODUCT_UNKNOWN: { code: 4004 },
    /** Fewer would be left than orders wait for. */
    STOCK_TOO_LOW: { code: 4009, data: z.object({ iLocked: z.int() }) },
  },
})

/** A line of an order as its shop sees it. */
const ShopOrderItem = z.extend(OrderItem, {
  /** Units that are still to be shipped: neither shipped nor refunded. */
  iLeftQty: z.int(),
})

/** An order as its shop sees it. */
export const ShopOrder = z.object({
  cOrderNo: z.string(),
  iOrderState: z.int(),
  cOrderStateName: z.string(),
  cBuyerName: z.string(),
  address: OrderAddress,
  cRemark: z.string(),
  iPayAmount: Yuan,
  items: z.array(ShopOrderItem),
  dPay: z.string(),
  bShipLate: z.boolean(),
  /** The buyer has asked for it today. */
  bReminded: z.boolean(),
  /** Its sales order, for who may see where that stands in its chain. */
  voucher: z.optional(OrderVoucher),
})
export type ShopOrder = z.infer<typeof ShopOrder>

/** Orders of a managed shop: to ship, or shipped; late and reminded ones first. */
export const getShopOrderPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/getShopOrderPage',
  gate: 'login',
  summary: 'Orders of a managed shop.',
  body: z.object({
    ...page,
    cShopUuid: reference,
    /** 0 待发货, 1 已发货, 2 全部. */
    iTab: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0),
  }),
  data: z.object({ results: z.array(ShopOrder), iTotleSize: z.int() }),
})

/** Hands a parcel of an order over: all that is left, or parts of lines. */
export const shipOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/shipOrder',
  gate: 'login',
  summary: 'Ships an order, in whole or in part.',
  body: z.object({
    ...request,
    cOrderNo: reference,
    cExpressCode: reference,
    cExpressNo: reference,
    /** Empty: everything that has not been shipped. */
    items: z._default(
      z
        .array(z.object({ cOrderItemUuid: reference, iQty: z.int().check(z.positive(), z.maximum(9_999_999)) }))
        .check(z.maxLength(ORDER_LIMITS.lines)),
      [],
    ),
  }),
  data: z.object({ cShipmentUuid: z.string(), iOrderState: z.int() }),
  failures: {
    ...orderUnknown,
    ...stateChanged,
    EXPRESS_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cExpressCode') }) },
    /** More than is left of a line. */
    SHIPPED_TOO_MUCH: { code: 4001, data: z.object({ cField: z.literal('items') }) },
    /** The order has a parcel with this number. */
    WAYBILL_TAKEN: { code: 4009 },
  },
})

/** Cancels a paid order that the shop cannot supply; everything that was paid goes back. */
export const cancelShopOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/cancelShopOrder',
  gate: 'login',
  summary: 'Cancels an order that the shop cannot supply.',
  body: z.object({
    ...request,
    cOrderNo: reference,
    cReason: z.string().check(z.trim(), z.minLength(1), z.maxLength(ORDER_LIMITS.reason)),
  }),
  data: z.object({}),
  failures: { ...orderUnknown, ...stateChanged },
})
