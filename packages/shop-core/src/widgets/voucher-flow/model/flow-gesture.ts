import type { FlowPoint } from './flow-geometry.ts'

/** Distance in px under which a press is a tap. Craft §1. */
const TAP_PX = 4

/** What a move of a pointer does to the view: first it is panned, then zoomed around a point. */
export interface GestureStep {
  readonly pan: FlowPoint
  readonly factor: number
  readonly at: FlowPoint
}

/** Pointers on a canvas, in its px: one pans, two pan and pinch. */
export interface FlowGesture {
  readonly down: (id: number, point: FlowPoint) => void
  /** `undefined` of a pointer that is not down, and of one that is still tapping. */
  readonly move: (id: number, point: FlowPoint) => GestureStep | undefined
  readonly up: (id: number) => void
  /** Whether the pointers since the first of them were more than a tap. */
  readonly isDrag: () => boolean
}

/** Creates the gesture of a canvas without pointers. */
export function createFlowGesture(): FlowGesture {
  const pointers = new Map<number, FlowPoint>()
  let isDrag = false
  return {
    down(id, point) {
      isDrag = pointers.size > 0
      pointers.set(id, point)
    },
    move(id, point) {
      const before = pointers.get(id)
      if (!before || (!isDrag && distance(before, point) < TAP_PX)) return undefined
      isDrag = true
      pointers.set(id, point)
      const other = [...pointers].find(([pointer]) => pointer !== id)?.[1]
      if (!other) return { pan: between(before, point), factor: 1, at: point }
      const at = middle(point, other)
      const factor = distance(point, other) / Math.max(1, distance(before, other))
      return { pan: between(middle(before, other), at), factor, at }
    },
    up(id) {
      pointers.delete(id)
    },
    isDrag: () => isDrag,
  }
}

const between = (from: FlowPoint, to: FlowPoint): FlowPoint => ({ x: to.x - from.x, y: to.y - from.y })
const middle = (a: FlowPoint, b: FlowPoint): FlowPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: FlowPoint, b: FlowPoint): number => Math.hypot(a.x - b.x, a.y - b.y)
