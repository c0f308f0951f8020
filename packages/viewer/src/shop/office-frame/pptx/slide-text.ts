import { drawingColor } from '../package/drawing-colors.ts'
import { attributeOf, childOf, childrenOf, isOn } from '../package/xml.ts'
import { placeholderOf, withPlaceholders } from './slide-layers.ts'
import type { SlideLayers } from './slide-layers.ts'

/** A piece of a line in one look. */
export interface TextRun {
  readonly text: string
  /** Points. */
  readonly size: number
  /** CSS; '' follows what it stands on. */
  readonly color: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isUnderlined: boolean
}

/** A line of a text. */
export interface SlideLine {
  readonly runs: readonly TextRun[]
  /** How deep it stands in a list, from 0. */
  readonly level: number
  /** '' without one; `#` stands for its number. */
  readonly bullet: string
  readonly align: 'start' | 'center' | 'end' | 'justify'
  /** EMU: from the left, and of the first line beside that. */
  readonly left: number
  readonly indent: number
  /** Points above it. */
  readonly above: number
  /** Of the usual distance of lines. */
  readonly spacing: number
}

/** A text with its place in its shape. */
export interface SlideText {
  readonly lines: readonly SlideLine[]
  readonly anchor: 'start' | 'center' | 'end'
  /** EMU: left, top, right, bottom. */
  readonly insets: readonly [number, number, number, number]
  readonly isVertical: boolean
}

/** What a shape says where nothing does. ECMA-376 part 1 §21.1.2.1.1. */
const USUAL_INSETS = { lIns: 91_440, tIns: 45_720, rIns: 91_440, bIns: 45_720 } as const
const USUAL_SIZE = 18
const SIZES = { least: 1, most: 400 } as const

/** Reads the text of a shape, with what layout and master say of its look. ECMA-376 part 1 §21.1.2. */
export function readText(shape: Element, layers: SlideLayers): SlideText {
  const sources = withPlaceholders(shape, layers)
  const bodies = sources.flatMap((source) => childOf(source, 'txBody', 'bodyPr') ?? [])
  const body = (name: string) => firstText(bodies, name)
  const scale = fontScale(bodies)
  const lists = [...sources.map((source) => childOf(source, 'txBody', 'lstStyle')), ...usualStyles(shape, layers)]
  const anchors: Readonly<Record<string, SlideText['anchor']>> = { ctr: 'center', b: 'end' }
  const inset = (name: keyof typeof USUAL_INSETS) => numberOf(body(name), USUAL_INSETS[name])
  return {
    lines: readLines(childOf(shape, 'txBody'), { lists, layers, scale }),
    anchor: anchors[body('anchor')] ?? 'start',
    insets: [inset('lIns'), inset('tIns'), inset('rIns'), inset('bIns')],
    isVertical: ['eaVert', 'vert', 'mongolianVert'].includes(body('vert')),
  }
}

/** The styles of master and presentation for a shape. ECMA-376 part 1 §19.3.1.52. */
function usualStyles(shape: Element, { master, usualText }: SlideLayers): readonly (Element | undefined)[] {
  const place = placeholderOf(shape)
  const kind = attributeOf(place, 'type')
  const isTitle = kind === 'title' || kind === 'ctrTitle'
  const isOther = !place || ['sldNum', 'dt', 'ftr'].includes(kind)
  const style = isTitle ? 'titleStyle' : isOther ? 'otherStyle' : 'bodyStyle'
  return [childOf(master?.root, 'txStyles', style), usualText]
}

function fontScale(bodies: readonly Element[]): number {
  const fit = bodies.flatMap((body) => childOf(body, 'normAutofit') ?? [])[0]
  const scale = numberOf(attributeOf(fit, 'fontScale'), 100_000) / 100_000
  return scale > 0.1 && scale <= 1 ? scale : 1
}

interface LineSource {
  readonly lists: readonly (Element | undefined)[]
  readonly layers: SlideLayers
  readonly scale: number
}

/** The lines of a body of text that are not empty. */
export function readLines(body: Element | undefined, source: LineSource): readonly SlideLine[] {
  return childrenOf(body, 'p').flatMap((paragraph) => readLine(paragraph, source))
}

