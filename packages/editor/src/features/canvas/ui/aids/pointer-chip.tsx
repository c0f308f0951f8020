import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { createAnimatedTransform } from '../../../../viewport/animated-transform.ts'

/** Chip that follows the pointer during a drag; only its content re-renders. */
export function PointerChip({ children }: { readonly children: ReactNode }): ReactNode {
  const { gestures } = useStudio()
  const chip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!chip.current) return
    const glide = createAnimatedTransform(chip.current)
    const follow = () => {
      const { pointer } = gestures.running.getState()
      if (pointer) glide.to(`translate(${pointer.x + 12}px, ${pointer.y + 12}px)`)
    }
    follow()
    const stop = gestures.running.subscribe(follow)
    return () => {
      stop()
      glide.end()
    }
  }, [gestures])
  return (
    <span ref={chip} className="st-chip">
      {children}
    </span>
  )
}
