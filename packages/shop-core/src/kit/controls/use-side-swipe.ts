import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** Least way (px) of a swipe, and by how much it is more across than along. */
const SWIPE_PX = 60
const ACROSS = 2

/** Handlers of what a finger swipes sideways: to the left for what comes after (1), to the right for what came before (-1). */
export function useSideSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | undefined>(undefined)
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY, target, currentTarget }: PointerEvent) {
      // A mouse selects texts that way, and what it opens is no part of it.
      const isOwn = (target as Element).closest('dialog') === currentTarget.closest('dialog')
      const isSwipe = pointerType !== 'mouse' && isPrimary && isOwn
      start.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      const [right, down] = [clientX - from.x, clientY - from.y]
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) >= ACROSS * Math.abs(down)) go(right > 0 ? -1 : 1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
