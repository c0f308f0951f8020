import { attributeOf, childOf, childrenOf } from './xml.ts'

/** Colours (`rrggbb`) of a theme by the names that drawings have for them. */
export type DrawingColors = ReadonlyMap<string, string>

/** Names of drawings that are those of a theme under another one, unless a map says otherwise. ECMA-376 part 1 §19.3.1.6. */
const USUAL_MAP: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' }

/** Colours of a theme that says none. */
const USUAL_COLORS: Readonly<Record<string, string>> = {
  dk1: '000000',
  lt1: 'ffffff',
  dk2: '44546a',
  lt2: 'e7e6e6',
  accent1: '4472c4',
  accent2: 'ed7d31',
  accent3: 'a5a5a5',
  accent4: 'ffc000',
  accent5: '5b9bd5',
  accent6: '70ad47',
  hlink: '0563c1',
  folHlink: '954f72',
}

/** The colours of a theme. @param map element whose attributes name colours of the theme, such as `clrMap` */
export function readDrawingColors(theme: Element | undefined, map?: Element): DrawingColors {
  const scheme = childOf(theme, 'themeElements', 'clrScheme')
  const colors = new Map(
    Object.entries(USUAL_COLORS).map(([name, usual]) => {
      const color = childOf(scheme, name)?.firstElementChild ?? undefined
      return [name, hexOf(attributeOf(color, 'lastClr')) || hexOf(attributeOf(color, 'val')) || usual] as const
    }),
  )
  for (const [name, usual] of Object.entries(USUAL_MAP)) {
    const color = colors.get(attributeOf(map, name)) ?? colors.get(usual)
    if (color !== undefined) colors.set(name, color)
  }
  return colors
}

/** Colours by name that documents use; others are rare. ECMA-376 part 1 §20.1.10.48. */
const PRESETS: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  orange: 'ffa500',
  gray: '808080',
}

/**
 * The colour that an element holds (a fill, a stop, a reference of a style), as CSS; `undefined` for none that is known.
 * @param own what `phClr` means
 */
export function drawingColor(holder: Element | undefined, colors: DrawingColors, own = ''): string | undefined {
  const element = [...(holder?.children ?? [])].find(({ localName }) => localName.endsWith('Clr'))
  const hex = element && baseColor(element, colors, own)
  return element && hex ? changed(hex, element) : undefined
}

function baseColor(element: Element, colors: DrawingColors, own: string): string {
  const value = attributeOf(element, 'val')
  switch (element.localName) {
    case 'srgbClr':
      return hexOf(value)
    case 'sysClr':
      return hexOf(attributeOf(element, 'lastClr'))
    case 'schemeClr':
      return value === 'phClr' ? hexOf(own.replace('#', '')) : (colors.get(value) ?? '')
    case 'prstClr':
      return Object.hasOwn(PRESETS, value) ? (PRESETS[value] ?? '') : ''
    default:
      return ''
  }
}

/** A colour with what is to become of it, in its order. ECMA-376 part 1 §20.1.2.3. */
function changed(hex: string, element: Element): string {
  let channels = (hex.match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16))
  let alpha = 1
  for (const change of element.children) {
    const part = shareOf(change, 'val') ?? 1
    if (change.localName === 'alpha') alpha = Math.min(1, Math.max(0, part))
    else channels = changeChannels(channels, change.localName, part)
  }
  const [red = 0, green = 0, blue = 0] = channels.map((value) => Math.round(Math.min(255, Math.max(0, value))))
  return alpha < 1 ? `rgb(${red} ${green} ${blue} / ${alpha})` : `rgb(${red} ${green} ${blue})`
}

function changeChannels(channels: readonly number[], name: string, part: number): number[] {
  switch (name) {
    case 'shade':
      return channels.map((value) => value * part)
    case 'tint':
      return channels.map((value) => value * part + 255 * (1 - part))
    case 'lumMod':
      return withLuminance(channels, (luminance) => luminance * part)
    case 'lumOff':
      return withLuminance(channels, (luminance) => luminance + part)
    default:
      return [...channels]
  }
}

/** The same hue at another luminance. HSL after W3C CSS Color 4 §7. */
function withLuminance(channels: readonly number[], change: (luminance: number) => number): number[] {
  const most = Math.max(...channels) / 255
  const least = Math.min(...channels) / 255
  const before = (most + least) / 2
  const after = Math.min(1, Math.max(0, change(before)))
  const room = (luminance: number) => 1 - Math.abs(2 * luminance - 1)
  // Without a hue the grey is all there is.
  const stretch = room(before) === 0 ? 0 : room(after) / room(before)
  return channels.map((value) => (after + (value / 255 - before) * stretch) * 255)
}

/** A colour of a theme mixed with black (0) or white (255), as CSS. @param part of the colour, from 0 to 1 */
export function mixedColor(hex: string, part: number, other: 0 | 255): string {
  const channels = (hex.match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16))
  return `rgb(${channels.map((value) => Math.round(value * part + other * (1 - part))).join(' ')})`
}

/** A share that is written in thousandths of a per cent; `undefined` for none. */
export function shareOf(element: Element | undefined, name: string): number | undefined {
  const text = attributeOf(element, name)
  const share = Number(text) / 100_000
  return text === '' || !Number.isFinite(share) ? undefined : share
}

/** `rrggbb` of that; '' of anything else. */
function hexOf(text: string): string {
  return /^[\da-f]{6}$/i.test(text) ? text.toLowerCase() : ''
}

/** Stops of a gradient that are drawn. */
const MAX_STOPS = 10

/** The fill of a shape as CSS; `undefined` when none is said, '' for none at all. ECMA-376 part 1 §20.1.8. */
export function drawingFill(shape: Element | undefined, colors: DrawingColors, own = ''): string | undefined {
  for (const fill of shape?.children ?? []) {
    switch (fill.localName) {
      case 'noFill':
        return ''
      case 'solidFill':
        return drawingColor(fill, colors, own)
      case 'pattFill':
        return drawingColor(childOf(fill, 'fgClr'), colors, own)
      case 'gradFill':
        return gradient(fill, colors, own)
    }
  }
  return undefined
}

function gradient(fill: Element, colors: DrawingColors, own: string): string | undefined {
  const read = childrenOf(childOf(fill, 'gsLst'), 'gs')
    .slice(0, MAX_STOPS)
    .flatMap((stop) => {
      const color = drawingColor(stop, colors, own)
      return color === undefined ? [] : [{ color, at: shareOf(stop, 'pos') ?? 0 }]
    })
  const stops = [...read].sort((a, b) => a.at - b.at)
  if (stops.length < 2) return stops[0]?.color
  // From left to right here, from below to above in CSS.
  const angle = Number(attributeOf(childOf(fill, 'lin'), 'ang') || 5_400_000) / 60_000 + 90
  const list = stops.map(({ color, at }) => `${color} ${Math.round(at * 100)}%`).join(', ')
  return `linear-gradient(${Number.isFinite(angle) ? Math.round(angle) : 180}deg, ${list})`
}
