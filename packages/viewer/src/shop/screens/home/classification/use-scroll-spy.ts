import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { useShop } from '../../../client/shop-context.ts'

/** Key of the pane in the shop's scroll positions. */
const POSITION_KEY = 'pane:classes'

/** A scrolling pane and its active section. */
export interface ScrollSpy {
  readonly pane: RefObject<HTMLDivElement | null>
  readonly activeId: string
  /** Scrolls a section to the top. */
  readonly scrollTo: (id: string) => void
}

/** Scroll spy for sections with `data-class`: the last one that reached the top is active. The offset is restored on return. */
export function useScrollSpy(firstId: string): ScrollSpy {
  const { scrollPositions } = useShop()
  const pane = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState(firstId)

  useLayoutEffect(() => {
    pane.current?.scrollTo?.(0, scrollPositions.get(POSITION_KEY) ?? 0)
  }, [scrollPositions])
  useEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const follow = () => {
      scrollPositions.set(POSITION_KEY, element.scrollTop)
      setActiveId(sectionAtTop(element) ?? firstId)
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [firstId, scrollPositions])

  const scrollTo = (id: string) => {
    const section = pane.current?.querySelector<HTMLElement>(`[data-class="${CSS.escape(id)}"]`)
    if (section) pane.current?.scrollTo({ top: section.offsetTop, behavior: 'instant' })
    // The last sections may be too short to reach the top.
    requestAnimationFrame(() => setActiveId(id))
  }
  return { pane, activeId, scrollTo }
}

function sectionAtTop(pane: HTMLElement): string | undefined {
  const sections = [...pane.querySelectorAll<HTMLElement>('[data-class]')]
  const isAtEnd = pane.scrollTop > 0 && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2
  const reached = isAtEnd ? sections.at(-1) : sections.findLast(({ offsetTop }) => offsetTop <= pane.scrollTop + 8)
  return reached?.dataset['class']
}
