import { mainPart } from '../package/office-package.ts'
import type { OfficePackage } from '../package/office-package.ts'
import { pictureType } from '../package/picture-size.ts'
import { attributeOf, childOf, childrenOf, descendantsOf, isOn } from '../package/xml.ts'

/** A part of a slide that is shown, in the order of the slide. */
export type SlidePart =
  | { readonly kind: 'title' | 'text'; readonly lines: readonly SlideLine[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly picture: Blob; readonly text: string }

/** A line of a text, and how deep it stands in a list. */
export interface SlideLine {
  readonly text: string
  readonly level: number
}

/** Slides that are shown, and bytes of a picture as it is packed. */
const MAX_SLIDES = 200
const MAX_PICTURE_BYTES = 20 * 1024 * 1024

/** The slides of a presentation that are not hidden, in their order. Throws for what is none. ECMA-376 part 1 §19. */
export function readSlides(file: OfficePackage): readonly (readonly SlidePart[])[] {
  const main = mainPart(file)
  const root = file.xml(main)
  if (root?.localName !== 'presentation') throw new Error('a package without a presentation')
  const parts = new Map(file.relations(main).map(({ id, target }) => [id, target] as const))
  return childrenOf(childOf(root, 'sldIdLst'), 'sldId')
    .slice(0, MAX_SLIDES)
    .flatMap((one) => {
      // Its own id stands beside that of its relation.
      const id = [...one.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value
      const part = parts.get(id ?? '')
      const slide = part === undefined ? undefined : file.xml(part)
      if (part === undefined || !slide || !isOn(slide, 'show', true)) return []
      const tree = childOf(slide, 'cSld', 'spTree')
      return [tree ? readShapes(tree, pictureReader(file, part)) : []]
    })
}

/** A picture by the id of its relation; `undefined` for what is none that a browser shows. */
type PictureReader = (id: string) => Blob | undefined

function pictureReader(file: OfficePackage, part: string): PictureReader {
  const parts = new Map(file.relations(part).map(({ id, target }) => [id, target] as const))
  return (id) => {
    const target = parts.get(id)
    const bytes = target === undefined ? undefined : file.bytes(target, MAX_PICTURE_BYTES)
    const type = bytes && pictureType(bytes)
    return bytes && type !== undefined ? new Blob([bytes.slice()], { type }) : undefined
  }
}

/** Shapes of a slide or a group; the title comes first, wherever it stands. */
function readShapes(tree: Element, pictureOf: PictureReader): readonly SlidePart[] {
  const parts = [...tree.children].flatMap((shape) => readShape(shape, pictureOf))
  return [...parts.filter(({ kind }) => kind === 'title'), ...parts.filter(({ kind }) => kind !== 'title')]
}

function readShape(shape: Element, pictureOf: PictureReader): readonly SlidePart[] {
  switch (shape.localName) {
    case 'sp': {
      const lines = readLines(childOf(shape, 'txBody'))
      const place = attributeOf(childOf(shape, 'nvSpPr', 'nvPr', 'ph'), 'type')
      // Numbers, dates and foots are the same on each slide.
      if (lines.length === 0 || place === 'sldNum' || place === 'dt' || place === 'ftr') return []
      return [{ kind: place === 'title' || place === 'ctrTitle' ? 'title' : 'text', lines }]
    }
    case 'pic': {
      const picture = pictureOf(attributeOf(childOf(shape, 'blipFill', 'blip'), 'embed'))
      const text = attributeOf(childOf(shape, 'nvPicPr', 'cNvPr'), 'descr')
      return picture ? [{ kind: 'picture', picture, text }] : []
    }
    case 'graphicFrame': {
      const table = descendantsOf(shape, 'tbl')[0]
      return table ? [{ kind: 'table', rows: readTable(table) }] : []
    }
    case 'grpSp':
      return readShapes(shape, pictureOf)
    default:
      return []
  }
}

function readTable(table: Element): readonly (readonly string[])[] {
  return childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) =>
      readLines(childOf(cell, 'txBody'))
        .map(({ text }) => text)
        .join('\n'),
    ),
  )
}

/** The lines of a text that are not empty. */
function readLines(body: Element | undefined): readonly SlideLine[] {
  return childrenOf(body, 'p').flatMap((line) => {
    const text = [...line.children]
      .map((part) => (part.localName === 'br' ? '\n' : (childOf(part, 't')?.textContent ?? '')))
      .join('')
    const level = Math.min(8, Number(attributeOf(childOf(line, 'pPr'), 'lvl') || 0))
    return text.trim() === '' ? [] : [{ text, level }]
  })
}
