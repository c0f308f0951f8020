import { attributeOf, childOf, childrenOf, isOn } from '../package/xml.ts'
import { cssColor, fillColor } from './colors.ts'
import { KNOWN_FORMATS } from './known-formats.data.ts'

/** Lines around a cell, as CSS; those that it does not say are missing. */
export type CellBorder = Readonly<Partial<Record<'top' | 'right' | 'bottom' | 'left', string>>>

/** How a cell looks. */
export interface CellStyle {
  /** Code of its number format. ECMA-376 part 1 §18.8.31. */
  readonly format: string
  readonly isWrapped: boolean
  /** '' leaves it to the content: numbers to the right. */
  readonly align: '' | 'left' | 'center' | 'right' | 'justify'
  /** Whether it is seen without a text. */
  readonly isDrawn: boolean
  /** Size of its text, relative to the usual one. */
  readonly scale: number
  readonly border: CellBorder
  /** Further properties. */
  readonly css: Readonly<Record<string, string>>
}

/** A cell that has no style of its own. */
export const PLAIN: CellStyle = {
  format: 'General',
  isWrapped: false,
  align: '',
  isDrawn: false,
  scale: 1,
  border: {},
  css: {},
}

/** Points of a text of the usual size. */
const USUAL_POINTS = 11

/** The styles that cells name by their number. ECMA-376 part 1 §18.8. */
export function readCellStyles(styles: Element | undefined, theme: readonly string[]): readonly CellStyle[] {
  const formats = new Map(
    childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(
      (one) => [Number(attributeOf(one, 'numFmtId')), attributeOf(one, 'formatCode')] as const,
    ),
  )
  const fonts = childrenOf(childOf(styles, 'fonts'), 'font').map((font) => fontCss(font, theme))
  const fills = childrenOf(childOf(styles, 'fills'), 'fill').map((fill) => fillColor(fill, theme))
  const borders = childrenOf(childOf(styles, 'borders'), 'border').map((border) => readBorder(border, theme))
  return childrenOf(childOf(styles, 'cellXfs'), 'xf').map((one) => {
    const format = Number(attributeOf(one, 'numFmtId') || 0)
    const font = fonts[Number(attributeOf(one, 'fontId') || 0)]
    const fill = fills[Number(attributeOf(one, 'fillId') || 0)]
    const border = borders[Number(attributeOf(one, 'borderId') || 0)] ?? {}
    const alignment = childOf(one, 'alignment')
    return {
      format: formats.get(format) ?? KNOWN_FORMATS[format] ?? 'General',
      isWrapped: isOn(alignment, 'wrapText'),
      align: alignOf(attributeOf(alignment, 'horizontal')),
      isDrawn: fill !== undefined || Object.keys(border).length > 0,
      scale: font?.scale ?? 1,
      border,
      css: {
        ...font?.css,
        ...(fill !== undefined && { backgroundColor: fill }),
        ...verticalCss(attributeOf(alignment, 'vertical')),
        ...indentCss(Number(attributeOf(alignment, 'indent') || 0)),
      },
    }
  })
}

function fontCss(font: Element, theme: readonly string[]) {
  const has = (name: string) => {
    const one = childOf(font, name)
    return one !== undefined && isOn(one, 'val', attributeOf(one, 'val') !== 'none')
  }
  const lines = [...(has('u') ? ['underline'] : []), ...(has('strike') ? ['line-through'] : [])]
  const color = cssColor(childOf(font, 'color'), theme)
  const points = Number(attributeOf(childOf(font, 'sz'), 'val') || USUAL_POINTS)
  const scale = Math.min(2.5, Math.max(0.75, points / USUAL_POINTS))
  const css: Record<string, string> = {
    ...(has('b') && { fontWeight: '700' }),
    ...(has('i') && { fontStyle: 'italic' }),
    ...(lines.length > 0 && { textDecorationLine: lines.join(' ') }),
    ...(color !== undefined && { color }),
    ...(scale !== 1 && { fontSize: `${scale.toFixed(3)}em` }),
  }
  return { scale, css }
}

function readBorder(border: Element, theme: readonly string[]): CellBorder {
  const lines = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
    const line = childOf(border, side)
    const style = attributeOf(line, 'style')
    if (style === '' || style === 'none') return []
    const width = /^(?:medium|thick|double)/.test(style) ? 2 : 1
    return [[side, `${width}px solid ${cssColor(childOf(line, 'color'), theme) ?? '#000'}`] as const]
  })
  return Object.fromEntries(lines)
}

function alignOf(text: string): CellStyle['align'] {
  if (text === 'left' || text === 'right' || text === 'justify') return text
  return text === 'center' || text === 'centerContinuous' || text === 'distributed' ? 'center' : ''
}

function verticalCss(text: string): Record<string, string> {
  if (text === 'top') return { verticalAlign: 'top' }
  return text === 'center' || text === 'distributed' || text === 'justify' ? { verticalAlign: 'middle' } : {}
}

const MAX_INDENT = 15

function indentCss(steps: number): Record<string, string> {
  return steps > 0 ? { paddingInlineStart: `${6 + 9 * Math.min(steps, MAX_INDENT)}px` } : {}
}
