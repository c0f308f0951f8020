import { Readable } from 'node:stream'

import type { Fen } from '@mallwright/contract/values'

import { zipStream } from './zip-stream.ts'
import type { ZipEntry } from './zip-stream.ts'

/** MIME type of a workbook. */
export const WORKBOOK_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell: a text, a whole number, or an amount. */
export type Cell = string | number | { readonly money: Fen }

/** A column: its title, and its width in characters. */
export interface Column {
  readonly title: string
  readonly width: number
}

/** A workbook of one sheet. */
export interface Sheet {
  readonly name: string
  readonly columns: readonly Column[]
  /** In the order of the columns. */
  readonly rows: AsyncIterable<readonly Cell[]>
}

/** Indices of `cellXfs` in `STYLES`. */
const STYLE = { head: 1, money: 2, guarded: 3 } as const

/** What a program for sheets takes for a formula, when somebody edits or saves the text. OWASP, CSV injection. */
const FORMULA = /^[=+\-@\t\r]/

/** The longest text of a cell. */
const MAX_TEXT = 32_767

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The bytes of a workbook (xlsx), whose rows are read only as fast as it is. ECMA-376, SpreadsheetML. */
export function workbookStream(sheet: Sheet): Readable {
  return Readable.from(zipStream(entriesOf(sheet)), { objectMode: false })
}

function entriesOf(sheet: Sheet): readonly ZipEntry[] {
  return [
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [relations([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', content: [workbookXml(sheet.name)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) },
  ]
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }) => textCell(title, STYLE.head))
  yield (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      `<cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`
  )
  for await (const row of rows) yield `<row>${row.map(cellXml).join('')}</row>`
  yield '</sheetData></worksheet>'
}

function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="${STYLE.money}"><v>${(cell.money / 100).toFixed(2)}</v></c>`
  return textCell(cell, FORMULA.test(cell) ? STYLE.guarded : 0)
}

/** Text in the cell itself: never a formula, whatever it begins with. */
function textCell(text: string, style: number): string {
  if (text === '') return '<c/>'
  return `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** Characters that XML 1.0 has no place for: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const NO_XML =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

function escapeXml(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(NO_XML, '')
    .replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '')
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
}

function workbookXml(sheetName: string): string {
  const name = escapeXml(sheetName).replaceAll('"', '&quot;')
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`

/** Plain, bold for titles, two decimals for money (format 4), and text that is never read as a formula (format 49). */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>` +
  `<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
  `<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>` +
  `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
