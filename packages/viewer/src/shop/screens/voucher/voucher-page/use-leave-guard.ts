import type { LeaveGuard } from '@mallwright/shop-core/widgets/voucher-form'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router'

import { entryIndex } from '../../../navigation/go-back.ts'

/** Key of the only blocker of the shop. */
const BLOCKER = 'voucher-form'

/**
 * Has a form ask before the back key, an edge swipe or a link lead away from what was changed. Replaced addresses
 * pass: they are the form's own, and the way to the sign-in, after which the kept draft is offered. By the router's own blocker:
 * `useBlocker` would add to the home shell, in whose file it lies.
 */
export function useLeaveGuard(): (guard: LeaveGuard) => void {
  const guard = useRef<LeaveGuard>(undefined)
  const router = useContext(DataRouterContext)?.router
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const { key } = useLocation()
  /** The entry of the history that is shown. */
  const shown = useRef({ key: '', index: 0 })
  useLayoutEffect(() => {
    shown.current = { key, index: entryIndex() }
    latest.current = navigate
  }, [key, navigate])
  useEffect(() => {
    if (!router) return undefined
    /** Entries that the browser has passed; 0 where a link leads away. */
    let steps = 0
    router.getBlocker(BLOCKER, ({ currentLocation, nextLocation, historyAction }) => {
      const action: string = historyAction
      const isSame =
        currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search
      if (isSame || action === 'REPLACE' || !guard.current?.isEdited()) return false
      steps = action === 'POP' ? entryIndex() - shown.current.index : 0
      return true
    })
    const ask = (blocker: Blocked) => {
      const { pathname, search, hash } = blocker.location
      const passed = steps
      blocker.reset()
      const target = { pathname: withoutBase(pathname, router.basename), search, hash }
      guard.current?.leave(() => void (passed === 0 ? latest.current(target) : latest.current(passed)))
    }
    const unfollow = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(BLOCKER)
      if (blocker?.state !== 'blocked') return
      // The router steps back to the shown entry, on which alone a sheet may open.
      if (entryIndex() === shown.current.index) ask(blocker)
      else addEventListener('popstate', () => ask(blocker), { once: true })
    })
    return () => {
      unfollow()
      router.deleteBlocker(BLOCKER)
    }
  }, [router])
  return (current) => void (guard.current = current)
}

/** A path below the host's prefix, as links of the shop have it. */
function withoutBase(pathname: string, basename = '/'): string {
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/'
}

/** A navigation that waits for its form. */
interface Blocked {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly reset: () => void
}
