import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../studio/studio.ts'
import { guardHeldTouch } from '../../ui/touch-press.ts'
import { PlaceTargets } from './place-targets.tsx'
import { usePinchZoom } from './use-pinch-zoom.ts'

/** What fingers can do on the canvas beyond scrolling: hold, pinch, and tap where something is to go. */
export function CanvasTouch(): ReactNode {
  const { view, page } = useStudio()
  const placing = useStore(view, (state) => state.placing)
  usePinchZoom()
  useEffect(() => guardHeldTouch(), [])
  useEffect(
    () =>
      page.selection.subscribe(({ selected }) => {
        // Nothing is picked any longer: the next tap picks one again.
        if (selected.length === 0) view.setState({ isPickingSeveral: false })
      }),
    [page, view],
  )
  return placing ? <PlaceTargets placing={placing} /> : null
}
