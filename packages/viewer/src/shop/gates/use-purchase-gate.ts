import { useNavigate } from 'react-router'

import { useBuyer } from '../buyer/use-buyer.ts'
import { useAccountSession, useShop } from '../client/shop-context.ts'

/** Asks the purchase gate before an action: signed out it leads to the sign-in, otherwise to what is still due. Gives whether it is open. Domain 2.11. */
export function usePurchaseGate(): () => Promise<boolean> {
  const { isGuideOpen, feedback } = useShop()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  const { data: buyer, refetch } = useBuyer()
  return async () => {
    if (!isSignedIn) {
      void navigate('/login-account')
      return false
    }
    const { data: known = buyer, error } = buyer ? { data: buyer, error: null } : await refetch()
    if (!known) {
      if (error) feedback.toast(error.message)
      return false
    }
    if (!known.state.canBuy) isGuideOpen.setState(true, true)
    return known.state.canBuy
  }
}
