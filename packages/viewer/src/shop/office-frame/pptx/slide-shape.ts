import { drawingColor, drawingFill, shareOf } from '../package/drawing-colors.ts'
import type { DrawingColors } from '../package/drawing-colors.ts'
import { attributeOf, childOf } from '../package/xml.ts'
import type { SlideLayer, SlideLayers } from './slide-layers.ts'
import { withPlaceholders } from './slide-layers.ts'
import { readOutline } from './slide-outline.ts'
import type { Outline } from './slide-outline.ts'

/** What a shape looks like without its text. Colours and fills are CSS, '' of none. */
export interface ShapeLook {
  readonly outline: Outline
  readonly fill: string
  readonly picture: Blob | undefined
  readonly lineColor: string
  /** EMU. */
  readonly lineWidth: number
  readonly isDashed: boolean
  /** Of a text that says none. */
  readonly textColor: string
}

/** Width of a line that says none, and the widest. ECMA-376 part 1 §20.1.2.2.24. */
const LINE_EMU = { usual: 9525, most: 1_000_000 } as const

/** Reads the look of a shape, with what its style, layout and master say. ECMA-376 part 1 §20.1.2.2. */
export function readLook(shape: Element, layers: SlideLayers, layer: SlideLayer): ShapeLook {
  const { colors } = layers
  const all = withPlaceholders(shape, layers).flatMap((source) => childOf(source, 'spPr') ?? [])
  const style = childOf(shape, 'style')
  const styled = (name: string) => {
    const reference = childOf(style, name)
    return Number(attributeOf(reference, 'idx') || 0) > 0 ? (drawingColor(reference, colors) ?? '') : ''
  }
  const fill = first(all, (one) => drawingFill(one, colors))
  const line = all.map((one) => childOf(one, 'ln')).find((one) => one !== undefined)
  const width = Number(attributeOf(line, 'w') || LINE_EMU.usual)
  const picture = all.map((one) => childOf(one, 'blipFill', 'blip')).find((one) => one !== undefined)
  return {
    outline: readOutline(all.find((one) => childOf(one, 'prstGeom') ?? childOf(one, 'custGeom'))),
    fill: fill ?? (picture ? '' : styled('fillRef')),
    picture: picture && layer.pictureOf(attributeOf(picture, 'embed')),
    lineColor: drawingFill(line, colors) ?? styled('lnRef'),
    lineWidth: Number.isFinite(width) ? Math.min(LINE_EMU.most, Math.max(0, width)) : LINE_EMU.usual,
    isDashed: !['', 'solid'].includes(attributeOf(childOf(line, 'prstDash'), 'val')),
    textColor: drawingColor(childOf(style, 'fontRef'), colors) ?? '',
  }
}

function first<T>(all: readonly Element[], read: (one: Element) => T | undefined): T | undefined {
  for (const one of all) {
    const found = read(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The ground of a slide: its own, else that of its layout, else that of its master. ECMA-376 part 1 §19.3.1.1. */
export function readGround({ slide, layout, master, colors }: SlideLayers): Pick<ShapeLook, 'fill' | 'picture'> {
  for (const layer of [slide, layout, master]) {
    const ground = childOf(layer?.root, 'cSld', 'bg')
    if (!layer || !ground) continue
    const properties = childOf(ground, 'bgPr')
    const picture = childOf(properties, 'blipFill', 'blip')
    return {
      fill: drawingFill(properties, colors) || (drawingColor(childOf(ground, 'bgRef'), colors) ?? ''),
      picture: picture && layer.pictureOf(attributeOf(picture, 'embed')),
    }
  }
  return { fill: '', picture: undefined }
}

/** What of a picture is shown, in shares that are cut off at its sides. ECMA-376 part 1 §20.1.8.55. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The crop of a picture; nothing where nothing would be left. */
export function readCrop(fill: Element | undefined): Crop {
  const source = childOf(fill, 'srcRect')
  const cut = (name: string) => Math.max(-4, shareOf(source, name) ?? 0)
  const crop = { left: cut('l'), top: cut('t'), right: cut('r'), bottom: cut('b') }
  const isWhole = crop.left + crop.right > 0.95 || crop.top + crop.bottom > 0.95
  return isWhole ? { left: 0, top: 0, right: 0, bottom: 0 } : crop
}

/** Colour of the text that a slide has where nothing says another one. */
export function inkOf(colors: DrawingColors): string {
  return `#${colors.get('tx1') ?? '000000'}`
}
