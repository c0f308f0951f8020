import type { Chart, ChartSeries } from './read-chart.ts'
import { stackSeries } from './stack-series.ts'
import type { Spans } from './stack-series.ts'
import { round, svg } from './svg.ts'
import { valueScale } from './value-scale.ts'
import type { ValueScale } from './value-scale.ts'

/** Room around the values, and of the share of a category that its bars take. */
const MARGIN = { left: 54, right: 12, top: 12, bottom: 28, names: 92 } as const
const BAR_SHARE = 0.7

/** Names of categories that are written, and units of their letters: Chinese ones, and others. */
const MAX_NAMES = { below: 6, beside: 10 } as const
const LETTER = { wide: 13, narrow: 7 } as const

/** Where values stand: `along` the categories, `up` the values, both as shares from 0 to 1. */
interface Plane {
  readonly at: (along: number, up: number) => { readonly x: number; readonly y: number }
  readonly isLying: boolean
}

/** Draws rows of values between two axes. */
export function drawAxes(
  chart: Chart,
  size: { readonly width: number; readonly height: number },
  language: string,
): readonly SVGElement[] {
  const spans = stackSeries(chart)
  const scaleOf = (isSecond: boolean) => {
    const its = chart.series.flatMap((one, index) => (one.isSecond === isSecond ? (spans[index] ?? []) : []))
    const values = its.flatMap((span) => span ?? [])
    const kinds = chart.series.filter((one) => one.isSecond === isSecond).map(({ kind }) => kind)
    return values.length === 0 ? undefined : valueScale(values, kinds.includes('bar') || kinds.includes('area'))
  }
  const scale = scaleOf(false) ?? valueScale([0, 1], true)
  const second = scaleOf(true)
  const plane = planeOf(chart.isLying, size, second !== undefined)
  const write = (value: number) => writeTick(value, chart.isShares, language)
  const isPoints = chart.series.every(({ kind }) => kind === 'points')
  const across = isPoints ? valueScale(placesOf(chart), false) : undefined
  return [
    ...drawTicks(scale, plane, write),
    ...(second ? drawSecondTicks(second, plane, (value) => writeTick(value, false, language)) : []),
    ...(across ? drawPlaces(across, plane, write) : drawNames(chart, plane)),
    ...chart.series.flatMap((series, index) =>
      drawSeries(series, {
        chart,
        plane,
        scale: (series.isSecond ? second : scale) ?? scale,
        spans: spans[index] ?? [],
        across,
      }),
    ),
  ]
}

function planeOf(
  isLying: boolean,
  { width, height }: { readonly width: number; readonly height: number },
  hasSecond: boolean,
): Plane {
  const left = isLying ? MARGIN.names : MARGIN.left
  const right = width - (hasSecond ? MARGIN.left : MARGIN.right)
  const bottom = height - MARGIN.bottom
  const between = (from: number, to: number, share: number) => from + (to - from) * share
  return {
    isLying,
    at: (along, up) =>
      isLying
        ? { x: between(left, right, up), y: between(bottom, MARGIN.top, along) }
        : { x: between(left, right, along), y: between(bottom, MARGIN.top, up) },
  }
}

function placesOf({ series }: Chart): readonly number[] {
  const places = series.flatMap((one) => one.places.flatMap((place) => place ?? []))
  return places.length === 0 ? [0, 1] : places
}

/** A mark as short as it can be read. */
function writeTick(value: number, isShare: boolean, language: string): string {
  if (isShare) return value.toLocaleString(language, { style: 'percent' })
  const isLong = Math.abs(value) >= 100_000
  return value.toLocaleString(language, isLong ? { notation: 'compact' } : { maximumFractionDigits: 6 })
}

function drawTicks({ ticks, shareOf }: ValueScale, { at, isLying }: Plane, write: (value: number) => string) {
  return ticks.flatMap((value) => {
    const from = at(0, shareOf(value))
    const to = at(1, shareOf(value))
    const line = { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) }
    const place = isLying
      ? { x: round(from.x), y: round(from.y + 18), 'text-anchor': 'middle' }
      : { x: round(from.x - 6), y: round(from.y + 4), 'text-anchor': 'end' }
    return [svg('line', { ...line, class: value === 0 ? 'is-zero' : 'is-tick' }), svg('text', place, write(value))]
  })
}

