import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import type { ServerClock, ViewMode } from '../kit/module-view.ts'
import { tickWhileSeen } from './second-ticker.ts'

/** The server's time (epoch ms): `undefined` before it is known, `unreachable` when it cannot be. */
export type ServerNow = number | 'unreachable' | undefined

/** The server's time, every second while the element is on the screen. Stands still on the canvas. */
export function useServerNow(
  element: RefObject<Element | null>,
  { clock, mode }: { readonly clock?: ServerClock | undefined; readonly mode: ViewMode },
): ServerNow {
  const [now, setNow] = useState<ServerNow>(() => (clock ? clock.renderedAt : Date.now()))
  useEffect(() => {
    if (mode === 'edit') return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const follow = (offsetMs: number) => {
      if (isGone || !element.current) return
      // Whole seconds, so that digits change with the ticks.
      const offset = Math.round(offsetMs / 1000) * 1000
      stop = tickWhileSeen(element.current, () => setNow(Date.now() + offset))
    }
    const offset = clock ? clock.offsetMs() : Promise.resolve(0)
    offset.then(follow, () => setNow((before) => before ?? 'unreachable'))
    return () => {
      isGone = true
      stop?.()
    }
  }, [element, clock, mode])
  return now
}
