import type { ModuleAction } from '@mallwright/modules/views'
import { newUuid } from '@mallwright/contract/values'
import { rememberRoute } from '@mallwright/shop-core/session'

import type { Shop } from '../../client/shop.ts'
import { receiveCoupon } from './receive-coupon.ts'

/** Receives a coupon of a published page; a visitor signs in first and comes back to the page. */
export async function receiveOnPage(
  shop: Shop,
  action: ModuleAction & { readonly type: 'receiveCoupon' },
  signIn: () => void,
): Promise<void> {
  if (shop.sessions.session.get()?.kind !== 'account') {
    rememberRoute(shop.tabStore, location.pathname + location.search, location.origin)
    signIn()
    return
  }
  if (await receiveCoupon(shop, action.couponId, newUuid())) action.onReceived()
}

export { readReceivableCoupons } from './coupon-reader.ts'
