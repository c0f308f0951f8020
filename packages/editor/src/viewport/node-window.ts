import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { definitionOf, lazyProps } from '@mallwright/modules/definitions'

import type { AnyModuleView } from '@mallwright/modules/views'
import type { StoreApi } from 'zustand/vanilla'

import type { OpenPage } from '../document-store/open-page.ts'
import type { Span } from '../geometry/rect.ts'
import { firstPaint, isPainted } from '../ui/first-paint.ts'
import { DESIGN_DEVICE } from './devices.ts'
import { nodeIdAt } from './canvas-host.ts'
import type { CanvasHost } from './canvas-host.ts'

/** Windowing of top-level nodes: those near the viewport render, the rest are placeholders of estimated height. */
export interface NodeWindow {
  /** Slot of a node: the node while it renders, else its placeholder height; `undefined` while hidden. */
  readonly slotOf: (id: NodeId) => Node | number | undefined
  /** Placeholder height in units of a 375 wide page: last rendered, else estimated. */
  readonly heightOf: (node: Node) => number
  /** Registers a rendered element and observes its height; a ref callback with cleanup. */
  readonly observeElement: (element: HTMLElement) => () => void
  /** Recomputes the window: after scrolling, zooming or a change of the page. */
  readonly update: () => void
  /** Increases when a height changes: earlier measurements are outdated. */
  readonly revision: () => number
}

/** Overscan in units: about a fast flick. */
const OVERSCAN = 900

/** Default estimate, in units. */
const DEFAULT_HEIGHT = 160

/** Tolerance for float division. */
const EPSILON = 0.001

/** Creates the window of one page; starts with the first screens before there is a layout. */
export function createNodeWindow(
  page: OpenPage,
  host: CanvasHost,
  views: StoreApi<Readonly<Record<string, AnyModuleView>>>,
): NodeWindow {
  const heights = new Map<NodeId, number>()
  let visible: ReadonlySet<NodeId> = new Set()
  let revision = 0

  const heightOf = (node: Node): number => {
    const cached = heights.get(node.id)
    if (cached !== undefined) return cached
    const guess = estimateHeight(node, views.getState()[node.module])
    heights.set(node.id, guess)
    return guess
  }
  const update = () => {
    const next = visibleIds(page.documents.getState().document, heightOf, viewOf(host))
    const before = visible
    visible = next
    for (const id of next) if (!before.has(id)) page.nodes.notify(id)
    for (const id of before) if (!next.has(id)) page.nodes.notify(id)
  }
  const observer = createObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const id = nodeIdAt(target)
      const size = borderBoxSize[0]?.blockSize
      if (id === undefined || size === undefined) continue
      const height = size / phoneUnit(host)
      if (Math.abs((heights.get(id) ?? 0) - height) < EPSILON) continue
      heights.set(id, height)
      revision += 1
    }
    update()
  })
  page.documents.subscribe(({ document }, { document: before }) => {
    if (document.children !== before.children || hiddenCount(document) !== hiddenCount(before)) update()
  })
  update()
  void firstPaint().then(update)
  return {
    slotOf(id) {
      const node = page.nodes.get(id)
      if (!node || node.isHidden) return undefined
      return visible.has(id) ? node : heightOf(node)
    },
    heightOf,
    update,
    revision: () => revision,
    observeElement(element) {
      const drop = host.registerElement(element)
      observer?.observe(element)
      return () => {
        drop()
        observer?.unobserve(element)
      }
    },
  }
}

/** Nodes that intersect a span, by the heights of those above. */
function visibleIds(document: Document, heightOf: (node: Node) => number, view: Span): ReadonlySet<NodeId> {
  const visible = new Set<NodeId>()
  let y = 0
  for (const id of document.children) {
    const node = document.nodes[id]
    if (!node || node.isHidden) continue
    const bottom = y + heightOf(node)
    if (bottom >= view.start && y <= view.end) visible.add(id)
    y = bottom
  }
  return visible
}

/** Px per unit of a 375 wide page on the current device. */
function phoneUnit({ page }: CanvasHost): number {
  return (page?.offsetWidth || DESIGN_DEVICE.width) / DESIGN_DEVICE.width
}

/** Span to render, in units from the top: viewport and overscan; before the first paint the viewport only. */
function viewOf({ scroller, page }: CanvasHost): Span {
  const margin = isPainted() ? OVERSCAN : 0
  if (!scroller || !page || page.offsetWidth === 0) return { start: 0, end: window.innerHeight + margin }
  const pageRect = page.getBoundingClientRect()
  const zoom = pageRect.width / DESIGN_DEVICE.width
  const start = (scroller.getBoundingClientRect().top - pageRect.top) / zoom
  return { start: start - margin, end: start + scroller.clientHeight / zoom + margin }
}

const hiddenCounts = new WeakMap<Document, number>()

function hiddenCount(document: Document): number {
  const cached = hiddenCounts.get(document)
  if (cached !== undefined) return cached
  let count = 0
  for (const id of document.children) if (document.nodes[id]?.isHidden) count += 1
  hiddenCounts.set(document, count)
  return count
}

function estimateHeight(node: Node, view: AnyModuleView | undefined): number {
  const definition = definitionOf(node.module)
  if (!definition || !view?.heightOf) return DEFAULT_HEIGHT
  // Heights need few props, and most modules of a long page never render.
  return view.heightOf(lazyProps(definition, node) as never) ?? DEFAULT_HEIGHT
}

function createObserver(onResize: ResizeObserverCallback): ResizeObserver | undefined {
  return typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize)
}
