import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { OpenPage } from '../document-store/open-page.ts'
import { scrollSpeed } from '../geometry/auto-scroll.ts'
import { holdsPoint, isSameBox } from '../geometry/rect.ts'
import type { Box, Point } from '../geometry/rect.ts'
import { advance, press } from '../gestures/drag.ts'
import type { DragEvent, DragState, Gesture } from '../gestures/drag.ts'
import type { GesturePreview } from '../gestures/gesture-preview.ts'
import type { CanvasHost } from './canvas-host.ts'
import { createPreviewPainter } from './preview-painter.ts'

/** Overlay state of a running gesture. */
export interface RunningGesture {
  readonly preview: GesturePreview | undefined
  /** Pointer in the window; for free moves only updated with the preview. */
  readonly pointer: Point | undefined
  /** Box of the container, measured before the preview is painted; the same object while unchanged. */
  readonly containerBox: Box | undefined
  /** Visible part of the page, measured at the same time. */
  readonly viewBox: Box | undefined
}

/** Preview of one kind, so that subscribers of another kind do not re-render. */
export function previewOf<Kind extends GesturePreview['kind']>({ preview }: RunningGesture, kind: Kind) {
  return preview?.kind === kind ? (preview as Extract<GesturePreview, { readonly kind: Kind }>) : undefined
}

/** Runs one gesture at a time: pointer → preview → one command. */
export interface GestureRunner {
  readonly running: StoreApi<RunningGesture>
  /** Tracks the pointer until release or cancel. */
  start(event: PointerEvent, gesture: Gesture<GesturePreview>, onTap?: () => void): void
}

const NOTHING: RunningGesture = { preview: undefined, pointer: undefined, containerBox: undefined, viewBox: undefined }

/** Creates the runner of one canvas. */
export function createGestureRunner(host: CanvasHost, page: OpenPage): GestureRunner {
  const running = createStore<RunningGesture>(() => NOTHING)
  let stop: (() => void) | undefined
  return {
    running,
    start(event, gesture, onTap) {
      stop?.()
      stop = follow({ event, gesture, host, page, running, onEnd: onTap ?? (() => undefined) })
    },
  }
}

interface Follow {
  readonly event: PointerEvent
  readonly gesture: Gesture<GesturePreview>
  readonly host: CanvasHost
  readonly page: OpenPage
  readonly running: StoreApi<RunningGesture>
  /** Called after a tap. */
  readonly onEnd: () => void
}

function follow({ event, gesture, host, page, running, onEnd }: Follow): () => void {
  let state: DragState<GesturePreview> = press(host.pagePoint({ x: event.clientX, y: event.clientY }))
  let last = pointerOf(event)
  const painter = createPreviewPainter(host, page)
  const shield = createDragOverlay()
  const isTabDrag = () => state.phase === 'dragging' && isOfTabs(state.preview)
  const edge = createEdgeScroll({ host, pointer: () => last, isTabDrag, onScroll: () => send('move') })
  let isOver = false

  const send = (type: DragEvent['type']) => {
    if (isOver) return
    const { isFree, isConstrained } = last
    const sample = { ...host.pagePoint(last), isFree, isConstrained, isOutside: !host.containsPoint(last) }
    state = advance(gesture, state, type === 'cancel' ? { type } : { type, sample })
    if (state.phase === 'dragging') {
      const { preview } = state
      // Measured before any write, so that layout happens once a frame.
      const before = running.getState()
      const containerBox = sameBox(before.containerBox, containerBoxOf(host, preview))
      const viewBox = sameBox(before.viewBox, containerBox && host.viewBox())
      const isNearEdge = speedAt(host, last) !== 0 || (isTabDrag() && tabSpeedAt(host, last) !== 0)
      shield.raise()
      // An identical preview is already painted.
      if (preview !== before.preview) painter.draw(preview)
      const next = { preview, pointer: last, containerBox, viewBox }
      if (!isShown(next, before)) running.setState(next)
      if (isNearEdge) edge.start()
    }
    if (state.phase === 'ended' || state.phase === 'tapped') finish()
  }
  const finish = () => {
    isOver = true
    edge.stop()
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
    shield.remove()
    painter.erase()
    running.setState(NOTHING)
    if (state.phase === 'ended' && state.selected) page.select(state.selected)
    if (state.phase === 'ended' && state.call) page.run(state.call)
    if (state.phase === 'tapped') onEnd()
  }
  const listeners = listenersOf(event.pointerId, {
    move: (moved) => (update(moved), send('move')),
    up: (lifted) => (update(lifted), send('up')),
    cancel: () => send('cancel'),
    hold: ({ altKey, shiftKey }) => {
      last = { ...last, isFree: altKey, isConstrained: shiftKey }
      if (state.phase === 'dragging') send('move')
    },
  })
  const update = (moved: PointerEvent) => {
    last = pointerOf(moved)
  }
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true)
  return () => send('cancel')
}

