import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { bodyOf, isSameBox } from '../../geometry/rect.ts'
import type { Box } from '../../geometry/rect.ts'
import type { PlacePreview } from '../../gestures/gesture-preview.ts'
import { useStudio } from '../../studio/studio.ts'
import type { Studio } from '../../studio/studio.ts'
import type { RunningGesture } from '../../studio/drawn-page/gesture-runner.ts'
import { paintedBox, paintGuides } from './guide-painter.ts'
import type { GuideScene } from './guide-painter.ts'

/**
 * The lines that a moving item lies on, the gaps beside it, and where it is or how large. Painted: among many items there
 * are dozens of them and all change at every move, so that as elements they cost more than all else of the drag.
 */
export function SnapGuides(): ReactNode {
  const studio = useStudio()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    if (!current) return undefined
    const lay = createLayer(current)
    return studio.gestures.running.subscribe((running, before) => {
      // A pointer that moves between two places of what is dragged changes nothing that is painted.
      if (!isSameScene(running, before)) paint(lay, studio, running)
    })
  }, [studio])
  return <canvas ref={canvas} className="st-guides" hidden aria-hidden="true" />
}

function isSameScene(one: RunningGesture, other: RunningGesture): boolean {
  return one.preview === other.preview && one.containerBox === other.containerBox && one.viewBox === other.viewBox
}

/** Lays the canvas over a part of the overlay and gives an empty pen whose origin is the overlay's; hides it without one. */
type Layer = (part: Box | undefined) => CanvasRenderingContext2D | null

function createLayer(element: HTMLCanvasElement): Layer {
  let shown: Box | undefined
  return (part) => {
    if (!part) {
      element.hidden = true
      shown = undefined
      return null
    }
    const density = devicePixelRatio
    if (!shown || !isSameBox(shown, part)) {
      element.hidden = false
      element.width = part.width * density
      element.height = part.height * density
      element.style.cssText = `left:${part.x}px;top:${part.y}px;width:${part.width}px;height:${part.height}px`
      shown = part
    }
    const pen = element.getContext('2d')
    pen?.setTransform(density, 0, 0, density, -part.x * density, -part.y * density)
    pen?.clearRect(part.x, part.y, part.width, part.height)
    return pen
  }
}

function paint(lay: Layer, studio: Studio, { preview, containerBox: box, viewBox }: RunningGesture): void {
  if (preview?.kind !== 'place' || !box || !viewBox) return void lay(undefined)
  const pen = lay(paintedBox(box, viewBox))
  const px = box.width / CONTAINER_WIDTH
  if (pen) paintGuides(pen, { guides: preview.guides, box, px, label: labelOf(studio, preview, { box, px }) })
}

/** Where the one moved item is, or how large while it is resized; several say nothing. */
function labelOf(
  { page }: Studio,
  { rects }: PlacePreview,
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
