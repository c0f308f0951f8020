import { chartOfPart } from '../chart/read-chart.ts'
import type { Chart } from '../chart/read-chart.ts'
import { mainPart } from '../package/office-package.ts'
import type { OfficePackage } from '../package/office-package.ts'
import { attributeOf, childOf, childrenOf, descendantsOf, isOn } from '../package/xml.ts'
import { placeholderOf, readLayers, withPlaceholders } from './slide-layers.ts'
import type { SlideLayer, SlideLayers } from './slide-layers.ts'
import { ON_SLIDE, placeOfGroup, readBox } from './slide-place.ts'
import type { Box, GroupPlace } from './slide-place.ts'
import { inkOf, readCrop, readGround, readLook } from './slide-shape.ts'
import type { Crop, ShapeLook } from './slide-shape.ts'
import { readTable } from './slide-table.ts'
import type { SlideTable } from './slide-table.ts'
import { readText } from './slide-text.ts'
import type { SlideText } from './slide-text.ts'

/** What stands on a slide. `left` is what is not shown, such as a drawing of boxes and arrows. */
export type SlideContent =
  | { readonly kind: 'title' | 'text' | 'foot'; readonly look: ShapeLook; readonly text: SlideText }
  | { readonly kind: 'picture'; readonly picture: Blob; readonly text: string; readonly crop: Crop }
  | { readonly kind: 'table'; readonly table: SlideTable }
  | { readonly kind: 'chart'; readonly chart: Chart }
  | { readonly kind: 'left' }

/** A thing on a slide, in the order in which one covers another. */
export type SlideItem = SlideContent & {
  /** `undefined` when nothing says where it stands. */
  readonly box: Box | undefined
  /** It is the layout's or the master's, on each slide that follows them. */
  readonly isShared: boolean
}

/** A slide. */
export interface Slide {
  readonly ground: Pick<ShapeLook, 'fill' | 'picture'>
  /** CSS colour of texts that say none. */
  readonly ink: string
  readonly items: readonly SlideItem[]
}

/** A presentation. */
export interface Deck {
  /** EMU. */
  readonly width: number
  readonly height: number
  readonly slides: readonly Slide[]
}

/** Slides, and things on one with what it shares, that are shown. */
const MAX_SLIDES = 200
const MAX_ITEMS = 600

/** Groups within each other that are opened. */
const MAX_DEPTH = 8

/** The size of a slide that says none, and how long a side may be to the other. ECMA-376 part 1 §19.2.1.36. */
const USUAL_SIZE = { width: 9_144_000, height: 6_858_000 } as const
const MAX_RATIO = 6

