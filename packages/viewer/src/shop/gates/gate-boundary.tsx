import { gateReason } from '@mallwright/contract/gate'
import type { Gate } from '@mallwright/contract/gate'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { rememberRoute } from '@mallwright/shop-core/session'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import { useSituation } from '../client/caller-situation.ts'
import { useIsScreenVisible } from '../navigation/screen-visibility.ts'

const ClosedGate = lazy(async () => ({ default: (await import('./closed-gate.tsx')).ClosedGate }))

/** Renders a screen only while its gate is open; otherwise leads to the sign-in and back, or explains the reason. */
export function GateBoundary({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode {
  const reason = gateReason(gate, useSituation())
  const isVisible = useIsScreenVisible()
  if (reason === undefined) return children
  // A kept-alive screen must not navigate while another one is open.
  if (!isVisible) return null
  if (reason === 'SESSION' || reason === 'LOGIN') return <SignInRedirect />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <ClosedGate reason={reason} />
    </Suspense>
  )
}

/** Replaces the screen by the sign-in and stores it as the return route. */
function SignInRedirect(): ReactNode {
  const { tabStore } = useShop()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    rememberRoute(tabStore, pathname + search, location.origin)
    void navigate('/login-account', { replace: true })
  }, [tabStore, pathname, search, navigate])
  return null
}
