import type { Document, NodeId } from '@mallwright/contract/document'
import { useEffect } from 'react'

import { useStudio } from '../../../../studio/studio.ts'

/** Whether a change of the document affects the painting; size changes are observed separately. */
export type ShowsIn = (document: Document, before: Document, selected: readonly NodeId[]) => boolean

/** Repaints at most once a frame when the page, its layout or its colours change. */
export function useRepaint(paint: () => void, showsIn: ShowsIn): void {
  const { canvas, page, view } = useStudio()
  useEffect(() => {
    let frame = 0
    const soon = () => {
      if (frame === 0) {
        frame = requestAnimationFrame(() => {
          frame = 0
          paint()
        })
      }
    }
    const sizes = new ResizeObserver(soon)
    for (const element of [canvas.scroller, canvas.page]) if (element) sizes.observe(element)
    const themes = new MutationObserver(soon)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const device = matchMedia('(prefers-color-scheme: dark)')
    device.addEventListener('change', soon)
    const { scroller } = canvas
    scroller?.addEventListener('scroll', soon, { passive: true })
    const watch = page.documents.subscribe((next, before) => {
      if (showsIn(next.document, before.document, page.selection.getState().selected)) soon()
    })
    const stops = [watch, page.selection.subscribe(soon), view.subscribe(soon)]
    soon()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      themes.disconnect()
      device.removeEventListener('change', soon)
      scroller?.removeEventListener('scroll', soon)
      for (const stop of stops) stop()
    }
  }, [canvas, page, view, paint, showsIn])
}
