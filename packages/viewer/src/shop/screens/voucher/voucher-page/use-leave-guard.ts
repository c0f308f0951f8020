import type { LeaveGuard } from '@mallwright/shop-core/widgets/voucher-form'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router'

import { entryIndex } from '../../../navigation/go-back.ts'

/**
 * Has a form ask before the back key, an edge swipe or a link lead away from what was changed. Replaced addresses pass: they are the form's own, and the way to the sign-in, after which the kept draft is offered.
 */
export function useLeaveGuard(): (guard: LeaveGuard) => void {
  const guard = useRef<LeaveGuard>(undefined)
  const navigate = useNavigate()
  const { key } = useLocation()
  /** The entry of the history that is shown. */
  const shown = useRef({ key: '', index: 0 })
  useLayoutEffect(() => {
    shown.current = { key, index: entryIndex() }
  }, [key])
  /** Entries that the browser has passed; 0 where a link leads away. */
  const steps = useRef(0)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSame = currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search
    if (isSame || historyAction === NavigationType.Replace || !guard.current?.isEdited()) return false
    steps.current = historyAction === NavigationType.Pop ? entryIndex() - shown.current.index : 0
    return true
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    const { location, reset } = blocker
    const passed = steps.current
    const ask = () => {
      reset()
      guard.current?.leave(() => void (passed === 0 ? navigate(location) : navigate(passed)))
    }
    // The router steps back to the shown entry, on which alone a sheet may open.
    if (entryIndex() === shown.current.index) {
      ask()
      return undefined
    }
    addEventListener('popstate', ask, { once: true })
    return () => removeEventListener('popstate', ask)
  }, [blocker, navigate])
  return (latest) => void (guard.current = latest)
}
