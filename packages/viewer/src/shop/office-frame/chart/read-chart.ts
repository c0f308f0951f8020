import { drawingFill, mixedColor } from '../package/drawing-colors.ts'
import type { DrawingColors } from '../package/drawing-colors.ts'
import { attributeOf, childOf, childrenOf, descendantsOf, isOn } from '../package/xml.ts'

/** How a row of values is drawn. */
export type SeriesKind = 'bar' | 'line' | 'area' | 'points' | 'pie' | 'ring'

/** A row of values. */
export interface ChartSeries {
  readonly kind: SeriesKind
  readonly name: string
  /** CSS; of a pie those of its parts. */
  readonly colors: readonly string[]
  /** By category; `undefined` where there is none. */
  readonly values: readonly (number | undefined)[]
  /** Measured by the axis on the right. */
  readonly isSecond: boolean
  /** Of points: where each stands from left to right. */
  readonly places: readonly (number | undefined)[]
}

/** A chart by the values that its file keeps, whatever they were computed from. ECMA-376 part 1 §21.2. */
export interface Chart {
  readonly title: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Bars lie. */
  readonly isLying: boolean
  /** Values stand upon each other; as shares of their sum. */
  readonly isStacked: boolean
  readonly isShares: boolean
}

/** What a chart is read by. */
export interface ChartSource {
  readonly colors: DrawingColors
  /** BCP 47. */
  readonly language: string
  /** A number by its format; without it as the language writes it. */
  readonly formatNumber?: (value: number, format: string) => string
}

/** Kinds of charts that are drawn; depth is left out. */
const KINDS: Readonly<Record<string, SeriesKind>> = {
  barChart: 'bar',
  bar3DChart: 'bar',
  lineChart: 'line',
  line3DChart: 'line',
  areaChart: 'area',
  area3DChart: 'area',
  scatterChart: 'points',
  pieChart: 'pie',
  pie3DChart: 'pie',
  doughnutChart: 'ring',
}

/** Rows and values of each that are drawn. */
const LIMITS = { series: 24, values: 400, text: 80, value: 1e15 } as const

/** The chart of a part; `undefined` of one that nothing here draws, whatever is wrong with it: the rest of its file is shown. */
export function chartOfPart(read: () => Element | undefined, source: ChartSource): Chart | undefined {
  try {
    const root = read()
    return root && readChart(root, source)
  } catch {
    // No XML, or more than is read.
    return undefined
  }
}

/** Reads a chart; `undefined` of one that nothing here draws, or that keeps no values. */
function readChart(root: Element, source: ChartSource): Chart | undefined {
  const chart = childOf(root, 'chart')
  const groups = [...(childOf(chart, 'plotArea')?.children ?? [])].filter(({ localName }) =>
    localName.endsWith('Chart'),
  )
  if (groups.length === 0 || !groups.every(({ localName }) => Object.hasOwn(KINDS, localName))) return undefined
  const found = groups
    .flatMap((group) => childrenOf(group, 'ser').map((series) => ({ group, series })))
    .slice(0, LIMITS.series)
  const axes = new Set(childrenOf(childOf(chart, 'plotArea'), 'valAx').map((axis) => idOf(axis)))
  const firstAxis = groups[0] && axesOf(groups[0]).find((id) => axes.has(id))
  const isSecond = (group: Element) => firstAxis !== undefined && !axesOf(group).includes(firstAxis)
  const series = found.map(({ group, series: one }, index) => ({
    ...readSeries(one, { group, index, source }),
    isSecond: isSecond(group),
  }))
  const drawn = series.filter(({ values }) => values.some((value) => value !== undefined))
  if (drawn.length === 0) return undefined
  const groupings = groups.map((group) => attributeOf(childOf(group, 'grouping'), 'val'))
  const isShares = groupings.includes('percentStacked')
  return {
    title: readTitle(chart, drawn),
    categories: readCategories(
      found.map(({ series: one }) => one),
      source,
    ),
    series: drawn,
    isLying: groups.every((group) => attributeOf(childOf(group, 'barDir'), 'val') === 'bar'),
    isStacked: isShares || groupings.includes('stacked'),
    isShares,
  }
}

const idOf = (axis: Element) => attributeOf(childOf(axis, 'axId'), 'val')
const axesOf = (group: Element) => childrenOf(group, 'axId').map((one) => attributeOf(one, 'val'))