/** Box that the guides of a preview lie in. */
function containerBoxOf(host: CanvasHost, preview: GesturePreview): Box | undefined {
  if (preview.kind === 'rects') return host.boxOf(preview.containerId)
  return preview.kind === 'zone' ? preview.area : undefined
}

/** The previous box while it is equal. */
function sameBox(previous: Box | undefined, box: Box | undefined): Box | undefined {
  return previous && box && isSameBox(previous, box) ? previous : box
}

/** Whether nothing needs to re-render: free moves between two units, with nothing attached to the pointer. */
function isShown(next: RunningGesture, before: RunningGesture): boolean {
  const isSame = next.preview === before.preview && next.viewBox === before.viewBox
  return isSame && next.containerBox === before.containerBox && next.preview?.kind === 'rects'
}

function pointerOf({ clientX, clientY, altKey, shiftKey }: PointerEvent) {
  return { x: clientX, y: clientY, isFree: altKey, isConstrained: shiftKey }
}

interface Reactions {
  readonly move: (event: PointerEvent) => void
  readonly up: (event: PointerEvent) => void
  readonly cancel: () => void
  /** A modifier changed while the pointer rests. */
  readonly hold: (event: KeyboardEvent) => void
}

/** Listeners of a press: its own pointer, and everything that cancels it. */
function listenersOf(pointerId: number, { move, up, cancel, hold }: Reactions): [string, (event: Event) => void][] {
  const own = (react: (event: PointerEvent) => void) => (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId === pointerId) react(event)
  }
  const modified = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Alt' && event.key !== 'Shift')) return
    // Alt alone would open the browser's menu.
    event.preventDefault()
    hold(event)
  }
  return [
    ['pointermove', own(move)],
    ['pointerup', own(up)],
    ['pointercancel', own(cancel)],
    ['contextmenu', (event) => (event.preventDefault(), cancel())],
    ['blur', (event) => event.target === window && cancel()],
    ['keydown', (event) => isEscape(event) && (event.stopPropagation(), cancel())],
    ['keydown', modified],
    ['keyup', modified],
  ]
}

/** Full-window overlay during drags: no hover effects, cheap hit testing. */
function createDragOverlay(): { readonly raise: () => void; readonly remove: () => void } {
  const shield = document.createElement('div')
  shield.className = 'st-drag-overlay'
  return {
    raise() {
      if (!shield.isConnected) document.body.append(shield)
    },
    remove: () => shield.remove(),
  }
}

function isEscape(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key === 'Escape'
}

interface EdgeScroll {
  readonly host: CanvasHost
  readonly pointer: () => Point
  /** Whether tabs are dragged, so that their bar scrolls, too. */
  readonly isTabDrag: () => boolean
  readonly onScroll: () => void
}

/** Scrolls per frame while the pointer is near an edge that can still scroll. */
function createEdgeScroll({ host, pointer, isTabDrag, onScroll }: EdgeScroll) {
  let frame = 0
  let frameAt = 0
  const start = () => {
    if (frame === 0) frame = requestAnimationFrame(tick)
  }
  const tick = (now: number) => {
    const seconds = (now - (frameAt || now)) / 1000
    const hasSlid = isTabDrag() && host.tabBars.scroll(pointer(), tabSpeedAt(host, pointer()) * seconds)
    const hasScrolled = scrollNearEdge(host, pointer(), seconds) || hasSlid
    const isFirst = frameAt === 0
    frameAt = now
    frame = 0
    if (hasScrolled) onScroll()
    else if (isFirst && (speedAt(host, pointer()) !== 0 || isTabDrag())) start()
    else frameAt = 0
  }
  return { start, stop: () => cancelAnimationFrame(frame) }
}

/** Scrolls near the upper or lower edge; gives whether it moved. */
function scrollNearEdge(host: CanvasHost, pointer: Point, seconds: number): boolean {
  const { scroller } = host
  if (!scroller) return false
  const before = scroller.scrollTop
  scroller.scrollTop += speedAt(host, pointer) * seconds
  return scroller.scrollTop !== before
}

function speedAt(host: CanvasHost, pointer: Point): number {
  const rect = host.scroller?.getBoundingClientRect()
  if (!rect || !holdsPoint(rect, pointer)) return 0
  return scrollSpeed(pointer.y, { start: rect.top, end: rect.bottom })
}

/** Speed of the bar of tabs at the pointer, in px a second; 0 away from its ends. */
function tabSpeedAt(host: CanvasHost, pointer: Point): number {
  const span = host.tabBars.spanAt(pointer)
  return span ? scrollSpeed(pointer.x, span) : 0
}

/** Whether a preview is of dragged tabs. */
function isOfTabs(preview: GesturePreview): boolean {
  return preview.kind === 'drop' && preview.module === 'tab-page'
}
