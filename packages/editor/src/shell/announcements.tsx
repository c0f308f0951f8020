import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'

/** Display time of a notice, in ms. */
const NOTICE_MS = 4000

/** Live region for screen readers, and the visible notice. */
export function Announcements(): ReactNode {
  const { announcer } = useStudio()
  const { turn, text, notice } = useStore(announcer.current, (state) => state)
  const [goneTurn, setGoneTurn] = useState(0)
  const noticeTurn = notice?.turn
  useEffect(() => {
    if (noticeTurn === undefined) return
    const timer = setTimeout(() => setGoneTurn(noticeTurn), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [noticeTurn])
  return (
    <>
      <div className="st-live-region" aria-live="polite">
        {/* A new element is announced even when its text is unchanged. */}
        <span key={turn}>{text}</span>
      </div>
      {notice && goneTurn !== notice.turn && (
        <div className="st-toast" aria-hidden="true">
          {notice.text}
        </div>
      )}
    </>
  )
}
