import type { NodeId } from '@mallwright/contract/document'

import { holdsPoint } from '../geometry/rect.ts'
import type { Box, Point } from '../geometry/rect.ts'
import type { CanvasLayout } from '../gestures/canvas-layout.ts'
import { createTabBars, tabBarIn } from './tab-bars.ts'
import type { TabBars } from './tab-bars.ts'

/** DOM of the canvas: elements by node, and measurements. The only place that measures the page. */
export interface CanvasHost {
  /** The scrolling element. */
  readonly scroller: HTMLElement | null
  /** The rendered page. */
  readonly page: HTMLElement | null
  readonly setScrollElement: (element: HTMLElement | null) => void
  readonly setPageElement: (element: HTMLElement | null) => void
  /** Registers an element by its `data-node`; a ref callback with cleanup, shared by all nodes. */
  readonly registerElement: (element: HTMLElement) => () => void
  readonly elementOf: (id: NodeId) => HTMLElement | undefined
  /** Converts a window position to page px. */
  readonly pagePoint: (client: Point) => Point
  /** Whether a window position is over the canvas. */
  readonly containsPoint: (client: Point) => boolean
  /** Box of a node in page px; `undefined` while it is not rendered. */
  readonly boxOf: (id: NodeId) => Box | undefined
  /** Area of a node's hot zones, one element a zone; `undefined` without a picture. */
  readonly areaOf: (id: NodeId) => HTMLElement | undefined
  /** Box of an element in page px. */
  readonly boxOfElement: (element: Element) => Box
  /** Bars of tabs on the page. */
  readonly tabBars: TabBars
  /** Visible part of the page in page px; `undefined` before the first layout. */
  readonly viewBox: () => Box | undefined
  /** Layout of the canvas; `revision` changes when measurements become outdated. */
  readonly layout: (revision: () => number) => CanvasLayout
}

/** Creates the host of a canvas that is not mounted yet. */
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
  const tabBars = createTabBars()
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
        // The node may already have a new element.
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
    areaOf: (id) => elements.get(id)?.querySelector<HTMLElement>('.mw-image-zones') ?? undefined,
    boxOfElement: (element) => boxFrom(element, pageOrigin()),
    tabBars,
    viewBox: () => (scroller?.isConnected ? boxFrom(scroller, pageOrigin()) : undefined),
    layout(revision) {
      return {
        get page() {
          return page ? boxFrom(page, pageOrigin()) : { x: 0, y: 0, width: 0, height: 0 }
        },
        revision: () => revision() + tabBars.scrolls(),
        boxOf: host.boxOf,
        tabBarOf: (id) => tabBarIn(elements.get(id), host.boxOfElement),
      }
    },
  }
  return host
}

/** The node that contains an element. */
export function nodeIdAt(target: EventTarget | null): NodeId | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null
  return element?.dataset['node'] as NodeId | undefined
}
