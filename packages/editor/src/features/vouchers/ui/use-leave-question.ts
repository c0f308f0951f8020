import type { VoucherHead } from '@mallwright/shop-core/widgets/voucher-form'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router'
import type { Location } from 'react-router'

import { isSameForm } from '../model/voucher-place.ts'

/** A step away from the form that was held up. */
interface HeldStep {
  readonly location: Location
  /** Entries of the history to go, of a step back or forward; `undefined` of a new entry. */
  readonly delta: number | undefined
}

/** Place of the browser's entry in the history, as the router counts it. */
function entryIndex(): number {
  const state = history.state as { readonly idx?: number } | null
  return state?.idx ?? 0
}

/** Asks before the address leaves a form with unsaved changes: by a link of the desk, and by the keys of the browser. */
export function useLeaveQuestion(leave: VoucherHead['leave'], isEdited: () => boolean): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  /** The entry that is shown, and its index. */
  const shown = useRef({ key: '', index: 0 })
  useLayoutEffect(() => {
    // Not with every render: the browser may be ahead of a step that is held up.
    if (shown.current.key !== key) shown.current = { key, index: entryIndex() }
  }, [key])
  const held = useRef<HeldStep>(undefined)
  /** The question is answered. */
  const isFree = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isFree.current || !isEdited() || isSameForm(currentLocation.search, nextLocation.search)) return false
    // The browser is already there when its keys are pressed.
    const delta = historyAction === NavigationType.Pop ? entryIndex() - shown.current.index : undefined
    held.current = { location: nextLocation, delta }
    return true
  })
  const latest = useRef({ leave, navigate })
  useLayoutEffect(() => {
    latest.current = { leave, navigate }
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const step = held.current
    // The question is an entry of its own: the held step is taken anew after it.
    blocker.reset()
    if (!step) return
    const go = () => {
      isFree.current = true
      if (step.delta === undefined)
        void latest.current.navigate(step.location, { state: step.location.state as unknown })
      else void latest.current.navigate(step.delta)
    }
    whenBack(shown.current.index, () => latest.current.leave(go))
  }, [blocker])
}

/** Runs once the browser is back at an entry, whither the router leads it after a step that was held up. */
function whenBack(index: number, run: () => void): void {
  if (entryIndex() === index) run()
  else addEventListener('popstate', () => run(), { once: true })
}
