import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../studio/studio.ts'
import { previewOf } from '../../studio/drawn-page/gesture-runner.ts'
import { Outlines } from './outlines.tsx'

/** The rubber band, and what it would select. */
export function BandMark(): ReactNode {
  const { gestures } = useStudio()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'band'))
  if (!preview) return null
  const { box, nodeIds } = preview
  return (
    <>
      <Outlines ids={nodeIds} />
      <span className="st-band" style={{ left: box.x, top: box.y, width: box.width, height: box.height }} />
    </>
  )
}
