import { writePreferenceCookie } from '@mallwright/shop-core/storage'

/** Cookie of a browser whose cart may have lines, of an account or of the device. Without it the server draws an empty cart. */
const OWN_CART_COOKIE = 'mw_cart'

/** Notes for the next document whether the cart is somebody's. Decision 0140. */
export function noteOwnCart(isOwn: boolean): void {
  writePreferenceCookie(OWN_CART_COOKIE, isOwn ? 'own' : undefined)
}
