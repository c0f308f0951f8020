import { useEffect, useState } from 'react'

import { RESTART_DELAY_MS } from './announcement-motion.ts'

/** Applied delay of a line; `isHidden` during the pause after the delay was changed. Specification 3 §4. */
export function useRestart(delayMs: number): { readonly running: number; readonly isHidden: boolean } {
  const [running, setRunning] = useState(delayMs)
  useEffect(() => {
    if (running === delayMs) return undefined
    const timer = setTimeout(() => setRunning(delayMs), RESTART_DELAY_MS)
    return () => clearTimeout(timer)
  }, [running, delayMs])
  return { running, isHidden: running !== delayMs }
}
