import { useEffect, useLayoutEffect, useRef } from 'react'

import { usePlace } from './browser-route.tsx'
import { findRoute } from './find-route.ts'

const STORAGE_KEY = 'mw.scroll'

/** How long a return waits for the page to grow tall enough, in ms. */
const PATIENCE_MS = 2_000

const positions = new Map<string, number>(readStored())

/**
 * Brings every page back where it was scrolled to: on going back, and on every visit of a tab. New pages start at the
 * top. Positions outlive a reload of the browser tab.
 */
export function useScrollMemory(): void {
  const { key, pathname, arrival } = usePlace()
  const match = findRoute(pathname)
  const place = match.kind === 'screen' && match.route.tab ? match.route.path : key
  const isReturn = place !== key || arrival === 'pop'
  const current = useRef(place)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const wasFirst = isFirst.current
    isFirst.current = false
    current.current = place
    if (wasFirst) return arrive(place)
    return scrollPatiently(isReturn ? (positions.get(place) ?? 0) : 0)
    // A page's sheets change the key's state, not its place: only a new place may scroll.
  }, [place, isReturn])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const onScroll = () => positions.set(current.current, window.scrollY)
    const onLeave = () => {
      writeStored()
      // A prerendered page that is loaded again is put in place by the browser, before any script.
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [])
}

/** A prerendered page may have been scrolled before this script came: it stays where it is. A reload is put back. */
function arrive(place: string): () => void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload = load?.type === 'reload' || load?.type === 'back_forward'
  if (isReload && window.scrollY === 0) return scrollPatiently(positions.get(place) ?? 0)
  positions.set(place, window.scrollY)
  return () => undefined
}

function scrollPatiently(top: number): () => void {
  window.scrollTo(0, top)
  const deadline = performance.now() + PATIENCE_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(name, stop)
  }
  const again = () => {
    if (Math.abs(window.scrollY - top) < 2 || performance.now() > deadline) return stop()
    window.scrollTo(0, top)
    frame = requestAnimationFrame(again)
  }
  if (top > 0) {
    for (const name of ['wheel', 'touchstart', 'keydown']) window.addEventListener(name, stop, { once: true })
    frame = requestAnimationFrame(again)
  }
  return stop
}

function readStored(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>)
  } catch {
    return []
  }
}

function writeStored(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...positions].slice(-60))))
  } catch {
    // Without storage the positions last as long as the page.
  }
}
