import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'

/** How long a notice stays in sight, in ms. */
const NOTICE_MS = 4000

/** The live region for people who listen, and the notice for everybody. */
export function Announcements(): ReactNode {
  const { announcer } = useStudio()
  const { turn, text, isShown } = useStore(announcer.current, (state) => state)
  const [goneTurn, setGoneTurn] = useState(0)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setGoneTurn(turn), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [turn, isShown])
  return (
    <>
      <div className="st-live-region" aria-live="polite">
        {/* A new element is spoken even when it says the same as the one before. */}
        <span key={turn}>{text}</span>
      </div>
      {isShown && goneTurn !== turn && (
        <div className="st-toast" aria-hidden="true">
          {text}
        </div>
      )}
    </>
  )
}
