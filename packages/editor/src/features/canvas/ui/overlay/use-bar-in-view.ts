import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useStudio } from '../../../../studio/studio.ts'

/** Distance (px) of the bar from the view's upper edge. */
const GAP = 6

/** Shift (px) that keeps a bar in view while a part of its frame is, by their upper edges and the frame's height. */
export function barShift(view: number, bar: number, frame: { readonly top: number; readonly bottom: number }): number {
  const needed = view + GAP - bar
  return Math.round(Math.max(0, Math.min(needed, frame.bottom - bar - 2 * GAP)))
}

/** Keeps the toolbar of a frame whose upper edge was scrolled away in view. The frame is moved by a transform, so it cannot be sticky. */
export function useBarInView(cause: unknown): RefObject<HTMLDivElement | null> {
  const { canvas, page, view } = useStudio()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { scroller } = canvas
    const element = bar.current
    let shift = 0
    let frame = 0
    const update = () => {
      const around = element?.parentElement
      // Hidden during drags.
      if (!element || !around || !scroller || element.offsetParent === null) return
      const top = element.getBoundingClientRect().top - shift
      const next = barShift(scroller.getBoundingClientRect().top, top, around.getBoundingClientRect())
      if (next === shift) return
      shift = next
      element.style.setProperty('--st-bar-shift', `${shift}px`)
    }
    const updateSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    updateSoon()
    scroller?.addEventListener('scroll', updateSoon, { passive: true })
    const stops = [
      page.documents.subscribe(updateSoon),
      view.subscribe((state, before) => (state.zoom !== before.zoom || state.device !== before.device) && updateSoon()),
    ]
    return () => {
      cancelAnimationFrame(frame)
      // The next frame starts unshifted, as this effect does.
      element?.style.removeProperty('--st-bar-shift')
      scroller?.removeEventListener('scroll', updateSoon)
      for (const stop of stops) stop()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another selection has another frame
  }, [canvas, page, view, cause])
  return bar
}
