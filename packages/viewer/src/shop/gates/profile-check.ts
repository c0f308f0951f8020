import { useEffect } from 'react'

import { useAccountSession, useShop } from '../client/shop-context.ts'

/** Checks on every screen that does not skip it whether the account may buy; who cannot gets the 新手买家指引. Domain 3.1. */
export function useProfileCheck(isSkipped: boolean): void {
  const shop = useShop()
  const session = useAccountSession()?.id
  useEffect(() => {
    if (isSkipped || session === undefined) return
    void import('./check-profile.ts').then(({ checkProfile }) => checkProfile(shop))
  }, [isSkipped, session, shop])
}
