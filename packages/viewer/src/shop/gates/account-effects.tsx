import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'

import { useShop } from '../client/shop-context.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { useOwnerChange } from './owner-change.ts'
import { useProfileCheck } from './profile-check.ts'

const GuideDialog = lazy(async () => ({ default: (await import('../buyer-guide/guide-dialog.tsx')).GuideDialog }))

/** What runs beside the screens of a signed-in account: leaving what is another's, the check of its profile, the guidance. */
export function AccountEffects(props: {
  readonly route: ShopRoute | undefined
  /** The account that the shop was opened by. */
  readonly first: string | undefined
}) {
  const { route, first = '' } = props
  useOwnerChange(route, first)
  useProfileCheck(route?.skipsProfileCheck ?? true)
  const isGuideOpen = useStore(useShop().isGuideOpen)
  return isGuideOpen ? (
    <Suspense>
      <GuideDialog />
    </Suspense>
  ) : null
}
