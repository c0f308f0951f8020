import { NavigationType } from 'react-router'
import type { DataRouter, RouterState } from 'react-router'

import type { ShopRoute } from '../navigation/shop-route.ts'
import './motion.css'

/** Attribute of the document that chooses how the next screen enters: `push`, `pop` or `none`. */
const ATTRIBUTE = 'data-mw-motion'

/** Lets screens enter from the side they come from; tabs and sheets change in place. Returns a stop function. */
export function followScreenMotion(router: DataRouter): () => void {
  let shown = router.state
  const stop = router.subscribe((state) => {
    if (state.location === shown.location) return
    document.documentElement.setAttribute(ATTRIBUTE, motionOf(shown, state))
    shown = state
  })
  return () => {
    stop()
    document.documentElement.removeAttribute(ATTRIBUTE)
  }
}

/** How a screen enters after a navigation. */
export function motionOf(from: RouterState, to: RouterState): 'push' | 'pop' | 'none' {
  const isSameScreen = from.location.pathname === to.location.pathname && from.location.search === to.location.search
  if (isSameScreen || (tabOf(from) !== undefined && tabOf(to) !== undefined)) return 'none'
  return to.historyAction === NavigationType.Pop ? 'pop' : 'push'
}

function tabOf({ matches }: RouterState): string | undefined {
  return (matches.at(-1)?.route.handle as ShopRoute | undefined)?.tab
}
