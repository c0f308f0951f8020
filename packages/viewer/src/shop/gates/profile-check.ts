import { gateReason } from '@mallwright/contract/gate'
import { useEffect, useRef } from 'react'

import { useAccountSession, useShop } from '../client/shop-context.ts'
import { useSituation } from '../client/caller-situation.ts'

/** Shows the 新手买家指引 dialog once per session to an account that cannot buy yet, unless the route skips it. Domain 3.1. */
export function useProfileCheck(isSkipped: boolean): void {
  const { feedback } = useShop()
  const session = useAccountSession()
  const situation = useSituation()
  const reason = session && !isSkipped ? gateReason('purchase', situation) : undefined
  const checkedSession = useRef('')
  useEffect(() => {
    if (!session || reason === undefined || checkedSession.current === session.id) return
    checkedSession.current = session.id
    void import('./buyer-guide.ts').then(({ showBuyerGuide }) => showBuyerGuide(feedback, reason))
  }, [session, reason, feedback])
}
