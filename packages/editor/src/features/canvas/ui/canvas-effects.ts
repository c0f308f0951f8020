import { useEffect } from 'react'

import { useStudio } from '../../../studio/studio.ts'

/** The part of the view that a revealed node keeps free above it, in px: its toolbar stands there. */
const ROOM_ABOVE = 56

/** Scrolls the canvas to what was selected elsewhere, such as in the layers or by an undo. */
export function useRevealSelection(): void {
  const { page, canvas } = useStudio()
  useEffect(
    () =>
      page.selection.subscribe(({ selected: [id] }, { selected: [before] }) => {
        if (id === undefined || id === before) return
        // After React has drawn what was just inserted.
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

/** Gives the stage the height of the scaled page: a transform takes no room by itself. */
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
