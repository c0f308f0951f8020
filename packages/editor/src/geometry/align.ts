import { clamp, spanOf } from './rect.ts'
import type { Axis, Box, Size } from './rect.ts'

/** Six alignments: an edge or the middle on either axis. */
export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

const AXES: Readonly<Record<Alignment, Axis>> = {
  left: 'x',
  centre: 'x',
  right: 'x',
  top: 'y',
  middle: 'y',
  bottom: 'y',
}
const PARTS: Readonly<Record<Alignment, number>> = { left: 0, centre: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 }

/** Aligns boxes within a frame on one axis; sizes and the other axis stay. */
export function alignBoxes(boxes: readonly Box[], alignment: Alignment, within: Box): Box[] {
  const axis = AXES[alignment]
  const frame = spanOf(within, axis)
  return boxes.map((box) => {
    const { start, end } = spanOf(box, axis)
    return { ...box, [axis]: frame.start + (frame.end - frame.start - (end - start)) * PARTS[alignment] }
  })
}

/** Equal gaps along an axis; the outermost boxes stay. Fewer than three boxes stay as they are. */
export function distributeBoxes(boxes: readonly Box[], axis: Axis): Box[] {
  if (boxes.length < 3) return [...boxes]
  const order = boxes
    .map((box, index) => ({ index, span: spanOf(box, axis) }))
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  const taken = order.reduce((sum, { span }) => sum + span.end - span.start, 0)
  const first = order[0]?.span.start ?? 0
  // Overlapping boxes get equal overlaps.
  const gap = ((order.at(-1)?.span.end ?? 0) - first - taken) / (boxes.length - 1)
  const starts = new Map<number, number>()
  let at = first
  for (const { index, span } of order) {
    starts.set(index, at)
    at += span.end - span.start + gap
  }
  return boxes.map((box, index) => ({ ...box, [axis]: starts.get(index) ?? box[axis] }))
}

/** Gives all boxes the largest width, height or both; boxes that exceed the container move back inside. */
export function equalSizeBoxes(boxes: readonly Box[], which: 'width' | 'height' | 'both', bounds: Size): Box[] {
  const width = Math.min(bounds.width, Math.max(...boxes.map((box) => box.width)))
  const height = Math.min(bounds.height, Math.max(...boxes.map((box) => box.height)))
  return boxes.map((box) => {
    const size = { width: which === 'height' ? box.width : width, height: which === 'width' ? box.height : height }
    return {
      x: clamp(box.x, 0, Math.max(0, bounds.width - size.width)),
      y: clamp(box.y, 0, Math.max(0, bounds.height - size.height)),
      ...size,
    }
  })
}
