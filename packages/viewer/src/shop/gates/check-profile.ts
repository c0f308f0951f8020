import type { Shop } from '../client/shop.ts'
import { buyerQuery } from '../buyer/buyer.queries.ts'

/** Opens the dialog 新手买家指引 once a session for an account that cannot buy yet. Domain 3.1 and D1. */
export async function checkProfile(shop: Shop): Promise<void> {
  const { queryClient, sessions, store, isGuideOpen } = shop
  const session = sessions.session.get()
  if (session?.kind !== 'account' || store.read('guideShown') === session.id) return
  // A failed read opens nothing: whatever needs its answer says so.
  const buyer = await queryClient.fetchQuery(buyerQuery(shop)).catch(() => undefined)
  if (!buyer || buyer.state.canBuy || sessions.session.get()?.id !== session.id) return
  if (store.read('guideShown') === session.id) return
  store.write('guideShown', session.id)
  isGuideOpen.setState(true, true)
}
