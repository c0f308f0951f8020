import { FLOW_SIZE } from './flow-geometry.ts'
import type { FlowPoint } from './flow-geometry.ts'

/** What a canvas shows of the diagram: px a unit, and where the diagram's corner is, in px of the canvas. */
export interface FlowViewport {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Size of a canvas in px. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
}

/** Smallest and largest zoom. Engine 6.1. */
export const MIN_SCALE = 0.3
export const MAX_SCALE = 2

/** Screens narrower than this start at half the size. Specification 3 §9. */
const NARROW_PX = 800
const NARROW_SCALE = 0.5

/** The middle of the canvas never leaves the diagram, so that every node can be brought there. */
function bounded({ scale, x, y }: FlowViewport, { width, height }: CanvasSize): FlowViewport {
  const within = (value: number, canvas: number, length: number) =>
    Math.min(canvas / 2, Math.max(canvas / 2 - length * scale, value))
  return { scale, x: within(x, width, FLOW_SIZE.width), y: within(y, height, FLOW_SIZE.height) }
}

/**
 * The view at first: along each axis that the diagram fits in it stands in the middle, along another the point that it is opened for.
 * @param screenWidth in px
 */
export function startViewport(size: CanvasSize, screenWidth: number, centre: FlowPoint): FlowViewport {
  const scale = screenWidth < NARROW_PX ? NARROW_SCALE : 1
  const offset = (canvas: number, length: number, at: number) =>
    length * scale <= canvas ? (canvas - length * scale) / 2 : canvas / 2 - at * scale
  return {
    scale,
    x: offset(size.width, FLOW_SIZE.width, centre.x),
    y: offset(size.height, FLOW_SIZE.height, centre.y),
  }
}

/** Moves the diagram by px of the canvas. */
export function panBy(viewport: FlowViewport, size: CanvasSize, delta: FlowPoint): FlowViewport {
  return bounded({ ...viewport, x: viewport.x + delta.x, y: viewport.y + delta.y }, size)
}

/** Zooms by a factor; a point of the canvas, in px, stays over the same point of the diagram. */
export function zoomBy(viewport: FlowViewport, size: CanvasSize, factor: number, at: FlowPoint): FlowViewport {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, viewport.scale * factor))
  const ratio = scale / viewport.scale
  return bounded({ scale, x: at.x - (at.x - viewport.x) * ratio, y: at.y - (at.y - viewport.y) * ratio }, size)
}

/** Margin in px around a revealed point: half a node at most zooms, and a finger. */
const REVEAL_MARGIN = 72

/** Brings a point of the diagram to the middle, along each axis where it is not well inside of the canvas. */
export function reveal(viewport: FlowViewport, size: CanvasSize, point: FlowPoint): FlowViewport {
  const shift = (offset: number, at: number, length: number) => {
    const shown = offset + at * viewport.scale
    return shown >= REVEAL_MARGIN && shown <= length - REVEAL_MARGIN ? 0 : length / 2 - shown
  }
  const x = shift(viewport.x, point.x, size.width)
  const y = shift(viewport.y, point.y, size.height)
  return x === 0 && y === 0 ? viewport : panBy(viewport, size, { x, y })
}
