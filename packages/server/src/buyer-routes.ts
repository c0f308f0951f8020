import { buyerSettingRoutes } from './buyer-setting/buyer-setting.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { collectRoutes } from './collect/collect.routes.ts'
import { couponRoutes } from './coupon/coupon.routes.ts'
import type { AppContext } from './gateway/app-context.ts'
import { invoiceHeaderRoutes } from './invoice/invoice-header.routes.ts'
import { messageRoutes } from './message/message.routes.ts'

/** Registers the handlers of what a buyer gathers and sets: cart, collections, coupons, invoice headers, messages, settings. */
export function buyerRoutes(context: AppContext): void {
  cartRoutes(context)
  collectRoutes(context)
  couponRoutes(context)
  invoiceHeaderRoutes(context)
  messageRoutes(context)
  buyerSettingRoutes(context)
}
