import { clamp } from '../../../geometry/rect.ts'
import type { Box, Point, Size } from '../../../geometry/rect.ts'
import { resizeBox } from '../../../geometry/resize.ts'
import { edgeOf } from '../../../geometry/resize-handle.ts'
import type { Handle } from '../../../geometry/resize-handle.ts'
import { resizeProportionally } from '../../../geometry/scale.ts'

/** Smallest side of a cropped area, in px of the original. */
const MIN_SIDE = 1

/** Rounds an area to whole px inside the picture; at least one px. */
export function wholeArea(area: Box, size: Size): Box {
  const within = (value: number, max: number) => clamp(Math.round(value), 0, max)
  const x = within(area.x, size.width - MIN_SIDE)
  const y = within(area.y, size.height - MIN_SIDE)
  return {
    x,
    y,
    width: Math.max(MIN_SIDE, within(area.width, size.width - x)),
    height: Math.max(MIN_SIDE, within(area.height, size.height - y)),
  }
}

/** The largest area of a ratio in the middle of a picture; the whole picture without one. */
export function largestArea(size: Size, ratio: number | undefined): Box {
  if (ratio === undefined) return { x: 0, y: 0, ...size }
  const width = Math.min(size.width, size.height * ratio)
  const height = width / ratio
  return wholeArea({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }, size)
}

/** An area with one handle dragged, in its ratio if there is one; the opposite edges stay. */
export function resizeArea(
  area: Box,
  { handle, offset, ratio }: { readonly handle: Handle; readonly offset: Point; readonly ratio: number | undefined },
  size: Size,
): Box {
  const limits = { min: { width: MIN_SIDE, height: MIN_SIDE }, bounds: size }
  if (ratio === undefined) return wholeArea(resizeBox(area, handle, offset, limits), size)
  return wholeArea(resizeProportionally(exactArea(area, handle, ratio), handle, offset, limits), size)
}

/** An area in its exact ratio, from the edge that stays: what rounding left of it in a tiny area would grow with it. */
function exactArea(area: Box, handle: Handle, ratio: number): Box {
  const height = area.width / ratio
  const edge = edgeOf(handle, 'y')
  const above = edge === 'end' ? 0 : edge === 'start' ? 1 : 0.5
  return { ...area, y: area.y + (area.height - height) * above, height }
}
