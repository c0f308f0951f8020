import type { Axis, Span } from './rect.ts'
import { lowerIndex, overlapping } from './snap-index.ts'
import type { SnapScene } from './snap-index.ts'

/** Boxes beside a moving one on one axis, merged where they overlap, in order. */
export interface GapRow {
  readonly blocks: readonly Span[]
  /** Gaps between the blocks, ascending. */
  readonly gaps: readonly number[]
}

const SAME = 1e-6

/** Row of boxes that overlap a span of the other axis. */
export function gapRow(scene: SnapScene, axis: Axis, cross: Span): GapRow {
  const blocks: Span[] = []
  for (const { span } of overlapping(scene, axis, cross)) {
    const last = blocks.at(-1)
    if (last && span.start < last.end + SAME) {
      blocks[blocks.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    } else {
      blocks.push(span)
    }
  }
  const gaps = blocks.slice(1).map(({ start }, index) => start - (blocks[index] as Span).end)
  return { blocks, gaps: gaps.toSorted((a, b) => a - b) }
}

/** Gaps beside a box that equal each other or a gap of the row; none when it overlaps a block. */
export function equalGapsBeside({ blocks, gaps }: GapRow, { start, end }: Span): Span[] {
  const next = blocks.findIndex((block) => block.end > start + SAME)
  const after = next === -1 ? undefined : blocks[next]
  const before = blocks[next === -1 ? blocks.length - 1 : next - 1]
  if (after && after.start < end - SAME) return []
  const left = before && before.end < start - SAME ? { start: before.end, end: start } : undefined
  const right = after && after.start > end + SAME ? { start: end, end: after.start } : undefined
  if (left && right && isSame(lengthOf(left), lengthOf(right))) return [left, right]
  // The gap that the box splits itself does not count.
  return [left, right].filter((gap) => gap !== undefined).filter((gap) => hasGap(gaps, lengthOf(gap)))
}

/** Start positions within a range at which a box has equal gaps: centred between two blocks, or with a gap of the row. */
export function equalGapStarts(row: GapRow, { start, end }: Span, reach: number): number[] {
  const { blocks, gaps } = row
  const length = end - start
  const found: number[] = []
  const offer = (at: number) => {
    if (Math.abs(at - start) > reach) return
    if (equalGapsBeside(row, { start: at, end: at + length }).length > 0) found.push(at)
  }
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    if (next) offer((block.end + next.start - length) / 2)
    for (const gap of gapsNear(gaps, start - block.end, reach)) offer(block.end + gap)
    for (const gap of gapsNear(gaps, block.start - end, reach)) offer(block.start - gap - length)
  }
  return found
}

/** Gaps of a row with a given length. */
export function gapsAsLong({ blocks }: GapRow, length: number): Span[] {
  return blocks
    .slice(1)
    .map(({ start }, index) => ({ start: (blocks[index] as Span).end, end: start }))
    .filter((gap) => isSame(lengthOf(gap), length))
}

function gapsNear(gaps: readonly number[], length: number, reach: number): readonly number[] {
  if (length + reach <= 0 || gaps.length === 0) return []
  return gaps.slice(lowerIndex(gaps, length - reach), lowerIndex(gaps, length + reach + SAME))
}

function hasGap(gaps: readonly number[], length: number): boolean {
  const nearest = gaps[lowerIndex(gaps, length - SAME)]
  return nearest !== undefined && isSame(nearest, length)
}

function lengthOf({ start, end }: Span): number {
  return end - start
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME
}
