import { format as formatNumber } from 'numfmt'

import { chartOfPart } from '../chart/read-chart.ts'
import type { Chart } from '../chart/read-chart.ts'
import type { OfficePackage } from '../package/office-package.ts'
import { pictureType } from '../package/picture-size.ts'
import { attributeOf, childOf, descendantsOf } from '../package/xml.ts'
import type { Workbook } from './excel-workbook.ts'

/** What lies on a sheet; `left` is what is not shown, such as a drawing of boxes and arrows. */
export type SheetDrawing =
  | { readonly kind: 'chart'; readonly chart: Chart }
  | { readonly kind: 'picture'; readonly picture: Blob; readonly text: string }
  | { readonly kind: 'left' }

/** Drawings of a sheet that are shown, and bytes of a picture as it is packed. */
const MAX_DRAWINGS = 60
const MAX_PICTURE_BYTES = 20 * 1024 * 1024

/** Charts and pictures of a sheet from above to below. ECMA-376 part 1 §20.5. */
export function readDrawings(
  file: OfficePackage,
  book: Workbook,
  sheet: Element,
  part: string,
): readonly SheetDrawing[] {
  const id = attributeOf(childOf(sheet, 'drawing'), 'id')
  if (id === '') return []
  const target = targetsOf(file, part).get(id)
  const root = target === undefined ? undefined : file.xml(target)
  if (target === undefined || !root) return [{ kind: 'left' }]
  const targets = targetsOf(file, target)
  const anchors = [...root.children].slice(0, MAX_DRAWINGS).sort((a, b) => placeOf(a) - placeOf(b))
  return anchors.flatMap((anchor) => readAnchor(anchor, { file, book, targets }))
}

/** Rows, then columns, of where a drawing begins. */
function placeOf(anchor: Element): number {
  const from = childOf(anchor, 'from')
  const at = (name: string) => Number(childOf(from, name)?.textContent ?? 0) || 0
  return at('row') * 20_000 + at('col')
}

interface DrawingSource {
  readonly file: OfficePackage
  readonly book: Workbook
  /** Names of the parts that the drawings relate to, by the ids of their relations. */
  readonly targets: ReadonlyMap<string, string>
}

function readAnchor(anchor: Element, { file, book, targets }: DrawingSource): readonly SheetDrawing[] {
  const charts = descendantsOf(anchor, 'chart').map((one): SheetDrawing => {
    const target = targets.get(attributeOf(one, 'id'))
    const source = { colors: book.colors, language: book.language, formatNumber: formatOf(book.language) }
    const chart = chartOfPart(() => (target === undefined ? undefined : file.xml(target)), source)
    return chart ? { kind: 'chart', chart } : { kind: 'left' }
  })
  const pictures = descendantsOf(anchor, 'pic').map((one): SheetDrawing => {
    const target = targets.get(attributeOf(childOf(one, 'blipFill', 'blip'), 'embed'))
    const bytes = target === undefined ? undefined : file.bytes(target, MAX_PICTURE_BYTES)
    const type = bytes && pictureType(bytes)
    if (!bytes || type === undefined) return { kind: 'left' }
    const text = attributeOf(childOf(one, 'nvPicPr', 'cNvPr'), 'descr')
    return { kind: 'picture', picture: new Blob([bytes.slice()], { type }), text }
  })
  const shown = [...charts, ...pictures]
  return shown.length > 0 ? shown : [{ kind: 'left' }]
}

function targetsOf(file: OfficePackage, part: string): ReadonlyMap<string, string> {
  return new Map(file.relations(part).map(({ id, target }) => [id, target] as const))
}

function formatOf(language: string) {
  return (value: number, format: string): string => {
    try {
      return formatNumber(format, value, { locale: language }).trim()
    } catch {
      // A format that is none.
      return formatNumber('General', value, { locale: language })
    }
  }
}
