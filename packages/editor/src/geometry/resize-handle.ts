import type { Axis } from './rect.ts'

/** The eight handles of specification 3 §5: top, middle, bottom by left, middle, right. */
export const HANDLES = ['tl', 'tm', 'tr', 'ml', 'mr', 'bl', 'bm', 'br'] as const
export type Handle = (typeof HANDLES)[number]

/** The edge that a handle moves on an axis; `undefined` for none. */
export function edgeOf(handle: Handle, axis: Axis): 'start' | 'end' | undefined {
  const letter = axis === 'x' ? handle[1] : handle[0]
  if (letter === 'l' || letter === 't') return 'start'
  return letter === 'r' || letter === 'b' ? 'end' : undefined
}

/** Relative position of a handle on its box. */
export function handlePosition(handle: Handle): { readonly x: number; readonly y: number } {
  const fraction = (axis: Axis) => ({ start: 0, end: 1 })[edgeOf(handle, axis) ?? 'start'] ?? 0
  return {
    x: edgeOf(handle, 'x') === undefined ? 0.5 : fraction('x'),
    y: edgeOf(handle, 'y') === undefined ? 0.5 : fraction('y'),
  }
}
