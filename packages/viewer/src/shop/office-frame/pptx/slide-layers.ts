import { readDrawingColors } from '../package/drawing-colors.ts'
import type { DrawingColors } from '../package/drawing-colors.ts'
import type { OfficePackage } from '../package/office-package.ts'
import { pictureType } from '../package/picture-size.ts'
import { attributeOf, childOf, childrenOf } from '../package/xml.ts'

/** Bytes of a picture as it is packed. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024

/** A part of a presentation with what it relates to. */
export interface SlideLayer {
  readonly root: Element
  /** A picture by the id of its relation; `undefined` for what is none that a browser shows. */
  readonly pictureOf: (id: string) => Blob | undefined
  /** A part of XML by the id of its relation, such as a chart. */
  readonly partOf: (id: string) => Element | undefined
}

/** A slide with what it follows where it says nothing. */
export interface SlideLayers {
  readonly slide: SlideLayer
  readonly layout: SlideLayer | undefined
  readonly master: SlideLayer | undefined
  readonly colors: DrawingColors
  /** `defaultTextStyle` of the presentation. */
  readonly usualText: Element | undefined
}

/** Reads a slide and the layout and master that it follows; `undefined` without the slide. */
export function readLayers(file: OfficePackage, part: string, usualText: Element | undefined): SlideLayers | undefined {
  const slide = readLayer(file, part)
  if (!slide) return undefined
  const layoutPart = related(file, part, 'slideLayout')
  const layout = layoutPart === undefined ? undefined : readLayer(file, layoutPart)
  const masterPart = layoutPart === undefined ? undefined : related(file, layoutPart, 'slideMaster')
  const master = masterPart === undefined ? undefined : readLayer(file, masterPart)
  const themePart = masterPart === undefined ? undefined : related(file, masterPart, 'theme')
  const theme = themePart === undefined ? undefined : file.xml(themePart)
  return { slide, layout, master, colors: readDrawingColors(theme, childOf(master?.root, 'clrMap')), usualText }
}

function related(file: OfficePackage, part: string, wanted: string): string | undefined {
  return file.relations(part).find(({ type }) => type === wanted)?.target
}

function readLayer(file: OfficePackage, part: string): SlideLayer | undefined {
  const root = file.xml(part)
  if (!root) return undefined
  const targets = new Map(file.relations(part).map(({ id, target }) => [id, target] as const))
  return {
    root,
    pictureOf: (id) => {
      const target = targets.get(id)
      const bytes = target === undefined ? undefined : file.bytes(target, MAX_PICTURE_BYTES)
      const type = bytes && pictureType(bytes)
      return bytes && type !== undefined ? new Blob([bytes.slice()], { type }) : undefined
    },
    partOf: (id) => {
      const target = targets.get(id)
      return target === undefined ? undefined : file.xml(target)
    },
  }
}

/** The place that a shape takes in its layout; `undefined` of one that is the slide's own. */
export function placeholderOf(shape: Element): Element | undefined {
  const own = [...shape.children].find(({ localName }) => localName.startsWith('nv'))
  return childOf(own, 'nvPr', 'ph')
}

/** Kinds of places by the kind that masters have for them. ECMA-376 part 1 §19.7.10. */
const MASTER_KINDS: Readonly<Record<string, string>> = { ctrTitle: 'title', subTitle: 'body', obj: 'body', '': 'body' }

/** A shape, then those of layout and master whose place it takes: what one does not say the next one does. */
export function withPlaceholders(shape: Element, { layout, master }: SlideLayers): readonly Element[] {
  const place = placeholderOf(shape)
  if (!place) return [shape]
  const kind = attributeOf(place, 'type')
  const number = attributeOf(place, 'idx')
  const inLayout = shapesOf(layout).find((other) => {
    const its = placeholderOf(other)
    if (!its) return false
    return number === '' ? attributeOf(its, 'type') === kind : attributeOf(its, 'idx') === number
  })
  const layoutKind = attributeOf(inLayout && placeholderOf(inLayout), 'type') || kind
  const masterKind = Object.hasOwn(MASTER_KINDS, layoutKind) ? MASTER_KINDS[layoutKind] : layoutKind
  const inMaster = shapesOf(master).find((other) => {
    const its = placeholderOf(other)
    return its !== undefined && attributeOf(its, 'type') === masterKind
  })
  return [shape, ...(inLayout ? [inLayout] : []), ...(inMaster ? [inMaster] : [])]
}

function shapesOf(layer: SlideLayer | undefined): readonly Element[] {
  const tree = childOf(layer?.root, 'cSld', 'spTree')
  return [...childrenOf(tree, 'sp'), ...childrenOf(tree, 'pic')]
}
