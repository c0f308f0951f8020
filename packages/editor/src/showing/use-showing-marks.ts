import { nextEdge } from '@mallwright/contract'
import type { Showing } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

import { showingMarks } from './showing-marks.ts'
import type { ShowingMark } from './showing-marks.ts'

/** The longest time that a timer can wait, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** What to say about a node's restrictions now; said anew when its window opens or closes. */
export function useShowingMarks(showing: Showing | undefined): readonly ShowingMark[] {
  const text = useText()
  const [, setLookedAt] = useState(0)
  const now = Date.now()
  const next = nextEdge(showing, now)
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setLookedAt(Date.now()), Math.min(Math.max(next - Date.now(), 0), LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  })
  return showingMarks(showing, now, text)
}
