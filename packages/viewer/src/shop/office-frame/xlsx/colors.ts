import { attributeOf, childOf, childrenOf } from '../package/xml.ts'

/** Colours of old Excel by their number, from 8. ECMA-376 part 1 §18.8.27. */
const INDEXED =
  '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 800000 008000 000080 808000 800080 008080 c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff 000080 ff00ff ffff00 00ffff 800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99 3366ff 33cccc 99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'.split(
    ' ',
  )

/** Places of a theme's colours in its part, by their number in cells: light and dark are the other way round. */
const THEME_ORDER = ['lt1', 'dk1', 'lt2', 'dk2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6']

/** Colours (`rrggbb`) of a theme by their number in cells; those that it does not say are ''. */
export function themeColors(theme: Element | undefined): readonly string[] {
  const scheme = childOf(theme, 'themeElements', 'clrScheme')
  return THEME_ORDER.map((name) => {
    const color = childOf(scheme, name)?.firstElementChild ?? undefined
    return hexOf(attributeOf(color, 'lastClr')) || hexOf(attributeOf(color, 'val'))
  })
}

/** The colour that an element means, as CSS; `undefined` for none and for an automatic one. ECMA-376 part 1 §18.8.19. */
export function cssColor(element: Element | undefined, theme: readonly string[]): string | undefined {
  const hex =
    hexOf(attributeOf(element, 'rgb')) ||
    (theme[Number(attributeOf(element, 'theme') || Number.NaN)] ?? '') ||
    (INDEXED[indexOf(attributeOf(element, 'indexed'))] ?? '')
  return hex === '' ? undefined : `#${tinted(hex, Number(attributeOf(element, 'tint') || 0))}`
}

/** Colours from 0 to 7 are those from 8 to 15 again. */
function indexOf(text: string): number {
  const number = text === '' ? Number.NaN : Number(text)
  return number < 8 ? number : number - 8
}

/** `rrggbb` of `rrggbb` or `aarrggbb`; '' of anything else. */
function hexOf(text: string): string {
  return /^(?:[\da-f]{2})?([\da-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? ''
}

/** A colour that is darker (below 0) or lighter by a part of what is left. ECMA-376 part 1 §18.8.19. */
function tinted(hex: string, tint: number): string {
  if (!Number.isFinite(tint) || tint === 0) return hex
  const part = Math.min(1, Math.abs(tint))
  const channels = hex.match(/../g) ?? []
  return channels
    .map((channel) => Number.parseInt(channel, 16))
    .map((value) => Math.round(tint < 0 ? value * (1 - part) : value + (255 - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
}

/** The fill of a cell, as CSS; `undefined` without one. */
export function fillColor(fill: Element | undefined, theme: readonly string[]): string | undefined {
  const pattern = childrenOf(fill, 'patternFill')[0]
  const type = attributeOf(pattern, 'patternType')
  return type === '' || type === 'none' ? undefined : cssColor(childOf(pattern, 'fgColor'), theme)
}
