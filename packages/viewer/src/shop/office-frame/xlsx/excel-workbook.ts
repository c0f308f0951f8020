import { readDrawingColors } from '../package/drawing-colors.ts'
import type { DrawingColors } from '../package/drawing-colors.ts'
import { mainPart } from '../package/office-package.ts'
import type { OfficePackage } from '../package/office-package.ts'
import { readCut } from '../package/read-cut.ts'
import { attributeOf, childOf, childrenOf, isOn } from '../package/xml.ts'
import { readCellStyles } from './cell-styles.ts'
import type { CellStyle } from './cell-styles.ts'
import { textOf } from './excel-text.ts'
import type { TextSource } from './excel-text.ts'
import { themeColors } from './colors.ts'

/** A workbook's sheets that are not hidden, and what their cells are read by. */
export interface Workbook extends TextSource {
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  readonly styles: readonly CellStyle[]
  /** Of charts. */
  readonly colors: DrawingColors
}

/** Sheets that get a tab. */
const MAX_SHEETS = 100

/** Reads a workbook without its sheets. Throws for what is none. */
export function readWorkbook(file: OfficePackage, language: string): Workbook {
  const main = mainPart(file)
  const book = file.xml(main)
  if (book?.localName !== 'workbook') throw new Error('a package without a workbook')
  const relations = file.relations(main)
  const partOf = (type: string) => relations.find((one) => one.type === type)?.target ?? ''
  const themePart = file.xml(partOf('theme'))
  const theme = themeColors(themePart)
  return {
    sheets: childrenOf(childOf(book, 'sheets'), 'sheet')
      .filter((sheet) => !attributeOf(sheet, 'state').toLowerCase().includes('hidden'))
      .slice(0, MAX_SHEETS)
      .flatMap((sheet) => {
        const id = sheet.getAttributeNode('r:id')?.value ?? relationId(sheet)
        const relation = relations.find((one) => one.id === id && one.type === 'worksheet')
        return relation ? [{ name: attributeOf(sheet, 'name'), part: relation.target }] : []
      }),
    colors: readDrawingColors(themePart),
    styles: readCellStyles(file.xml(partOf('styles')), theme),
    strings: readStrings(file, partOf('sharedStrings')),
    isFrom1904: isOn(childOf(book, 'workbookPr'), 'date1904'),
    language,
  }
}

/** The id of a relation under any prefix. */
function relationId(element: Element): string {
  return [...element.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value ?? ''
}

/** Texts that sheets share. Those behind the limit are missing: they belong to cells far below. */
function readStrings(file: OfficePackage, part: string): readonly string[] {
  return childrenOf(readCut(file, part, ['si'])?.root, 'si').map(textOf)
}