function readTitle(chart: Element | undefined, [first, ...others]: readonly ChartSeries[]): string {
  const title = childOf(chart, 'title')
  const text = title
    ? descendantsOf(title, 't')
        .map((one) => one.textContent)
        .join('')
    : ''
  if (text !== '') return cut(text)
  const isAutomatic = title !== undefined && !isOn(childOf(chart, 'autoTitleDeleted'), 'val')
  return isAutomatic && others.length === 0 ? (first?.name ?? '') : ''
}

function readSeries(
  element: Element,
  { group, index, source }: { readonly group: Element; readonly index: number; readonly source: ChartSource },
): Omit<ChartSeries, 'isSecond'> {
  const kind = KINDS[group.localName] ?? 'bar'
  const isPoints = kind === 'points'
  const values = readNumbers(childOf(element, isPoints ? 'yVal' : 'val'))
  const name = childOf(element, 'tx')
  const isRound = kind === 'pie' || kind === 'ring'
  return {
    kind,
    name: cut(texts(childOf(name, 'strRef', 'strCache'))[0] ?? childOf(name, 'v')?.textContent ?? ''),
    values,
    places: isPoints ? readNumbers(childOf(element, 'xVal')) : [],
    colors: isRound
      ? values.map((_, number) => partColor(element, number, source.colors))
      : [seriesColor(element, kind, source.colors) ?? accent(index, source.colors)],
  }
}

function seriesColor(element: Element, kind: SeriesKind, colors: DrawingColors): string | undefined {
  const look = childOf(element, 'spPr')
  const line = drawingFill(childOf(look, 'ln'), colors)
  const fill = drawingFill(look, colors)
  // A gradient is none that SVG takes from CSS.
  return [kind === 'line' ? line : fill, line].find(
    (one) => one !== undefined && one !== '' && !one.includes('gradient'),
  )
}

function partColor(series: Element, number: number, colors: DrawingColors): string {
  const part = childrenOf(series, 'dPt').find((one) => attributeOf(childOf(one, 'idx'), 'val') === String(number))
  const own = part && seriesColor(part, 'pie', colors)
  return own ?? accent(number, colors)
}

/** The colours of a theme in turn, then darker and lighter. */
function accent(index: number, colors: DrawingColors): string {
  const hex = colors.get(`accent${(index % 6) + 1}`) ?? '4472c4'
  const round = Math.floor(index / 6)
  return round === 0 ? `#${hex}` : mixedColor(hex, 0.6, round % 2 === 1 ? 0 : 255)
}

/** Names of the categories, from the first row that has some. */
function readCategories(series: readonly Element[], { language, formatNumber }: ChartSource): readonly string[] {
  for (const one of series) {
    const names = childOf(one, 'cat')
    const cache = childOf(names, 'strRef', 'strCache') ?? childOf(names, 'strLit')
    if (cache) return texts(cache)
    const levels = childrenOf(childOf(names, 'multiLvlStrRef', 'multiLvlStrCache'), 'lvl')
    if (levels[0]) return texts(levels[0])
    const numbers = childOf(names, 'numRef', 'numCache') ?? childOf(names, 'numLit')
    if (!numbers) continue
    const format = childOf(numbers, 'formatCode')?.textContent ?? 'General'
    const write = formatNumber ?? ((value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 }))
    return readNumbers(names).map((value) => (value === undefined ? '' : cut(write(value, format))))
  }
  return []
}

function readNumbers(holder: Element | undefined): readonly (number | undefined)[] {
  const cache = childOf(holder, 'numRef', 'numCache') ?? childOf(holder, 'numLit')
  return pointsOf(cache).map((text) => {
    const value = Number(text)
    const isValue = text !== undefined && text.trim() !== '' && Math.abs(value) <= LIMITS.value
    return isValue ? value : undefined
  })
}

function texts(cache: Element | undefined): readonly string[] {
  return pointsOf(cache).map((text) => cut(text ?? ''))
}

/** The kept values by their number, the lacking ones in between. */
function pointsOf(cache: Element | undefined): readonly (string | undefined)[] {
  const points: (string | undefined)[] = []
  for (const point of childrenOf(cache, 'pt')) {
    const index = Number(attributeOf(point, 'idx'))
    if (Number.isInteger(index) && index >= 0 && index < LIMITS.values)
      points[index] = childOf(point, 'v')?.textContent ?? ''
  }
  return Array.from(points)
}

function cut(text: string): string {
  return text.length > LIMITS.text ? `${text.slice(0, LIMITS.text)}…` : text
}
