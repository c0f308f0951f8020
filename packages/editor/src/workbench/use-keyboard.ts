import { useEffect } from 'react'

import { useStudio } from '../studio/studio.ts'
import { later } from '../ui/later.ts'

/** What keys do, with every command: nothing of it is needed to draw the page. */
const keys = later(() => import('./press-key.ts'))

/** Makes the studio's keys work: on the canvas and wherever a key has no meaning of its own. */
export function useKeyboard(): void {
  const studio = useStudio()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keys.current) keys.current.pressKey(studio, event)
      // A script that did not arrive is asked for again.
      else keys.load().catch(() => undefined)
    }
    keys.load().catch(() => undefined)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [studio])
}
