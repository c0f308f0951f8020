import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Where the pane was when the tab was last left, in px: a return finds it there again. */
let leftAt = 0

/** A scrolling pane of sections, and which of them is at its top. */
export interface FollowedPane {
  readonly pane: RefObject<HTMLDivElement | null>
  readonly activeId: string
  /** Brings a section to the top. */
  readonly show: (id: string) => void
}

/** Follows a pane whose sections carry `data-class`: the last one that has reached the top is the active one. */
export function useFollowedPane(firstId: string): FollowedPane {
  const pane = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState(firstId)

  useLayoutEffect(() => {
    pane.current?.scrollTo?.(0, leftAt)
  }, [])
  useEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const follow = () => {
      leftAt = element.scrollTop
      setActiveId(sectionAtTop(element) ?? firstId)
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [firstId])

  const show = (id: string) => {
    const section = pane.current?.querySelector<HTMLElement>(`[data-class="${CSS.escape(id)}"]`)
    if (section) pane.current?.scrollTo({ top: section.offsetTop, behavior: 'instant' })
    // The last sections may be too short to reach the top; the tap still says which one is meant.
    requestAnimationFrame(() => setActiveId(id))
  }
  return { pane, activeId, show }
}

function sectionAtTop(pane: HTMLElement): string | undefined {
  const sections = [...pane.querySelectorAll<HTMLElement>('[data-class]')]
  const isAtEnd = pane.scrollTop > 0 && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2
  const reached = isAtEnd ? sections.at(-1) : sections.findLast(({ offsetTop }) => offsetTop <= pane.scrollTop + 8)
  return reached?.dataset['class']
}
