import type { Chart } from './read-chart.ts'
import { round, svg } from './svg.ts'

/** Share of a ring's radius that is hollow. */
const HOLE = 0.55

/** The parts of a pie or a ring, from the top clockwise; those below 0 have none. */
export function drawRound(
  { series: [first] }: Chart,
  { width, height }: { readonly width: number; readonly height: number },
): readonly SVGElement[] {
  if (!first) return []
  const middle = { x: width / 2, y: height / 2 }
  const radius = height / 2 - 12
  const hole = first.kind === 'ring' ? radius * HOLE : 0
  const values = first.values.map((value) => Math.max(0, value ?? 0))
  const sum = values.reduce((all, value) => all + value, 0)
  let from = 0
  return values.flatMap((value, index) => {
    if (value === 0) return []
    const to = from + value / sum
    const path = arc(middle, { radius, hole, from, to })
    from = to
    return [svg('path', { d: path, fill: first.colors[index] ?? '#888', stroke: '#fff', 'stroke-width': 1.5 })]
  })
}

interface Arc {
  readonly radius: number
  readonly hole: number
  /** Shares of the way round. */
  readonly from: number
  readonly to: number
}

function arc(middle: { readonly x: number; readonly y: number }, { radius, hole, from, to }: Arc): string {
  // A whole circle has no beginning to draw an arc to.
  const end = Math.min(to, from + 0.9999)
  const at = (share: number, distance: number) => {
    const angle = (share - 0.25) * 2 * Math.PI
    return `${round(middle.x + distance * Math.cos(angle))} ${round(middle.y + distance * Math.sin(angle))}`
  }
  const isLarge = Number(end - from > 0.5)
  const outer = `M${at(from, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${at(end, radius)}`
  return hole === 0
    ? `${outer}L${middle.x} ${middle.y}Z`
    : `${outer}L${at(end, hole)}A${hole} ${hole} 0 ${isLarge} 0 ${at(from, hole)}Z`
}
