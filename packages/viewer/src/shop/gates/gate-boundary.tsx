import { gateReason, INSTITUTION_GATES } from '@mallwright/contract/gate'
import type { Gate } from '@mallwright/contract/gate'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { rememberRoute } from '@mallwright/shop-core/session'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import { useSituation } from '../client/caller-situation.ts'
import { useIsScreenVisible } from '../navigation/screen-visibility.ts'

const InstitutionGate = lazy(async () => ({ default: (await import('./institution-gate.tsx')).InstitutionGate }))

/** Renders a screen only while its gate is open; otherwise leads to the sign-in and back, or explains the reason. */
export function GateBoundary({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode {
  const needsInstitution = INSTITUTION_GATES.includes(gate)
  const reason = gateReason(needsInstitution ? 'login' : gate, useSituation())
  const isVisible = useIsScreenVisible()
  if (reason === undefined && !needsInstitution) return children
  if (reason === 'SESSION' || reason === 'LOGIN') {
    // A kept-alive screen must not navigate while another one is open.
    return isVisible ? <SignInRedirect /> : null
  }
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <InstitutionGate gate={gate} reason={reason}>
        {children}
      </InstitutionGate>
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
