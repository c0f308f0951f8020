import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { OpenPage } from '../document-store/open-page.ts'
import { scrollSpeed } from '../geometry/auto-scroll.ts'
import type { Point } from '../geometry/rect.ts'
import { advance, press } from '../gestures/drag.ts'
import type { DragEvent, DragState, Gesture } from '../gestures/drag.ts'
import type { GesturePreview } from '../gestures/preview.ts'
import type { CanvasHost } from './canvas-host.ts'
import { drawPreview } from './draw-preview.ts'

/** What the overlay draws of a running gesture. */
export interface RunningGesture {
  readonly preview: GesturePreview | undefined
  /** The pointer in the window, while something is dragged. */
  readonly pointer: Point | undefined
}

/** Runs one gesture at a time: pointer → preview → one command. */
export interface GestureRunner {
  readonly running: StoreApi<RunningGesture>
  /** Follows the pointer of this press until it is released or cancelled. */
  start(event: PointerEvent, gesture: Gesture<GesturePreview>, onTap?: () => void): void
}

const NOTHING: RunningGesture = { preview: undefined, pointer: undefined }

/** Makes the runner of one canvas. */
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
  /** After a tap. */
  readonly onEnd: () => void
}

function follow({ event, gesture, host, page, running, onEnd }: Follow): () => void {
  let state: DragState<GesturePreview> = press(host.pagePoint({ x: event.clientX, y: event.clientY }))
  let last = { x: event.clientX, y: event.clientY, isFree: event.altKey }
  let erase: () => void = () => undefined
  let frame = 0
  let frameAt = 0

  let isOver = false

  const send = (type: DragEvent['type']) => {
    if (isOver) return
    const sample = { ...host.pagePoint(last), isFree: last.isFree, isOutside: !host.holds(last) }
    state = advance(gesture, state, type === 'cancel' ? { type } : { type, sample })
    if (state.phase === 'dragging') {
      erase()
      erase = drawPreview(host, page, state.preview)
      running.setState({ preview: state.preview, pointer: last })
    }
    if (state.phase === 'ended' || state.phase === 'tapped') finish()
  }
  const finish = () => {
    isOver = true
    cancelAnimationFrame(frame)
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
    erase()
    running.setState(NOTHING)
    if (state.phase === 'ended' && state.call) page.run(state.call)
    if (state.phase === 'tapped') onEnd()
  }
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick)
    if (state.phase !== 'dragging') return
    const hasScrolled = scrollNearEdge(host, last, (now - (frameAt || now)) / 1000)
    frameAt = now
    if (hasScrolled) send('move')
  }
  const samePointer = (listener: (event: PointerEvent) => void) => (event_: Event) => {
    if (event_ instanceof PointerEvent && event_.pointerId === event.pointerId) listener(event_)
  }
  const take = ({ clientX, clientY, altKey }: PointerEvent) => {
    last = { x: clientX, y: clientY, isFree: altKey }
  }
  const listeners: [string, (event: Event) => void][] = [
    ['pointermove', samePointer((moved) => (take(moved), send('move')))],
    ['pointerup', samePointer((lifted) => (take(lifted), send('up')))],
    ['pointercancel', samePointer(() => send('cancel'))],
    ['contextmenu', (menu) => (menu.preventDefault(), send('cancel'))],
    ['blur', (lost) => lost.target === window && send('cancel')],
    ['keydown', (key) => isEscape(key) && (key.stopPropagation(), send('cancel'))],
  ]
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true)
  frame = requestAnimationFrame(tick)
  return () => send('cancel')
}

function isEscape(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key === 'Escape'
}

/** Scrolls the canvas while the pointer is near its upper or lower edge. Gives whether it moved. */
function scrollNearEdge(host: CanvasHost, pointer: Point, seconds: number): boolean {
  const { scroller } = host
  const rect = scroller?.getBoundingClientRect()
  if (!scroller || !rect || !host.holds(pointer)) return false
  const before = scroller.scrollTop
  scroller.scrollTop += scrollSpeed(pointer.y, { start: rect.top, end: rect.bottom }) * seconds
  return scroller.scrollTop !== before
}
