import { useEffect } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import type { Studio } from '../../../../studio/studio.ts'
import { zoomOf } from '../../../../studio/view-store.ts'

/** Pinch zoom around the centre between two fingers. */
export function usePinchZoom(): void {
  const studio = useStudio()
  useEffect(() => {
    const { scroller } = studio.canvas
    if (!scroller) return
    let pinch: { readonly distance: number; readonly zoom: number } | undefined
    const begin = ({ touches }: TouchEvent) => {
      const span = spanOf(touches)
      pinch = span && { distance: span.distance, zoom: studio.view.getState().zoom }
    }
    const turn = (event: TouchEvent) => {
      const span = spanOf(event.touches)
      if (!pinch || !span) return
      if (event.cancelable) event.preventDefault()
      zoomAround(studio, zoomOf((pinch.zoom * span.distance) / pinch.distance), span)
    }
    const stop = ({ touches }: TouchEvent) => {
      if (touches.length < 2) pinch = undefined
    }
    scroller.addEventListener('touchstart', begin, { passive: true })
    // React's touch listeners are passive; zooming needs `preventDefault`.
    scroller.addEventListener('touchmove', turn, { passive: false })
    scroller.addEventListener('touchend', stop)
    scroller.addEventListener('touchcancel', stop)
    return () => {
      scroller.removeEventListener('touchstart', begin)
      scroller.removeEventListener('touchmove', turn)
      scroller.removeEventListener('touchend', stop)
      scroller.removeEventListener('touchcancel', stop)
    }
  }, [studio])
}

interface Span {
  readonly distance: number
  readonly x: number
  readonly y: number
}

function spanOf(touches: TouchList): Span | undefined {
  const [first, second] = touches
  if (!first || !second || touches.length !== 2) return undefined
  return {
    distance: Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)),
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
  }
}

function zoomAround({ canvas, view }: Studio, zoom: number, { x, y }: Span): void {
  const before = view.getState().zoom
  const { scroller, page } = canvas
  if (zoom === before || !scroller || !page) return
  const { left, top } = page.getBoundingClientRect()
  const at = { x: (x - left) / before, y: (y - top) / before }
  view.setState({ zoom })
  requestAnimationFrame(() => {
    const now = page.getBoundingClientRect()
    const by = { left: now.left + at.x * zoom - x, top: now.top + at.y * zoom - y }
    scroller.scrollBy({ ...by, behavior: 'instant' })
  })
}
