import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readDrawingColors } from '../package/drawing-colors.ts'
import { chartXml, seriesXml } from '../package/test-package.ts'
import { parseXml } from '../package/xml.ts'
import { drawChart } from './draw-chart.ts'
import { chartOfPart } from './read-chart.ts'
import { valueScale } from './value-scale.ts'

const source = { colors: readDrawingColors(undefined), language: 'zh-CN' }
const read = (xml: string) => chartOfPart(() => parseXml(xml), source)

function draw(xml: string): HTMLElement {
  const chart = read(xml)
  if (!chart) throw new Error('no chart')
  return drawChart(chart, { chart: '图表', language: 'zh-CN' })
}

const numbers = (element: Element, name: string) => Number(element.getAttribute(name))
const heights = (figure: HTMLElement) => [...figure.querySelectorAll('rect')].map((bar) => numbers(bar, 'height'))

describe('a chart', () => {
  it('of columns has one a value, as tall as its value is, and its names', () => {
    const figure = draw(chartXml(`<c:barChart>${seriesXml('销量', [10, 20, 40])}</c:barChart>`, '季度'))
    const [first = 0, second = 0, third = 0] = heights(figure)
    expect(second / first).toBeCloseTo(2, 1)
    expect(third / first).toBeCloseTo(4, 1)
    expect(figure.querySelector('figcaption')).toHaveTextContent('季度')
    expect(figure.querySelector('svg')).toHaveAttribute('aria-label', '季度 · 销量')
    const texts = [...figure.querySelectorAll('text')].map((text) => text.textContent)
    expect(texts).toEqual(['0', '10', '20', '30', '40', '一月', '二月', '三月'])
    expect(figure.querySelector('li')).toHaveTextContent('销量')
  })

  it('of lying, stacked and shared bars ends where its values do', () => {
    const rows = seriesXml('甲', [1, 2, 3]) + seriesXml('乙', [3, 2, 1])
    const stacked = draw(chartXml(`<c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/>${rows}</c:barChart>`))
    const bars = [...stacked.querySelectorAll('rect')]
    const ends = bars.slice(3).map((bar) => numbers(bar, 'x') + numbers(bar, 'width'))
    expect(new Set(ends).size).toBe(1)
    expect(bars.slice(0, 3).map((bar) => numbers(bar, 'x'))).toEqual(Array(3).fill(numbers(bars[0] ?? stacked, 'x')))
    const shared = draw(chartXml(`<c:barChart><c:grouping val="percentStacked"/>${rows}</c:barChart>`))
    expect(shared).toHaveTextContent('100%')
    expect(stacked.querySelectorAll('li')).toHaveLength(2)
  })

  it('of lines and columns has both, each measured by its own axis', () => {
    const axes = (id: number) => `<c:axId val="9"/><c:axId val="${id}"/>`
    const figure = draw(
      chartXml(
        `<c:barChart>${seriesXml('金额', [10_000, 20_000, 30_000])}${axes(1)}</c:barChart><c:lineChart>${seriesXml('占比', [0.1, 0.2, 0.3])}${axes(2)}</c:lineChart><c:valAx><c:axId val="1"/></c:valAx><c:valAx><c:axId val="2"/></c:valAx>`,
      ),
    )
    const points = figure.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? []
    const tops = points.map((point) => Number(point.split(',')[1]))
    const bars = [...figure.querySelectorAll('rect')].map((bar) => numbers(bar, 'y'))
    expect(tops.map((top, index) => Math.abs(top - (bars[index] ?? 0)) < 2)).toEqual([true, true, true])
  })

  it('of areas and of points is drawn', () => {
    expect(
      draw(chartXml(`<c:areaChart>${seriesXml('量', [1, 2, 3])}</c:areaChart>`)).querySelector('polygon'),
    ).not.toBeNull()
    const xml = chartXml(`<c:scatterChart>${seriesXml('点', [5, 6, 7])}</c:scatterChart>`)
    const points = xml.replace(/<c:cat>.*?<\/c:cat>/, '').replaceAll('c:val>', 'c:yVal>')
    expect(draw(points).querySelectorAll('circle')).toHaveLength(3)
  })

  it('that is round has a part a value, and says their shares', () => {
    const figure = draw(chartXml(`<c:pieChart>${seriesXml('构成', [1, 3, 0])}</c:pieChart>`))
    expect(figure.querySelectorAll('path')).toHaveLength(2)
    expect([...figure.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['一月 25%', '二月 75%'])
    const whole = draw(chartXml(`<c:doughnutChart>${seriesXml('全部', [4])}</c:doughnutChart>`))
    expect(whole.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d. ]+A/)
  })

  it('keeps lacking values apart from zero, and takes the colours of its file', () => {
    const look = '<c:spPr><a:solidFill><a:srgbClr val="00AA00"/></a:solidFill></c:spPr>'
    const figure = draw(chartXml(`<c:barChart>${seriesXml('量', [5, '', 'x'], look)}</c:barChart>`))
    expect([...figure.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'))).toEqual(['rgb(0 170 0)'])
  })

  it('of a kind that is not drawn, without values, or that is no XML is none', () => {
    expect(read(chartXml(`<c:surfaceChart>${seriesXml('面', [1, 2, 3])}</c:surfaceChart>`))).toBeUndefined()
    expect(read(chartXml(`<c:barChart>${seriesXml('空', [])}</c:barChart>`))).toBeUndefined()
    expect(read('<a/>')).toBeUndefined()
    expect(chartOfPart(() => parseXml('<a'), source)).toBeUndefined()
  })

  it('of hostile size and text draws no more than a phone can, and runs nothing', () => {
    const many = Array.from({ length: 600 }, (_, index) => index)
    const name = '&lt;img src=x onerror=alert(1)&gt;'
    const groups = Array.from({ length: 30 }, () => seriesXml(name, many)).join('')
    const figure = draw(chartXml(`<c:barChart>${groups}</c:barChart>`, name))
    expect(figure.querySelectorAll('rect').length).toBe(24 * 400)
    expect(figure.querySelector('img')).toBeNull()
    expect(figure.querySelector('figcaption')).toHaveTextContent('<img')
    const far = draw(chartXml(`<c:barChart>${seriesXml('远', ['1e308', '-1e308', 1, 1e15])}</c:barChart>`))
    expect(far.innerHTML).not.toMatch(/NaN|Infinity/)
  })
})

it('an axis has round marks around all values, few enough to be read', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), fc.boolean(), (all, needsZero) => {
      const { least, most, ticks, shareOf } = valueScale(all, needsZero)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(9)
      for (const one of all) {
        expect(shareOf(one)).toBeGreaterThanOrEqual(-1e-6)
        expect(shareOf(one)).toBeLessThanOrEqual(1 + 1e-6)
      }
      expect(!needsZero || (least <= 0 && most >= 0)).toBe(true)
    }),
  )
})
