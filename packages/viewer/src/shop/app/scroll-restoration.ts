import { onPageScroll } from '@mallwright/shop-core/kit'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { openSheets } from '../navigation/open-sheets.ts'
import { useShopRoute } from '../navigation/use-shop-route.ts'

/** Number of stored positions. */
const MAX_STORED = 60

/** Time in ms during which a restore waits for the page to grow tall enough. */
const RESTORE_TIMEOUT_MS = 2_000

/**
 * Restores the scroll position on history traversal and on every visit of a tab; other navigations start at the top.
 * Positions survive a reload of the browser tab.
 */
export function useScrollRestoration(): void {
  const shop = useShop()
  const { key, state } = useLocation()
  const isSheet = openSheets(state).length > 0
  const navigationType = useNavigationType()
  const route = useShopRoute()
  const entry = route?.tab ? route.path : key
  const isReturn = entry !== key || navigationType === NavigationType.Pop
  const current = useRef(entry)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const wasFirst = isFirst.current
    isFirst.current = false
    current.current = entry
    if (wasFirst) return restoreInitial(shop, entry)
    // An opened sheet stands above its screen, which stays where it is.
    if (isSheet && !isReturn) {
      // A second sheet above it comes back to its entry.
      shop.scrollPositions.set(entry, window.scrollY)
      return () => undefined
    }
    return restore(isReturn ? (shop.scrollPositions.get(entry) ?? 0) : 0)
    // A sheet changes the state of the entry, not its key on return: only another entry scrolls.
  }, [shop, entry, isReturn, isSheet])

  useEffect(() => {
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    const onScroll = () => shop.scrollPositions.set(current.current, window.scrollY)
    const onPageHide = () => {
      writeStored(shop)
      // The browser restores a reloaded prerendered page before any script runs.
      history.scrollRestoration = 'auto'
    }
    const stopScroll = onPageScroll(onScroll)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      history.scrollRestoration = before
      stopScroll()
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [shop])
}

/** Leaves a page that was scrolled before hydration; restores a reloaded one. */
function restoreInitial(shop: Shop, entry: string): () => void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload = load?.type === 'reload' || load?.type === 'back_forward'
  readStored(shop)
  if (isReload && window.scrollY === 0) return restore(shop.scrollPositions.get(entry) ?? 0)
  shop.scrollPositions.set(entry, window.scrollY)
  return () => undefined
}

function restore(top: number): () => void {
  window.scrollTo(0, top)
  const deadline = performance.now() + RESTORE_TIMEOUT_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(name, stop)
  }
  const retry = () => {
    if (Math.abs(window.scrollY - top) < 2 || performance.now() > deadline) return stop()
    window.scrollTo(0, top)
    frame = requestAnimationFrame(retry)
  }
  if (top > 0) {
    for (const name of ['wheel', 'touchstart', 'keydown']) window.addEventListener(name, stop, { once: true })
    frame = requestAnimationFrame(retry)
  }
  return stop
}

function readStored({ tabStore, scrollPositions }: Shop): void {
  if (scrollPositions.size > 0) return
  const stored = tabStore.readJson('scroll')
  if (typeof stored !== 'object' || stored === null) return
  for (const [entry, top] of Object.entries(stored)) if (typeof top === 'number') scrollPositions.set(entry, top)
}

function writeStored({ tabStore, scrollPositions }: Shop): void {
  tabStore.writeJson('scroll', Object.fromEntries([...scrollPositions].slice(-MAX_STORED)))
}