/** The slides of a presentation that are not hidden, in their order. Throws for what is none. ECMA-376 part 1 §19. */
export function readDeck(file: OfficePackage, language: string): Deck {
  const main = mainPart(file)
  const root = file.xml(main)
  if (root?.localName !== 'presentation') throw new Error('a package without a presentation')
  const parts = new Map(file.relations(main).map(({ id, target }) => [id, target] as const))
  const usualText = childOf(root, 'defaultTextStyle')
  const slides = childrenOf(childOf(root, 'sldIdLst'), 'sldId')
    .slice(0, MAX_SLIDES)
    .flatMap((one) => {
      // Its own id stands beside that of its relation.
      const id = [...one.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value
      const part = parts.get(id ?? '')
      const layers = part === undefined ? undefined : readLayers(file, part, usualText)
      return layers && isOn(layers.slide.root, 'show', true) ? [readSlide(layers, language)] : []
    })
  return { ...sizeOf(childOf(root, 'sldSz')), slides }
}

function sizeOf(element: Element | undefined): Pick<Deck, 'width' | 'height'> {
  const width = Number(attributeOf(element, 'cx'))
  const height = Number(attributeOf(element, 'cy'))
  const ratio = width / height
  return ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO ? { width, height } : USUAL_SIZE
}

function readSlide(layers: SlideLayers, language: string): Slide {
  const { slide, layout, master, colors } = layers
  const showsMaster = isOn(slide.root, 'showMasterSp', true) && isOn(layout?.root, 'showMasterSp', true)
  const readLayer = (layer: SlideLayer | undefined, isShared: boolean) => {
    const tree = childOf(layer?.root, 'cSld', 'spTree')
    return layer && tree ? readItems(tree, { layers, layer, isShared, language, place: ON_SLIDE, depth: 0 }) : []
  }
  const shared = isOn(slide.root, 'showMasterSp', true) ? readLayer(layout, true) : []
  const items = [...(showsMaster ? readLayer(master, true) : []), ...shared, ...readLayer(slide, false)]
  return { ground: readGround(layers), ink: inkOf(colors), items: items.slice(0, MAX_ITEMS) }
}

/** What shapes are read by. */
interface ItemSource {
  readonly layers: SlideLayers
  readonly layer: SlideLayer
  readonly isShared: boolean
  readonly language: string
  readonly place: GroupPlace
  readonly depth: number
}

function readItems(tree: Element, source: ItemSource): readonly SlideItem[] {
  return [...tree.children].flatMap((shape): readonly SlideItem[] => {
    // Its places are filled by the slide.
    if (source.isShared && placeholderOf(shape)) return []
    if (shape.localName === 'grpSp') {
      if (source.depth >= MAX_DEPTH) return []
      const place = placeOfGroup(childOf(shape, 'grpSpPr', 'xfrm'), source.place)
      return readItems(shape, { ...source, place, depth: source.depth + 1 })
    }
    if (shape.localName === 'AlternateContent') {
      const usual = childOf(shape, 'Fallback') ?? childOf(shape, 'Choice')
      return usual && source.depth < MAX_DEPTH ? readItems(usual, { ...source, depth: source.depth + 1 }) : []
    }
    const content = readContent(shape, source)
    return content ? [{ ...content, box: boxOf(shape, source), isShared: source.isShared }] : []
  })
}

function boxOf(shape: Element, { layers, place }: ItemSource): Box | undefined {
  const own = childOf(shape, 'xfrm')
  if (own) return readBox(own, place)
  for (const [number, one] of withPlaceholders(shape, layers).entries()) {
    const transform = childOf(one, 'spPr', 'xfrm')
    // Places of layout and master stand in no group of the slide.
    if (transform) return readBox(transform, number === 0 ? place : ON_SLIDE)
  }
  return undefined
}

const FEET = ['sldNum', 'dt', 'ftr']

function readContent(shape: Element, source: ItemSource): SlideContent | undefined {
  const { layers, layer } = source
  switch (shape.localName) {
    case 'sp':
    case 'cxnSp': {
      const kind = attributeOf(placeholderOf(shape), 'type')
      const text = readText(shape, layers)
      const look = readLook(shape, layers, layer)
      const isSeen = look.fill !== '' || look.picture !== undefined || look.lineColor !== ''
      if (text.lines.length === 0 && !isSeen) return undefined
      if (FEET.includes(kind)) return { kind: 'foot', look, text }
      return { kind: kind === 'title' || kind === 'ctrTitle' ? 'title' : 'text', look, text }
    }
    case 'pic': {
      const fill = childOf(shape, 'blipFill')
      const picture = layer.pictureOf(attributeOf(childOf(fill, 'blip'), 'embed'))
      const text = attributeOf(childOf(shape, 'nvPicPr', 'cNvPr'), 'descr')
      return picture && { kind: 'picture', picture, text, crop: readCrop(fill) }
    }
    case 'graphicFrame':
      return readFrame(shape, source)
    default:
      return undefined
  }
}

function readFrame(shape: Element, { layers, layer, language }: ItemSource): SlideContent {
  const [table] = descendantsOf(shape, 'tbl')
  if (table) return { kind: 'table', table: readTable(table, layers) }
  const id = attributeOf(childOf(shape, 'graphic', 'graphicData', 'chart'), 'id')
  const chart = chartOfPart(() => layer.partOf(id), { colors: layers.colors, language })
  return chart ? { kind: 'chart', chart } : { kind: 'left' }
}
