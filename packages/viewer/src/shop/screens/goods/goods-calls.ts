import { getManageProdPage, getShopOrderPage, updateProdState } from '@mallwright/contract/order'
import type { ManagedProduct as WireProduct, ShopOrder as WireShopOrder } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

import { addressOf, lineOf } from '../order/order-calls.ts'
import type { ManagedProduct, ManagedVariant, ShopOrder } from './goods-model.ts'

const OPERATIONS = {
  getManageProdPage,
  getShopOrderPage,
  updateProdState,
}

/** Calls of a shop's owner; the sheets have their own. */
export function goodsApi(send: Send) {
  return createApi(OPERATIONS, send)
}

const PAGE_SIZE = 20

/** Which products of a shop are listed. */
export interface ManagedFilter {
  readonly shopId: string
  /** 0 on the shelf, 1 off it, 2 low in stock. */
  readonly tab: number
  readonly keyword: string
}

/** A page of a shop's products. Rejects with `CallError`. */
export async function readManagedProducts(send: Send, { shopId, tab, keyword }: ManagedFilter, page: number) {
  const answer = await goodsApi(send).getManageProdPage({
    body: { cShopUuid: shopId, iTab: tab, cKeyword: keyword, pageNumber: page, pageSize: PAGE_SIZE },
  })
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(productOf), total: answer.data.iTotleSize }
}

/** A page of the orders that a shop has to ship. Rejects with `CallError`. */
export async function readOrdersToShip(send: Send, shopId: string, page: number) {
  const answer = await goodsApi(send).getShopOrderPage({
    body: { cShopUuid: shopId, iTab: 0, pageNumber: page, pageSize: PAGE_SIZE },
  })
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(shopOrderOf), total: answer.data.iTotleSize }
}

function variantOf(sku: WireProduct['skuList'][number]): ManagedVariant {
  const sellable = sku.iStock - sku.iLocked
  return {
    id: sku.cSkuUuid,
    code: sku.cSkuCode,
    spec: sku.cSpecText,
    price: fenFromYuan(sku.iPrice),
    sellable,
    locked: sku.iLocked,
    isLow: sellable <= sku.iLowStock,
  }
}

function productOf(product: WireProduct): ManagedProduct {
  return {
    code: product.cProdCode,
    name: product.cProdName,
    imageUrl: product.cUrl,
    price: fenFromYuan(product.iPrice),
    stock: product.iStock,
    sales: product.iSales,
    isOnShelf: product.bOnShelf,
    isLow: product.bLowStock,
    variants: product.skuList.map(variantOf),
  }
}

function shopOrderOf(order: WireShopOrder): ShopOrder {
  return {
    orderNo: order.cOrderNo,
    state: order.iOrderState,
    stateName: order.cOrderStateName,
    buyer: order.cBuyerName,
    address: addressOf(order.address),
    remark: order.cRemark,
    payAmount: fenFromYuan(order.iPayAmount),
    lines: order.items.map((item) => ({ ...lineOf(item), left: item.iLeftQty })),
    paidAt: order.dPay,
    isLate: order.bShipLate,
    isReminded: order.bReminded,
    voucher: order.voucher && { type: order.voucher.cVouchType, id: order.voucher.cUuid },
  }
}
