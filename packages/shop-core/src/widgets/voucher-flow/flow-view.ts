import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { FlowPoint } from './model/flow-geometry.ts'
import { createFlowGesture } from './model/flow-gesture.ts'
import { panBy, reveal, startViewport, zoomBy } from './model/flow-viewport.ts'
import type { CanvasSize, FlowViewport } from './model/flow-viewport.ts'

/** Zoom of a wheel: e^(−px × this), so that a notch of 100 px is about a quarter. */
const WHEEL_RATE = 0.0025

/** Height in px of a line, by which some wheels count. */
const LINE_PX = 16

/** What a canvas shows of the diagram, panned and zoomed by touch, mouse and wheel. */
export interface FlowView {
  /** `undefined` before there is a canvas. */
  readonly state: StoreApi<{ readonly viewport: FlowViewport | undefined }>
  /** Begins on a canvas, around a point in units of the diagram; the returned function ends it. */
  readonly attach: (canvas: HTMLElement, centre: FlowPoint) => () => void
  /** Zooms around the middle of the canvas. */
  readonly zoom: (factor: number) => void
  /** Brings a point of the diagram into sight. */
  readonly reveal: (point: FlowPoint) => void
}

type Change = (viewport: FlowViewport, size: CanvasSize) => FlowViewport

/** Creates the view of a canvas that is not there yet. Engine 6.1. */
export function createFlowView(): FlowView {
  const state = createStore<{ readonly viewport: FlowViewport | undefined }>(() => ({ viewport: undefined }))
  let attached: HTMLElement | undefined
  const change = (update: Change) => {
    const { viewport } = state.getState()
    if (attached && viewport) state.setState({ viewport: update(viewport, sizeOf(attached)) })
  }
  return {
    state,
    attach(canvas, centre) {
      attached = canvas
      state.setState({ viewport: startViewport(sizeOf(canvas), window.innerWidth, centre) })
      const end = new AbortController()
      followPointers(canvas, change, end.signal)
      followWheel(canvas, change, end.signal)
      // A turned phone shows what it showed, within the new bounds.
      const bound = () => change((view, size) => panBy(view, size, { x: 0, y: 0 }))
      window.addEventListener('resize', bound, { signal: end.signal })
      return () => end.abort()
    },
    zoom: (factor) => change((view, size) => zoomBy(view, size, factor, { x: size.width / 2, y: size.height / 2 })),
    reveal: (point) => change((view, size) => reveal(view, size, point)),
  }
}

/** One pointer pans, two pinch; what was more than a tap presses no node. */
function followPointers(canvas: HTMLElement, change: (update: Change) => void, signal: AbortSignal): void {
  const gesture = createFlowGesture()
  const end = ({ pointerId }: PointerEvent) => gesture.up(pointerId)
  const onDown = (event: PointerEvent) => {
    if (event.button === 0) gesture.down(event.pointerId, pointIn(canvas, event))
  }
  const onMove = (event: PointerEvent) => {
    const step = gesture.move(event.pointerId, pointIn(canvas, event))
    if (!step) return
    // Only now: the click of a captured pointer goes to the canvas instead of a node.
    canvas.setPointerCapture?.(event.pointerId)
    change((view, size) => zoomBy(panBy(view, size, step.pan), size, step.factor, step.at))
  }
  const onClick = (event: MouseEvent) => {
    // Those of screen readers count no clicks.
    if (gesture.isDrag() && event.detail > 0) event.stopPropagation()
  }
  canvas.addEventListener('pointerdown', onDown, { signal })
  canvas.addEventListener('pointermove', onMove, { signal })
  for (const name of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(name, end, { signal })
  canvas.addEventListener('click', onClick, { signal, capture: true })
}

/** Zooms by the wheel with Ctrl, which a pinch on a touchpad arrives as, in place of the browser's own zoom. */
function followWheel(canvas: HTMLElement, change: (update: Change) => void, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY
    const at = pointIn(canvas, event)
    change((view, size) => zoomBy(view, size, Math.exp(-px * WHEEL_RATE), at))
  }
  canvas.addEventListener('wheel', onWheel, { passive: false, signal })
}

const sizeOf = (element: HTMLElement): CanvasSize => ({ width: element.clientWidth, height: element.clientHeight })

function pointIn(element: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): FlowPoint {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
