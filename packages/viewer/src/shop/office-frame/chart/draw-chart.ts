import { drawAxes } from './draw-axes.ts'
import { drawRound } from './draw-round.ts'
import type { Chart } from './read-chart.ts'
import { svg } from './svg.ts'
import './chart.css'

/** What a chart is drawn with. */
export interface ChartWords {
  /** What it is called without a title. */
  readonly chart: string
  /** BCP 47. */
  readonly language: string
}

/** Size of the drawing, in its own units: its texts can be read on a phone. */
export const CHART_SIZE = { width: 440, height: 270 } as const

/** Draws a chart with its title and what its colours mean. */
export function drawChart(chart: Chart, words: ChartWords): HTMLElement {
  const figure = document.createElement('figure')
  figure.className = 'shop-chart'
  if (chart.title !== '') {
    const title = document.createElement('figcaption')
    title.textContent = chart.title
    figure.append(title)
  }
  const { width, height } = CHART_SIZE
  const names = chart.series.map(({ name }) => name).filter((name) => name !== '')
  const label = [chart.title || words.chart, ...names].join(' · ')
  const drawing = svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label })
  const isRound = chart.series.every(({ kind }) => kind === 'pie' || kind === 'ring')
  drawing.append(...(isRound ? drawRound(chart, CHART_SIZE) : drawAxes(chart, CHART_SIZE, words.language)))
  figure.append(drawing)
  const entries = isRound ? roundEntries(chart, words.language) : seriesEntries(chart)
  if (entries.length > 0) figure.append(drawLegend(entries))
  return figure
}

interface LegendEntry {
  readonly name: string
  readonly color: string
}

function seriesEntries({ series, title }: Chart): readonly LegendEntry[] {
  const named = series.filter(({ name }) => name !== '')
  return named.length === 1 && named[0]?.name === title
    ? []
    : named.map(({ name, colors }) => ({ name, color: colors[0] ?? '' }))
}

/** The parts of a pie with their shares. */
function roundEntries({ series: [first], categories }: Chart, language: string): readonly LegendEntry[] {
  const sum = (first?.values ?? []).reduce<number>((all, value) => all + Math.max(0, value ?? 0), 0)
  return (first?.values ?? []).flatMap((value, index) => {
    if (value === undefined || value <= 0) return []
    const share = (value / sum).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })
    return [{ name: `${categories[index] ?? index + 1} ${share}`, color: first?.colors[index] ?? '' }]
  })
}

function drawLegend(entries: readonly LegendEntry[]): HTMLElement {
  const list = document.createElement('ul')
  for (const { name, color } of entries) {
    const item = document.createElement('li')
    const mark = document.createElement('i')
    mark.style.backgroundColor = color
    item.append(mark, name)
    list.append(item)
  }
  return list
}
