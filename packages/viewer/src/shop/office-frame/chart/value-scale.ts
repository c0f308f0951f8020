/** An axis of values with its marks. */
export interface ValueScale {
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
  /** Share of the way from the least to the most. */
  readonly shareOf: (value: number) => number
}

/** Marks that an axis has room for. */
const MAX_TICKS = 6

/** An axis begins above 0 when its least value is more than this share of its most. As Excel has it. */
const FROM_ZERO_BELOW = 5 / 6

/** An axis for values, with round marks around them. @param needsZero bars and areas stand on 0 */
export function valueScale(values: readonly number[], needsZero: boolean): ValueScale {
  const lowest = values.reduce((least, value) => Math.min(least, value), Infinity)
  const highest = values.reduce((most, value) => Math.max(most, value), -Infinity)
  const isNear = lowest > 0 ? lowest > highest * FROM_ZERO_BELOW : highest < 0 && highest < lowest * FROM_ZERO_BELOW
  const hasZero = needsZero || !isNear
  const from = hasZero ? Math.min(0, lowest) : lowest
  const to = hasZero ? Math.max(0, highest) : highest
  // Values that hardly differ are drawn as one.
  const farthest = Math.max(Math.abs(from), Math.abs(to))
  const step = roundStep(Math.max(to - from || farthest || 1, farthest * 1e-9, 1e-12) / MAX_TICKS)
  const first = Math.floor(from / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(to / step - 1e-9))
  const ticks = Array.from({ length: Math.min(last - first, MAX_TICKS * 3) + 1 }, (_, index) =>
    tick(first + index, step),
  )
  const least = ticks[0] ?? 0
  const most = ticks.at(-1) ?? 1
  return { least, most, ticks, shareOf: (value) => (most === least ? 0 : (value - least) / (most - least)) }
}

/** 1, 2 or 5 times a power of ten, no less than a step. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const factor = [1, 2, 5, 10].find((one) => one * power >= step * 0.999) ?? 10
  return factor * power
}

/** Without what binary numbers leave behind: 0.30000000000000004. */
function tick(count: number, step: number): number {
  return Number((count * step).toPrecision(12))
}
