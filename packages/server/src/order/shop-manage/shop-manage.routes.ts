import { ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type { ManagedProduct, OrderState } from '@mallwright/contract/order'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, fenFromYuan, newUuid, translate, yuanFromFen } from '@mallwright/contract/values'

import { notifyStockBack } from '../../sale/stock-notice.store.ts'
import { changeStock } from '../../sale/stock.store.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { lockBuyer } from '../checkout/checkout.store.ts'
import { itemsOf } from '../change/order-row.store.ts'
import { wireOrderAddress, wireOrderItem } from '../read/order.wire.ts'
import { heldUnits } from '../../after-sale/book/after-sale-row.store.ts'
import { namesIn } from '../../db/entity-names.store.ts'
import { tracedVouchers } from '../../voucher/mall/order-voucher.store.ts'
import { managedOfferRoutes } from './managed-offer.routes.ts'
import { findProduct, findVariant, listManagedProducts, setOnShelf, setPrice } from './managed-product.store.ts'
import type { ManagedProductRow } from './managed-product.store.ts'
import { isManaged, managedShops } from './managed-shop.store.ts'
import { shipRoutes } from './ship.routes.ts'
import { listShopOrders } from './shop-order.store.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers by which a shop manages its products and orders. Domain sheet 60. */
export function shopManageRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getManagedShopList, async ({ caller, locale }) => {
    const shops = await managedShops(pool, caller)
    const names = await namesIn(pool, locale, { entity: 'shop', ids: shops.map(({ id }) => id) })
    return { results: shops.map(({ id, name }) => ({ cShopUuid: id, cShopName: names.get(id) ?? name })) }
  })
  handle(context, endpoints.getManageProdPage, async ({ body, caller, locale }) => {
    if (!(await isManaged(pool, caller, body.cShopUuid))) return fail('EMPTY')
    const { products, total } = await listManagedProducts(pool, {
      shopId: body.cShopUuid,
      tab: body.iTab,
      keyword: body.cKeyword,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    const names = await namesIn(pool, locale, { entity: 'product', ids: products.map(({ product }) => product.id) })
    return { results: products.map((row) => wireManaged(row, names.get(row.product.id))), iTotleSize: total }
  })
  handle(context, endpoints.getShopOrderPage, async ({ body, caller, locale }) => {
    if (!(await isManaged(pool, caller, body.cShopUuid))) return fail('EMPTY')
    const page = { number: body.pageNumber, size: body.pageSize }
    const { orders, total } = await listShopOrders(pool, { shopId: body.cShopUuid, tab: body.iTab, page })
    const orderIds = orders.map(({ id }) => id)
    const items = await itemsOf(pool, orderIds)
    const held = await heldUnits(pool, orderIds)
    const vouchers = await tracedVouchers(pool, caller.accountId, { orderIds, type: 'SAL_ORDER' })
    return {
      results: orders.map((order) => ({
        cOrderNo: order.orderNo,
        iOrderState: order.state,
        cOrderStateName: translate(locale, ORDER_STATE_NAMES[order.state as OrderState]),
        cBuyerName: order.buyerName,
        address: wireOrderAddress(order.address),
        cRemark: order.remark,
        iPayAmount: yuanFromFen(fen(order.payCents)),
        items: items
          .filter(({ orderId }) => orderId === order.id)
          .map((item) => ({
            ...wireOrderItem(item),
            iLeftQty: item.qty - item.shippedQty - item.refundedQty - (held.get(item.id) ?? 0),
          })),
        dPay: order.paidAt ? wireTime(order.paidAt) : '',
        bShipLate: order.isLate,
        bReminded: order.isReminded,
        ...(vouchers.has(order.id) && { voucher: vouchers.get(order.id) }),
      })),
      iTotleSize: total,
    }
  })
  productRoutes(context)
  managedOfferRoutes(context)
  shipRoutes(context)
}

function productRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.updateProdState, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.updateProdState, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const found = await findProduct(client, body.cProdCode)
        if (!found) return fail('PRODUCT_UNKNOWN')
        if (!(await isManaged(client, caller, found.shopId))) return fail('EMPTY')
        await setOnShelf(client, found.id, body.bOnShelf)
        return DONE
      },
    }),
  )
  handle(context, endpoints.updateSkuPrice, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.updateSkuPrice, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const found = await findVariant(client, body.cSkuUuid)
        if (!found) return fail('PRODUCT_UNKNOWN')
        if (!(await isManaged(client, caller, found.shopId))) return fail('EMPTY')
        await setPrice(client, found.sku, fenFromYuan(body.iPrice))
        return DONE
      },
    }),
  )
  handle(context, endpoints.adjustStock, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.adjustStock, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const found = await findVariant(client, body.cSkuUuid)
        if (!found) return fail('PRODUCT_UNKNOWN')
        if (!(await isManaged(client, caller, found.shopId))) return fail('EMPTY')
        const lines = [{ skuId: found.sku.id, qty: body.iDelta }]
        const change = { reason: 'adjust', refType: 'shop', refId: newUuid(), note: body.cReason, lines } as const
        const short = await changeStock(client, change)
        if (short.length > 0) return fail('STOCK_TOO_LOW', { iLocked: found.sku.stockLocked })
        const after = await findVariant(client, body.cSkuUuid)
        if (body.iDelta > 0) await notifyStockBack(client, found.sku.id)
        return { iStock: after?.sku.stockOnHand ?? 0 }
      },
    }),
  )
}

function wireManaged({ product, variants }: ManagedProductRow, name = product.name): ManagedProduct {
  const on = variants.filter(({ isOn }) => isOn)
  return {
    cProdCode: product.prodCode,
    cProdName: name,
    cUrl: product.mainImageUrl,
    iPrice: yuanFromFen(fen(product.minPriceCents)),
    iStock: on.reduce((sum, { stockOnHand, stockLocked }) => sum + stockOnHand - stockLocked, 0),
    iSales: product.salesCount,
    bOnShelf: product.isOnShelf,
    bLowStock: on.some(({ stockOnHand, stockLocked, lowStock }) => stockOnHand - stockLocked <= lowStock),
    skuList: on.map((variant) => ({
      cSkuUuid: variant.id,
      cSkuCode: variant.skuCode,
      cSpecText: variant.specText,
      iPrice: yuanFromFen(fen(variant.priceCents)),
      iStock: variant.stockOnHand,
      iLocked: variant.stockLocked,
      iLowStock: variant.lowStock,
    })),
  }
}