function readLine(paragraph: Element, source: LineSource): SlideLine[] {
  const own = childOf(paragraph, 'pPr')
  const level = Math.min(8, Math.max(0, Math.floor(numberOf(attributeOf(own, 'lvl'), 0))))
  const below = source.lists.flatMap((list) => childOf(list, `lvl${level + 1}pPr`) ?? [])
  const looks = own ? [own, ...below] : below
  const runs = [...paragraph.children].flatMap((part) => readRun(part, below, source))
  if (runs.every(({ text }) => text.trim() === '')) return []
  const aligns: Readonly<Record<string, SlideLine['align']>> = { ctr: 'center', r: 'end', just: 'justify' }
  const spacing = numberOf(attributeOf(firstChild(looks, 'lnSpc', 'spcPct'), 'val'), 100_000) / 100_000
  const size = runs[0]?.size ?? USUAL_SIZE
  const share = numberOf(attributeOf(firstChild(looks, 'spcBef', 'spcPct'), 'val'), 0) / 100_000
  const points = numberOf(attributeOf(firstChild(looks, 'spcBef', 'spcPts'), 'val'), 0) / 100
  return [
    {
      runs,
      level,
      bullet: bulletOf(looks),
      align: aligns[firstText(looks, 'algn')] ?? 'start',
      left: numberOf(firstText(looks, 'marL'), 0),
      indent: numberOf(firstText(looks, 'indent'), 0),
      above: Math.min(200, Math.max(0, points + share * size)),
      spacing: Math.min(4, Math.max(0.5, spacing)),
    },
  ]
}

function bulletOf(looks: readonly Element[]): string {
  for (const look of looks) {
    const bullet = [...look.children].find(({ localName }) => ['buNone', 'buChar', 'buAutoNum'].includes(localName))
    if (bullet?.localName === 'buChar') return bulletSign(attributeOf(bullet, 'char'))
    if (bullet) return bullet.localName === 'buAutoNum' ? '#' : ''
  }
  return ''
}

/** Signs of symbol fonts mean nothing without them. */
function bulletSign(sign: string): string {
  const [first = ''] = sign
  return /[\p{L}\p{N}\p{Co}]/u.test(first) || first === '§' ? '•' : first
}

function readRun(part: Element, below: readonly Element[], { layers, scale }: LineSource): TextRun[] {
  if (part.localName !== 'r' && part.localName !== 'fld' && part.localName !== 'br') return []
  const own = childOf(part, 'rPr')
  const looks = [own, ...below.map((look) => childOf(look, 'defRPr'))].flatMap((look) => look ?? [])
  const size = (numberOf(firstText(looks, 'sz'), USUAL_SIZE * 100) / 100) * scale
  const fill = firstChild(looks, 'solidFill')
  const isLink = childOf(own, 'hlinkClick') !== undefined
  return [
    {
      text: part.localName === 'br' ? '\n' : (childOf(part, 't')?.textContent ?? ''),
      size: Math.min(SIZES.most, Math.max(SIZES.least, size)),
      color: drawingColor(fill, layers.colors) ?? '',
      isBold: isOnFirst(looks, 'b'),
      isItalic: isOnFirst(looks, 'i'),
      isUnderlined: isLink || !['', 'none'].includes(firstText(looks, 'u')),
    },
  ]
}

function isOnFirst(looks: readonly Element[], name: string): boolean {
  const look = looks.find((one) => attributeOf(one, name) !== '')
  return isOn(look, name)
}

function firstText(elements: readonly Element[], name: string): string {
  for (const element of elements) {
    const text = attributeOf(element, name)
    if (text !== '') return text
  }
  return ''
}

function firstChild(elements: readonly Element[], ...path: readonly string[]): Element | undefined {
  return elements.flatMap((element) => childOf(element, ...path) ?? [])[0]
}

/** The largest of any measure, in EMU. */
const MAX_MEASURE = 100_000_000

function numberOf(text: string, usual: number): number {
  const number = Number(text)
  return text === '' || !Number.isFinite(number) || Math.abs(number) > MAX_MEASURE ? usual : number
}
