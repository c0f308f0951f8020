import type { Document, NodeId } from '@mallwright/contract/document'
import { useEffect } from 'react'

import { useStudio } from '../../../../studio/studio.ts'

/** Whether a change of the document may show in what is painted; its sizes are looked after anyway. */
export type ShowsIn = (document: Document, before: Document, selected: readonly NodeId[]) => boolean

/** Paints now, and again at most once a frame whenever the page, its place or its colours may have changed. */
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
