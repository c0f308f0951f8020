import type { MallUser, Session } from '@mallwright/shop-core/session'
import { useObservable } from '@mallwright/shop-core/storage'
import { createContext, useContext, useSyncExternalStore } from 'react'

import type { Shop } from './shop.ts'

/** Holds the shop's connection; given once, around the whole app. */
export const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop's connection. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop is called outside of ShopContext')
  return shop
}

/** The account's session; `undefined` for visitors. */
export function useAccountSession(): Extract<Session, { kind: 'account' }> | undefined {
  const session = useObservable(useShop().keeper.session)
  return session?.kind === 'account' ? session : undefined
}

/** Institution and role of the signed-in account. */
export function useMallUser(): MallUser {
  return useObservable(useShop().keeper.mallUser)
}

/** Who is asking while nobody has signed in. */
export const VISITOR = 'visitor'

/** Who is asking: an account's id, or `VISITOR`. */
export function callerOf({ keeper }: Shop): string {
  const session = keeper.session.get()
  return session?.kind === 'account' ? session.account.id : VISITOR
}

/** Changes with who is asking: part of the key of every query whose answer depends on it (prices). */
export function useCaller(): string {
  return useAccountSession()?.account.id ?? VISITOR
}

/** Grows with every change of who is asking; 0 while a prerendered page, which is a visitor's, comes to life. */
export function useGeneration(): number {
  const generation = useObservable(useShop().generation)
  return useIsHydrated() ? generation : 0
}

/** False in the first render of a prerendered page, which must not show what only this browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
