import { startTransition, useEffect, useState } from 'react'

/** A window that is not looked at is never painted; what waits for it then goes on after this time, in ms. */
const LATEST_MS = 1000

let isOver = false
let isDrawn = false
let end: () => void = () => undefined
const coming = new Promise<void>((resolve) => {
  end = () => {
    isOver = true
    resolve()
  }
})

/** Resolves once the browser has painted what the studio drew first; at once for whoever asks later. */
export function firstPaint(): Promise<void> {
  return coming
}

/** Whether the first paint is over. */
export function isPainted(): boolean {
  return isOver
}

/** Whether what may come later can be drawn: not before the first paint. */
export function useIsPainted(): boolean {
  const [isReady, setReady] = useState(isOver)
  useEffect(() => {
    if (isReady) return
    noticeDrawn()
    let isGone = false
    const show = async () => {
      await coming
      // Nobody waits for it, so it gives way to presses and keys.
      if (!isGone) startTransition(() => setReady(true))
    }
    void show()
    return () => void (isGone = true)
  }, [isReady])
  return isReady
}

/** Says that something is drawn: the next frame paints it, and a task behind that frame's own finds it painted. */
export function noticeDrawn(): void {
  if (isDrawn) return
  isDrawn = true
  requestAnimationFrame(() => setTimeout(end))
  setTimeout(end, LATEST_MS)
}
