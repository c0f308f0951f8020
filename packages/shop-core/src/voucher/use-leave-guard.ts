import { useEffect, useRef } from 'react'

import type { LeaveGuard } from '../widgets/voucher-form/use-leaving.tsx'

/** An address within an app, as its router has it. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly key: string
}

/** A navigation that waits for the form. */
interface Blocker {
  readonly state: string
  readonly location?: Place | undefined
  readonly reset?: (() => void) | undefined
}

/** What a guard needs of the router of an app (react-router's, by its own blockers: `useBlocker` would add to the shop's home shell). */
export interface GuardedRouter {
  readonly basename?: string | undefined
  readonly state: { readonly location: Place }
  getBlocker: (
    key: string,
    blocks: (step: {
      readonly currentLocation: Place
      readonly nextLocation: Place
      readonly historyAction: string
    }) => boolean,
  ) => unknown
  deleteBlocker: (key: string) => void
  subscribe: (
    follow: (state: { readonly location: Place; readonly blockers: ReadonlyMap<string, Blocker> }) => void,
  ) => () => void
  navigate: {
    (delta: number): Promise<void>
    (to: Pick<Place, 'pathname' | 'search' | 'hash'>): Promise<void>
  }
}

/** Key of the only blocker of an app. */
const BLOCKER = 'voucher-form'

/**
 * Has a form ask before the back key, an edge swipe or a link lead away from what was changed. Replaced addresses pass: they are the form's
 * own, and the way to the sign-in, after which the kept draft is offered.
 */
export function useLeaveGuard(router: GuardedRouter | undefined): (guard: LeaveGuard) => void {
  const guard = useRef<LeaveGuard>(undefined)
  useEffect(() => router && guardForm(router, () => guard.current), [router])
  return (current) => void (guard.current = current)
}

function guardForm(router: GuardedRouter, formOf: () => LeaveGuard | undefined): () => void {
  /** The entry of the history that is shown. */
  let shown = { key: router.state.location.key, index: entryIndex() }
  /** Entries that the browser has passed; 0 where a link leads away. */
  let steps = 0
  router.getBlocker(BLOCKER, ({ currentLocation: from, nextLocation: to, historyAction }) => {
    const isSame = from.pathname === to.pathname && from.search === to.search
    if (isSame || historyAction === 'REPLACE' || !formOf()?.isEdited()) return false
    steps = historyAction === 'POP' ? entryIndex() - shown.index : 0
    return true
  })
  const ask = ({ location, reset }: Blocker) => {
    const passed = steps
    reset?.()
    formOf()?.leave(() => {
      if (passed !== 0) void router.navigate(passed)
      else if (location)
        void router.navigate({ ...location, pathname: withoutBase(location.pathname, router.basename) })
    })
  }
  const unfollow = router.subscribe(({ location, blockers }) => {
    if (location.key !== shown.key) shown = { key: location.key, index: entryIndex() }
    const blocker = blockers.get(BLOCKER)
    if (blocker?.state !== 'blocked') return
    // The router steps back to the shown entry, on which alone a sheet may open.
    if (entryIndex() === shown.index) ask(blocker)
    else addEventListener('popstate', () => ask(blocker), { once: true })
  })
  return () => {
    unfollow()
    router.deleteBlocker(BLOCKER)
  }
}

/** Place of the browser's entry in the history, as the router counts it. */
function entryIndex(): number {
  const state = history.state as { readonly idx?: number } | null
  return state?.idx ?? 0
}

/** A path below the host's prefix, which the router puts before it again. */
function withoutBase(pathname: string, basename = '/'): string {
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/'
}
