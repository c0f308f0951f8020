import type { NodeId } from '@mallwright/contract/document'

import { holdsPoint } from '../geometry/rect.ts'
import type { Box, Point } from '../geometry/rect.ts'
import type { CanvasLayout } from '../gestures/canvas-layout.ts'

/** The drawn canvas: which element a node is, and where things are. The only place that measures the page. */
export interface CanvasHost {
  /** The element that scrolls. */
  readonly scroller: HTMLElement | null
  /** The drawn page. */
  readonly page: HTMLElement | null
  readonly setScrollElement: (element: HTMLElement | null) => void
  readonly setPageElement: (element: HTMLElement | null) => void
  /** Keeps an element as its `data-node` until the function that this gives is called: a ref, the same for all nodes. */
  readonly registerElement: (element: HTMLElement) => () => void
  readonly elementOf: (id: NodeId) => HTMLElement | undefined
  /** A point of the window as drawn page px. */
  readonly pagePoint: (client: Point) => Point
  /** Whether a point of the window is over the canvas. */
  readonly containsPoint: (client: Point) => boolean
  /** A node's box in drawn page px; `undefined` while it is not drawn. */
  readonly boxOf: (id: NodeId) => Box | undefined
  /** What of the page is in view, in drawn page px; `undefined` while nothing is drawn. */
  readonly viewBox: () => Box | undefined
  /** Where things are; `revision` tells when that has changed. */
  readonly layout: (revision: () => number) => CanvasLayout
}

/** Makes the host of a canvas that is not drawn yet. */
export function createCanvasHost(): CanvasHost {
  const elements = new Map<NodeId, HTMLElement>()
  let scroller: HTMLElement | null = null
  let page: HTMLElement | null = null
  const boxFrom = (element: Element, origin: Point): Box => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - origin.x, y: top - origin.y, width, height }
  }
  const pageOrigin = (): Point => {
    const rect = page?.getBoundingClientRect()
    return { x: rect?.left ?? 0, y: rect?.top ?? 0 }
  }
  const host: CanvasHost = {
    get scroller() {
      return scroller
    },
    get page() {
      return page
    },
    setScrollElement: (element) => void (scroller = element),
    setPageElement: (element) => void (page = element),
    registerElement(element) {
      const id = element.dataset['node'] as NodeId
      elements.set(id, element)
      return () => {
        // Another element may stand for the node already.
        if (elements.get(id) === element) elements.delete(id)
      }
    },
    elementOf: (id) => elements.get(id),
    pagePoint({ x, y }) {
      const origin = pageOrigin()
      return { x: x - origin.x, y: y - origin.y }
    },
    containsPoint(client) {
      const rect = scroller?.getBoundingClientRect()
      return rect !== undefined && holdsPoint(rect, client)
    },
    boxOf(id) {
      const element = elements.get(id)
      return element && boxFrom(element, pageOrigin())
    },
    viewBox: () => (scroller?.isConnected ? boxFrom(scroller, pageOrigin()) : undefined),
    layout(revision) {
      return {
        get page() {
          return page ? boxFrom(page, pageOrigin()) : { x: 0, y: 0, width: 0, height: 0 }
        },
        revision,
        boxOf: host.boxOf,
      }
    },
  }
  return host
}

/** The node that an element of the page belongs to. */
export function nodeIdAt(target: EventTarget | null): NodeId | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null
  return element?.dataset['node'] as NodeId | undefined
}