function drawSecondTicks({ ticks, shareOf }: ValueScale, { at }: Plane, write: (value: number) => string) {
  return ticks.map((value) => {
    const { x, y } = at(1, shareOf(value))
    return svg('text', { x: round(x + 6), y: round(y + 4), 'text-anchor': 'start' }, write(value))
  })
}

function drawPlaces({ ticks, shareOf }: ValueScale, { at }: Plane, write: (value: number) => string) {
  return ticks.map((value) => {
    const { x, y } = at(shareOf(value), 0)
    return svg('text', { x: round(x), y: round(y + 18), 'text-anchor': 'middle' }, write(value))
  })
}

/** Names of categories, as many as have room, and as much of them. */
function drawNames(chart: Chart, { at, isLying }: Plane): readonly SVGElement[] {
  const count = countOf(chart)
  const step = Math.ceil(count / (isLying ? MAX_NAMES.beside : MAX_NAMES.below))
  const room = isLying ? MARGIN.names - 10 : ((at(1, 0).x - at(0, 0).x) / count) * step - 6
  return chart.categories.flatMap((name, index) => {
    if (index % step !== 0 || index >= count) return []
    const { x, y } = at((index + 0.5) / count, 0)
    const place = isLying
      ? { x: round(x - 6), y: round(y + 4), 'text-anchor': 'end' }
      : { x: round(x), y: round(y + 18), 'text-anchor': 'middle' }
    return [svg('text', place, shortened(name, room))]
  })
}

/** A name that takes no more room than there is. */
function shortened(name: string, room: number): string {
  let left = room
  const letters = Array.from(name)
  const end = letters.findIndex((letter) => {
    left -= letter > '\u2e7f' ? LETTER.wide : LETTER.narrow
    return left < 0
  })
  return end === -1 ? name : `${letters.slice(0, Math.max(1, end - 1)).join('')}…`
}

function countOf({ series, categories }: Chart): number {
  return Math.max(1, categories.length, ...series.map(({ values }) => values.length))
}

interface Drawing {
  readonly chart: Chart
  readonly plane: Plane
  readonly scale: ValueScale
  readonly spans: Spans
  readonly across: ValueScale | undefined
}

function drawSeries(series: ChartSeries, drawing: Drawing): readonly SVGElement[] {
  if (series.kind === 'bar') return drawBars(series, drawing)
  const { chart, plane, scale, spans, across } = drawing
  const count = countOf(chart)
  const [color = '#888'] = series.colors
  const points = spans.flatMap((span, index) => {
    if (!span) return []
    const along = across ? across.shareOf(series.places[index] ?? index + 1) : (index + 0.5) / count
    return [{ top: plane.at(along, scale.shareOf(span[1])), foot: plane.at(along, scale.shareOf(span[0])) }]
  })
  const list = (all: readonly { readonly x: number; readonly y: number }[]) =>
    all.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
  const tops = points.map(({ top }) => top)
  if (series.kind === 'area') {
    const feet = points.map(({ foot }) => foot).reverse()
    const around = list([...tops, ...feet])
    return [svg('polygon', { points: around, fill: color, 'fill-opacity': 0.75 })]
  }
  const dots = tops.map(({ x, y }) => svg('circle', { cx: round(x), cy: round(y), r: 3.5, fill: color }))
  if (series.kind === 'points') return dots
  return [svg('polyline', { points: list(tops), fill: 'none', stroke: color, 'stroke-width': 2.5 }), ...dots]
}

function drawBars(series: ChartSeries, { chart, plane, scale, spans }: Drawing): readonly SVGElement[] {
  const bars = chart.series.filter(({ kind }) => kind === 'bar')
  const lanes = chart.isStacked ? 1 : bars.length
  const lane = chart.isStacked ? 0 : bars.indexOf(series)
  const count = countOf(chart)
  const wide = BAR_SHARE / count / lanes
  return spans.flatMap((span, index) => {
    if (!span) return []
    const start = (index + (1 - BAR_SHARE) / 2) / count + lane * wide
    const one = plane.at(start, scale.shareOf(span[0]))
    const other = plane.at(start + wide, scale.shareOf(span[1]))
    const place = { x: round(Math.min(one.x, other.x)), y: round(Math.min(one.y, other.y)) }
    const size = { width: round(Math.abs(one.x - other.x)), height: round(Math.abs(one.y - other.y)) }
    return [svg('rect', { ...place, ...size, fill: series.colors[0] ?? '#888' })]
  })
}
