import type { Box } from './rect.ts'

/** Lays overlapping boxes of equal width side by side, as calendars lay out meetings, so that each can be hit. Order is kept; a box without overlap keeps its width. */
export function sideBySide(boxes: readonly Box[]): Box[] {
  const order = boxes.map((_, index) => index).toSorted((a, b) => top(boxes, a) - top(boxes, b))
  const placed = new Map<number, Box>()
  let cluster: { readonly index: number; readonly column: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { index, column } of cluster) {
      const box = boxes[index]
      if (box)
        placed.set(index, { ...box, x: box.x + (box.width / ends.length) * column, width: box.width / ends.length })
    }
    cluster = []
    ends = []
  }
  for (const index of order) {
    const box = boxes[index]
    if (!box) continue
    if (ends.every((end) => end <= box.y)) close()
    const free = ends.findIndex((end) => end <= box.y)
    const column = free === -1 ? ends.length : free
    ends[column] = box.y + box.height
    cluster.push({ index, column })
  }
  close()
  return boxes.map((box, index) => placed.get(index) ?? box)
}

function top(boxes: readonly Box[], index: number): number {
  return boxes[index]?.y ?? 0
}
