import type { NodeId } from '@mallwright/contract/document'

import type { Box, Point, Span } from '../geometry/rect.ts'
import type { TabBar } from '../gestures/canvas-layout.ts'

/** Bars of tabs that have more tabs than fit. */
export interface TabBars {
  /** Span in the window of the bar at a window position. */
  readonly spanAt: (client: Point) => Span | undefined
  /** Scrolls the bar at a window position by some px; gives whether it moved. */
  readonly scroll: (client: Point, by: number) => boolean
  /** Number of scrolls: after each, tabs are elsewhere than they were measured. */
  readonly scrolls: () => number
}

/** Creates the bars of one canvas. */
export function createTabBars(): TabBars {
  let scrolls = 0
  return {
    spanAt(client) {
      const rect = barAt(client)?.getBoundingClientRect()
      return rect && { start: rect.left, end: rect.right }
    },
    scroll(client, by) {
      const bar = barAt(client)
      const before = bar?.scrollLeft
      bar?.scrollBy({ left: by, behavior: 'instant' })
      const hasMoved = bar?.scrollLeft !== before
      if (hasMoved) scrolls += 1
      return hasMoved
    },
    scrolls: () => scrolls,
  }
}

/** Below whatever covers it, such as the overlay of a drag. */
function barAt({ x, y }: Point): Element | undefined {
  return document
    .elementsFromPoint(x, y)
    .find((element) => element.matches('[role=tablist]') && element.scrollWidth > element.clientWidth)
}

/** The bar of tabs that an element shows for its children, by the measured boxes of its parts. */
export function tabBarIn(element: HTMLElement | undefined, measure: (part: Element) => Box): TabBar | undefined {
  const bar = element?.querySelector('[role=tablist]')
  const tabs = [...(bar?.children ?? [])].flatMap((tab) => {
    const id = tab instanceof HTMLElement ? (tab.dataset['node'] as NodeId | undefined) : undefined
    return id === undefined ? [] : [{ id, box: measure(tab) }]
  })
  return bar && tabs.length > 0 ? { box: measure(bar), tabs } : undefined
}
