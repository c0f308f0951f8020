import { drawingFill, mixedColor } from '../package/drawing-colors.ts'
import { attributeOf, childOf, childrenOf, isOn } from '../package/xml.ts'
import type { SlideLayers } from './slide-layers.ts'
import { readLines } from './slide-text.ts'
import type { SlideLine } from './slide-text.ts'

/** A cell of a table; colours are CSS, '' of none. */
export interface SlideCell {
  readonly lines: readonly SlideLine[]
  readonly columns: number
  readonly rows: number
  readonly fill: string
  readonly ink: string
  readonly isBold: boolean
}

/** A table of a slide. */
export interface SlideTable {
  /** Shares of the width. */
  readonly widths: readonly number[]
  readonly rows: readonly { readonly height: number; readonly cells: readonly SlideCell[] }[]
}

/** Rows, and columns that a cell may cover, of a table that is drawn. */
const MAX_ROWS = 200
const MAX_SPAN = 50

/** Reads a table. Its style is that of most: a head in the first accent, bands below it. ECMA-376 part 1 §21.1.3. */
export function readTable(table: Element, layers: SlideLayers): SlideTable {
  const { colors } = layers
  const widths = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map((one) => Number(attributeOf(one, 'w')) || 0)
  const sum = widths.reduce((all, width) => all + width, 0)
  const properties = childOf(table, 'tblPr')
  const isStyled = childOf(properties, 'tableStyleId') !== undefined
  const source = { lists: [layers.usualText], layers, scale: 1 }
  const accent = colors.get('accent1') ?? ''
  return {
    widths: sum > 0 ? widths.map((width) => Math.max(0, width) / sum) : [],
    rows: childrenOf(table, 'tr')
      .slice(0, MAX_ROWS)
      .map((row, index) => {
        const isHead = isStyled && index === 0 && isOn(properties, 'firstRow')
        const isBand = isStyled && !isHead && isOn(properties, 'bandRow') && index % 2 === 1
        const usual = isHead ? `#${accent}` : isBand ? mixedColor(accent, 0.2, 255) : ''
        const readCell = (cell: Element): SlideCell => {
          const look = childOf(cell, 'tcPr')
          return {
            lines: readLines(childOf(cell, 'txBody'), source),
            columns: spanOf(cell, 'gridSpan'),
            rows: spanOf(cell, 'rowSpan'),
            fill: drawingFill(look, colors) ?? usual,
            ink: isHead ? `#${colors.get('bg1') ?? 'ffffff'}` : '',
            isBold: isHead,
          }
        }
        return {
          height: Math.max(0, Number(attributeOf(row, 'h')) || 0),
          cells: childrenOf(row, 'tc')
            .filter((cell) => !isOn(cell, 'hMerge') && !isOn(cell, 'vMerge'))
            .map(readCell),
        }
      }),
  }
}

function spanOf(cell: Element, name: string): number {
  const span = Math.floor(Number(attributeOf(cell, name) || 1))
  return span >= 1 && span <= MAX_SPAN ? span : 1
}
