import type { MallUser, Session } from '@mallwright/shop-core/session'
import { usePersisted } from '@mallwright/shop-core/storage'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import type { Shop } from './shop.ts'

/** Provides the client state of the mounted shop. */
export const ShopContext = createContext<Shop | undefined>(undefined)

/** Client state of the mounted shop. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop is called outside of ShopContext')
  return shop
}

/** The account's session; `undefined` for visitors. */
export function useAccountSession(): Extract<Session, { kind: 'account' }> | undefined {
  const session = usePersisted(useShop().sessions.session)
  return session?.kind === 'account' ? session : undefined
}

/** Institution and trade role of the signed-in account. */
export function useMallUser(): MallUser {
  return usePersisted(useShop().sessions.mallUser)
}

/** Caller of a visitor. */
export const VISITOR = 'visitor'

/** Identity of the caller: an account id, or `VISITOR`. */
export function currentCaller({ sessions }: Shop): string {
  const session = sessions.session.get()
  return session?.kind === 'account' ? session.account.id : VISITOR
}

/** The caller, as part of the key of every query whose answer depends on it (prices). */
export function useCaller(): string {
  const account = useAccountSession()?.account.id
  // A prerendered screen, rendered for a visitor, hydrates as one.
  return useIsHydrated() ? (account ?? VISITOR) : VISITOR
}

/** Number of caller changes; 0 while a prerendered page, rendered for a visitor, hydrates. */
export function useCallerRevision(): number {
  const revision = useStore(useShop().callerRevision)
  return useIsHydrated() ? revision : 0
}

/** False in the hydration render, which must not depend on browser state. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
