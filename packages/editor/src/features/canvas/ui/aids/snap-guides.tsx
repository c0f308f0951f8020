import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { bodyOf } from '../../../../geometry/rect.ts'
import type { RectsPreview, ZonePreview } from '../../../../gestures/gesture-preview.ts'
import { useStudio } from '../../../../studio/studio.ts'
import type { Studio } from '../../../../studio/studio.ts'
import type { RunningGesture } from '../../../../viewport/gesture-runner.ts'
import { createGuideLayer } from './guide-layer.ts'
import type { GuideLayer } from './guide-layer.ts'
import { paintedBox } from './guide-painter.ts'
import type { GuideScene } from './guide-painter.ts'

/** Snap lines, gaps and position or size of the moved item. Painted on a canvas: among many items dozens of lines change at every move, which as elements cost more than the rest of the drag. */
export function SnapGuides(): ReactNode {
  const studio = useStudio()
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = host
    if (!current) return undefined
    const layer = createGuideLayer(current)
    const stop = studio.gestures.running.subscribe((running) => paint(layer, studio, running))
    return () => {
      stop()
      layer.remove()
    }
  }, [studio])
  return <div ref={host} className="st-guides" aria-hidden="true" />
}

function paint(layer: GuideLayer, studio: Studio, { preview, containerBox: box, viewBox }: RunningGesture): void {
  if (preview?.kind === 'zone' && box && viewBox) {
    const { px, guides } = preview
    return layer.show(paintedBox(box, viewBox), { guides, box, px, label: zoneLabel(preview) })
  }
  if (preview?.kind !== 'rects' || !box || !viewBox) return layer.hide()
  const px = box.width / CONTAINER_WIDTH
  const label = labelOf(studio, preview, { box, px })
  return layer.show(paintedBox(box, viewBox), { guides: preview.guides, box, px, label })
}

/** Size of a hot zone under its lower edge. */
function zoneLabel({ box: { x, y, width, height }, area, px }: ZonePreview): GuideScene['label'] {
  return {
    words: [width, height].map(Math.round).join(' × '),
    at: { x: area.x + (x + width / 2) * px, y: area.y + (y + height) * px },
  }
}

/** Position of the one moved item, or its size while resizing; nothing for several. */
function labelOf(
  { page }: Studio,
  { rects }: RectsPreview,
  { box, px }: Pick<GuideScene, 'box' | 'px'>,
): GuideScene['label'] {
  const [first, second] = rects
  if (!first || second) return undefined
  const [id, rect] = first
  const before = page.nodes.get(id)?.rect
  const isResized = rect.width !== before?.width || rect.height !== before.height
  const shown = isResized ? [rect.width, rect.height] : [rect.x, rect.y]
  const { x, y, width, height } = bodyOf([rect])
  return {
    words: shown.map((part) => Math.round(part * 10) / 10).join(isResized ? ' × ' : ', '),
    at: { x: box.x + (x + width / 2) * px, y: box.y + (y + height) * px },
  }
}
