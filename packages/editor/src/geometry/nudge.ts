import { moveWithin } from './rect.ts'
import type { Box, Point, Size } from './rect.ts'

/** Nudge distance of an arrow key in container units: plain and with Shift. */
export const NUDGE = 1
export const BIG_NUDGE = 10

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Whether a key is an arrow. */
export function isArrow(key: string): boolean {
  return Object.hasOwn(DIRECTIONS, key)
}

/** Direction of an arrow key, one unit long; `undefined` for other keys. */
export function arrowOffset(key: string): Point | undefined {
  return Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined
}

/** Moves a box by one arrow key inside its container; other keys leave it. */
export function nudge(box: Box, { key, isBig }: { key: string; isBig: boolean }, bounds: Size): Box {
  const step = isBig ? BIG_NUDGE : NUDGE
  const direction = DIRECTIONS[key] ?? { x: 0, y: 0 }
  return moveWithin(box, { x: direction.x * step, y: direction.y * step }, bounds)
}
