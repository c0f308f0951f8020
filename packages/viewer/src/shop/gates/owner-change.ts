import { INSTITUTION_GATES } from '@mallwright/contract/gate'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { useAccountSession, useMallUser } from '../client/shop-context.ts'
import { belowBase } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Leaves a screen that belongs to the institution or account of before, in other tabs too. Domain 3.10. `first` opened the shop. */
export function useOwnerChange(route: ShopRoute | undefined, first: string): void {
  const navigate = useNavigate()
  const account = useAccountSession()?.account.id ?? ''
  const institution = useMallUser().institutionId
  const owner = useRef({ account: first, institution: '' })
  useEffect(() => {
    const { current: before } = owner
    const isOther = account !== '' && before.account !== '' && account !== before.account
    const isSwitch = !isOther && institution !== '' && before.institution !== '' && institution !== before.institution
    // None is no switch: it stands between two of them, and while a session is renewed.
    owner.current = {
      account: account || before.account,
      institution: isOther ? institution : institution || before.institution,
    }
    if (!route) return
    const { gate, ofInstitution = false } = route
    const isLeft = isOther
      ? gate !== 'open' && gate !== 'visitor'
      : isSwitch && (ofInstitution || INSTITUTION_GATES.includes(gate))
    if (isLeft) void navigate(belowBase('home/UserCenter'), { replace: true })
  }, [account, institution, route, navigate])
}
