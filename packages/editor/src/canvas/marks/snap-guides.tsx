import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import type { ReactNode } from 'react'

import type { Distance, Guide } from '../../geometry/guides.ts'
import type { Box } from '../../geometry/rect.ts'
import { useStore, useStudio } from '../../studio/studio.ts'

/** The lines that a moving item lies on, and the gaps beside it. */
export function SnapGuides(): ReactNode {
  const { gestures } = useStudio()
  const { preview, containerBox: box } = useStore(gestures.running, (state) => state)
  if (preview?.kind !== 'place' || !box) return null
  return (
    <>
      {preview.guides.lines.map((guide) => (
        <span key={`${guide.axis}${guide.at}`} className={`st-guide is-${guide.axis}`} style={lineStyle(guide, box)} />
      ))}
      {preview.guides.distances.map((distance) => (
        <span
          key={`${distance.axis}${distance.start}`}
          className={`st-distance is-${distance.axis}`}
          style={distanceStyle(distance, box)}
        >
          <b>{Math.round((distance.end - distance.start) * 10) / 10}</b>
        </span>
      ))}
    </>
  )
}

function lineStyle({ axis, at, start, end }: Guide, box: Box) {
  const px = box.width / CONTAINER_WIDTH
  return axis === 'x'
    ? { left: box.x + at * px, top: box.y + start * px, height: (end - start) * px }
    : { left: box.x + start * px, top: box.y + at * px, width: (end - start) * px }
}

function distanceStyle({ axis, at, start, end }: Distance, box: Box) {
  const px = box.width / CONTAINER_WIDTH
  return axis === 'x'
    ? { left: box.x + start * px, top: box.y + at * px, width: (end - start) * px }
    : { left: box.x + at * px, top: box.y + start * px, height: (end - start) * px }
}
