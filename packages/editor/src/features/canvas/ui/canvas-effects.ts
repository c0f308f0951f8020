import { useEffect } from 'react'

import { useStudio } from '../../../studio/studio.ts'

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
