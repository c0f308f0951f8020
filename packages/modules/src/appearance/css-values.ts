import type { CSSProperties } from 'react'

import { textColourStyle } from './colour-styles.ts'

/** A length in page px (1/375 of the page's width) as CSS; `--u` is set by the page. */
export function units(length: number): string {
  return `calc(${length} * var(--u))`
}

/** A text size in page px as CSS, scaled by the site's theme. */
export function textUnits(length: number): string {
  return `calc(${length} * var(--f))`
}

/** A corner radius in page px as CSS, scaled by the site's theme. */
export function cornerUnits(length: number): string {
  return `calc(${length} * var(--r))`
}

/** CSS of the four corners; empty when all are square. */
export function cornerStyle(corners: {
  readonly topLeft: number
  readonly topRight: number
  readonly bottomLeft: number
  readonly bottomRight: number
}): CSSProperties {
  const order = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
  const [first = 0] = order
  if (order.every((one) => one === first)) return first === 0 ? {} : { borderRadius: cornerUnits(first) }
  return { borderRadius: order.map(cornerUnits).join(' ') }
}

/** CSS of a shadow; empty when it is off. */
export function shadowStyle(shadow: {
  readonly isShown: boolean
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly colour: string
}): CSSProperties {
  if (!shadow.isShown) return {}
  return { boxShadow: `${units(shadow.x)} ${units(shadow.y)} ${units(shadow.blur)} ${shadow.colour || '#00000026'}` }
}

/** CSS of the side and top margins. */
export function marginStyle({
  marginX,
  marginY,
}: {
  readonly marginX: number
  readonly marginY: number
}): CSSProperties {
  return marginX === 0 && marginY === 0 ? {} : { padding: `${units(marginY)} ${units(marginX)}` }
}

const FAMILIES: Readonly<Record<string, string>> = {
  song: '"Songti SC", "Noto Serif CJK SC", SimSun, serif',
  kai: '"Kaiti SC", KaiTi, STKaiti, serif',
  mono: 'ui-monospace, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
}

/** The only bold weight of the shop: each further one is a face that a phone loads before the first paint. */
const BOLD = 600

/** CSS of the font options; unset ones are inherited from the page. */
export function fontStyle(font: {
  readonly fontSize: number
  readonly colour: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isUnderline: boolean
  readonly lineHeight?: number
  readonly family?: string
  readonly align?: CSSProperties['textAlign']
}): CSSProperties {
  const family = FAMILIES[font.family ?? '']
  return {
    fontSize: textUnits(font.fontSize),
    ...(font.lineHeight !== undefined && { lineHeight: font.lineHeight }),
    ...textColourStyle(font.colour),
    ...(family !== undefined && { fontFamily: family }),
    ...(font.isBold && { fontWeight: BOLD }),
    ...(font.isItalic && { fontStyle: 'italic' }),
    ...(font.isUnderline && { textDecoration: 'underline' }),
    ...(font.align !== undefined && font.align !== 'left' && { textAlign: font.align }),
  }
}
