import { nextVisibilityEdge } from '@mallwright/contract/document'
import type { VisibilityRule } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

import { showingMarks } from './showing-marks.ts'
import type { ShowingMark } from './showing-marks.ts'

/** The longest time that a timer can wait, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** What to say about a node's restrictions now; said anew when its window opens or closes. */
export function useShowingMarks(showing: VisibilityRule | undefined): readonly ShowingMark[] {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  const next = nextVisibilityEdge(showing, now)
  useEffect(() => {
    if (next === undefined) return
    // A timer may end early or have to be one of several: then the next one is set from the new moment.
    const waitMs = Math.min(Math.max(next - Date.now(), 0), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [next, now])
  return showingMarks(showing, now, text)
}
