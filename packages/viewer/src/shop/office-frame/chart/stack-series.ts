import type { Chart, ChartSeries } from './read-chart.ts'

/** From where to where each value of a row goes; `undefined` where there is none. */
export type Spans = readonly (readonly [from: number, to: number] | undefined)[]

/** The spans of all rows: from 0, or each on those before it of its kind. */
export function stackSeries({ series, isStacked, isShares }: Chart): readonly Spans[] {
  const reached = new Map<string, number>()
  const sumAt = (index: number, kind: ChartSeries['kind']) =>
    series.reduce((sum, one) => sum + (one.kind === kind ? Math.abs(one.values[index] ?? 0) : 0), 0)
  return series.map(({ kind, values, isSecond }) =>
    values.map((value, index) => {
      if (value === undefined) return undefined
      // A line stands on nothing.
      if (!isStacked || isSecond || kind === 'points') return [kind === 'line' || kind === 'points' ? value : 0, value]
      const share = isShares ? value / (sumAt(index, kind) || 1) : value
      const place = `${kind} ${index} ${share < 0}`
      const from = reached.get(place) ?? 0
      reached.set(place, from + share)
      return [kind === 'line' ? from + share : from, from + share]
    }),
  )
}
