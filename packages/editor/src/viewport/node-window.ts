import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { definitionOf, skimProps } from '@mallwright/modules/definitions'

import type { AnyModuleView } from '@mallwright/modules/views'
import type { StoreApi } from 'zustand/vanilla'

import type { OpenPage } from '../document-store/open-page.ts'
import type { Span } from '../geometry/rect.ts'
import { firstPaint, isPainted } from '../ui/first-paint.ts'
import { DESIGN_DEVICE } from './devices.ts'
import { nodeIdAt } from './canvas-host.ts'
import type { CanvasHost } from './canvas-host.ts'

/** Which modules of the sequence are near enough to the view to be drawn. The others keep their place by their height. */
export interface NodeWindow {
  /** What stands for a module: its node while it is near, else the height that is kept for it; `undefined` while it is hidden. */
  readonly slotOf: (id: NodeId) => Node | number | undefined
  /** The height that a module takes while it is far, in units of a page 375 wide: as last drawn, else a guess. */
  readonly heightOf: (node: Node) => number
  /** Keeps a drawn module's element and watches its height until the function that this gives is called: a ref. */
  readonly observeElement: (element: HTMLElement) => () => void
  /** Looks again at what is in view: after scrolling, zooming, or a change of the page. */
  readonly update: () => void
  /** Grows whenever a module's height became another one: boxes measured before are wrong. */
  readonly revision: () => number
}

/** How far beyond the view modules are drawn, in units: about a fast flick. */
const OVERSCAN = 900

/** The height of a module that was never drawn and whose props do not tell it, in units. */
const DEFAULT_HEIGHT = 160

/** Heights that differ less are the same: a division can change a float's last digit. */
const EPSILON = 0.001

/** Watches one page. It draws the first screens before the canvas is there to be measured. */
export function createNodeWindow(
  page: OpenPage,
  host: CanvasHost,
  views: StoreApi<Readonly<Record<string, AnyModuleView>>>,
): NodeWindow {
  const heights = new Map<NodeId, number>()
  let near: ReadonlySet<NodeId> = new Set()
  let revision = 0

  const heightOf = (node: Node): number => {
    const known = heights.get(node.id)
    if (known !== undefined) return known
    const guess = estimateHeight(node, views.getState()[node.module])
    heights.set(node.id, guess)
    return guess
  }
  const update = () => {
    const next = visibleIds(page.documents.getState().document, heightOf, viewOf(host))
    const before = near
    near = next
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
      return near.has(id) ? node : heightOf(node)
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

/** The modules that touch a stretch of the page, by the heights of those above them. */
function visibleIds(document: Document, heightOf: (node: Node) => number, view: Span): ReadonlySet<NodeId> {
  const near = new Set<NodeId>()
  let y = 0
  for (const id of document.children) {
    const node = document.nodes[id]
    if (!node || node.isHidden) continue
    const bottom = y + heightOf(node)
    if (bottom >= view.start && y <= view.end) near.add(id)
    y = bottom
  }
  return near
}

/** One unit of a page 375 wide, in px of the phone that it is drawn on. */
function phoneUnit({ page }: CanvasHost): number {
  return (page?.offsetWidth || DESIGN_DEVICE.width) / DESIGN_DEVICE.width
}

/** What of the page is drawn, in units from its top: the view and its margin; before the first paint what somebody waits for. */
function viewOf({ scroller, page }: CanvasHost): Span {
  const margin = isPainted() ? OVERSCAN : 0
  if (!scroller || !page || page.offsetWidth === 0) return { start: 0, end: window.innerHeight + margin }
  const drawn = page.getBoundingClientRect()
  const zoom = drawn.width / DESIGN_DEVICE.width
  const start = (scroller.getBoundingClientRect().top - drawn.top) / zoom
  return { start: start - margin, end: start + scroller.clientHeight / zoom + margin }
}

const hiddenCounts = new WeakMap<Document, number>()

function hiddenCount(document: Document): number {
  const known = hiddenCounts.get(document)
  if (known !== undefined) return known
  let count = 0
  for (const id of document.children) if (document.nodes[id]?.isHidden) count += 1
  hiddenCounts.set(document, count)
  return count
}

function estimateHeight(node: Node, view: AnyModuleView | undefined): number {
  const definition = definitionOf(node.module)
  if (!definition || !view?.heightOf) return DEFAULT_HEIGHT
  // A height needs few props, and most modules of a long page are never drawn.
  return view.heightOf(skimProps(definition, node) as never) ?? DEFAULT_HEIGHT
}

function createObserver(onResize: ResizeObserverCallback): ResizeObserver | undefined {
  return typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize)
}
