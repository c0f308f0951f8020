/** Height (px) of a row before any was measured. */
const FIRST_GUESS = 120

/** From the first row that is meant up to the one behind the last. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** Heights of the rows of a list by their keys, in px; rows that were never drawn count as high as those drawn first. */
export interface RowHeights {
  /** Names the rows there are, in their order; the heights of others stay known. */
  readonly name: (keys: readonly string[]) => void
  /** Writes what was measured; returns whether rows that were never drawn count otherwise now. */
  readonly measure: (measured: readonly (readonly [key: string, height: number])[]) => boolean
  /** Where a row begins below the first one's top; for the number of rows, where the last one ends. */
  readonly topOf: (index: number) => number
  /** The rows between two distances from the top of the list; none when the list is elsewhere. */
  readonly between: (from: number, to: number) => RowRange
}

/** Nothing is known of the rows. */
export function createRowHeights(): RowHeights {
  const heights = new Map<string, number>()
  let guess = FIRST_GUESS
  let keys: readonly string[] = []
  /** Tops of the rows, up to the last that is still known. */
  let tops = [0]
  const heightOf = (key: string | undefined): number => (key !== undefined && heights.get(key)) || guess
  const topOf = (index: number): number => {
    for (let row = tops.length; row <= index; row += 1) tops[row] = (tops[row - 1] ?? 0) + heightOf(keys[row - 1])
    return tops[index] ?? 0
  }
  /** How many rows a condition holds for that holds for the first of them only. */
  const countWhile = (holds: (top: number) => boolean): number => {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (holds(topOf(middle))) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    name: (now) => {
      if (now === keys) return
      const same = now.findIndex((key, index) => key !== keys[index])
      keys = now
      tops = tops.slice(0, (same === -1 ? now.length : same) + 1)
    },
    measure: (measured) => {
      const changed = measured.filter(([key, height]) => height > 0 && heights.get(key) !== height)
      const isFirst = heights.size === 0 && changed.length > 0
      if (isFirst) {
        guess = changed.reduce((sum, [, height]) => sum + height, 0) / changed.length
        tops = [0]
      }
      for (const [key, height] of changed) {
        heights.set(key, height)
        tops = tops.slice(0, Math.max(0, keys.lastIndexOf(key)) + 1)
      }
      return isFirst
    },
    topOf,
    between: (from, to) => ({
      start: Math.max(0, countWhile((top) => top <= from) - (from < topOf(keys.length) ? 1 : 0)),
      end: countWhile((top) => top < to),
    }),
  }
}

/**
 * The rows to draw after those that are drawn: what is in sight at once; of what is near, one row more, so that no frame has many to
 * draw. What is far goes when something comes.
 */
export function nextRange(
  drawn: RowRange,
  { seen, near }: { readonly seen: RowRange; readonly near: RowRange },
): RowRange {
  const start = Math.max(drawn.start, near.start)
  const end = Math.min(drawn.end, near.end)
  const isGone = start >= end
  if (!covers(drawn, seen)) {
    return isGone ? seen : { start: Math.min(start, seen.start), end: Math.max(end, seen.end) }
  }
  if (isGone) return isEmpty(near) ? drawn : near
  if (end < near.end) return { start, end: end + 1 }
  if (start > near.start) return { start: start - 1, end }
  return drawn
}

/** Whether rows are among others. */
export function covers(all: RowRange, some: RowRange): boolean {
  return isEmpty(some) || (some.start >= all.start && some.end <= all.end)
}

const isEmpty = ({ start, end }: RowRange): boolean => start >= end
