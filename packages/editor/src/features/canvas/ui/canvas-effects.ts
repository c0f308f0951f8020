import { useEffect } from 'react'

import { useStudio } from '../../../studio/studio.ts'

/** Margin above a revealed node for its toolbar, in px. */
const ROOM_ABOVE = 56

/** Scrolls the canvas to a node that was selected elsewhere, such as in the layers or by undo. */
export function useRevealSelection(): void {
  const { page, canvas } = useStudio()
  useEffect(
    () =>
      page.selection.subscribe(({ selected: [id] }, { selected: [before] }) => {
        if (id === undefined || id === before) return
        // After React has rendered an inserted node.
        requestAnimationFrame(() => {
          const view = canvas.scroller?.getBoundingClientRect()
          const box = canvas.elementOf(id)?.getBoundingClientRect()
          if (!view || !box || (box.top < view.bottom && box.bottom > view.top)) return
          canvas.scroller?.scrollBy({ top: box.top - view.top - ROOM_ABOVE, behavior: 'instant' })
        })
      }),
    [page, canvas],
  )
}

/** Sets the height of the stage: a scaled element does not affect layout. */
export function useStageHeight(stage: { readonly current: HTMLElement | null }, zoom: number): void {
  const { canvas } = useStudio()
  useEffect(() => {
    const { page } = canvas
    if (!page) return
    const observer = new ResizeObserver(() => {
      if (stage.current) stage.current.style.height = `${page.offsetHeight * zoom}px`
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [canvas, stage, zoom])
}
