import { startTransition, useEffect, useState } from 'react'

/** Timeout (ms) for hidden windows, which never paint. */
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

/** Resolves after the first paint; immediately afterwards. */
export function firstPaint(): Promise<void> {
  return coming
}

/** Whether the first paint has happened. */
export function isPainted(): boolean {
  return isOver
}

/** Whether lazy content may render: not before the first paint. */
export function useIsPainted(): boolean {
  const [isReady, setReady] = useState(isOver)
  useEffect(() => {
    if (isReady) return
    noticeDrawn()
    let isGone = false
    const show = async () => {
      await coming
      // A transition, so that input has priority.
      if (!isGone) startTransition(() => setReady(true))
    }
    void show()
    return () => void (isGone = true)
  }, [isReady])
  return isReady
}

/** Marks the first render: the next frame paints it, and a task after that frame resolves. */
export function noticeDrawn(): void {
  if (isDrawn) return
  isDrawn = true
  requestAnimationFrame(() => setTimeout(end))
  setTimeout(end, LATEST_MS)
}
