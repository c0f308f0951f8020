import { localCart } from '../cart/local-cart.ts'
import { noteOwnCart } from '../cart/own-cart-cookie.ts'
import type { Shop } from '../client/shop.ts'

/** Notes whether the cart is somebody's, at once and with every sign-in and sign-out. Returns a stop function. */
export function followOwnCart(shop: Shop): () => void {
  const { session } = shop.sessions
  const note = () => noteOwnCart(session.get()?.kind === 'account' || localCart(shop.store).get().lines.length > 0)
  note()
  return session.state.subscribe(note)
}
