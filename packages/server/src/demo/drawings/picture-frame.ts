import { gradientsOf, paintOf, SOFT } from './objects/svg-drawing.ts'
import type { Light } from './objects/svg-drawing.ts'

/** A generated picture. */
export interface DrawnPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Size of a picture in its own pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The font of texts in pictures. */
export const FONT = "font-family=\"'PingFang SC','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei',sans-serif\""

/** What a picture is drawn with besides its content. */
export interface Frame extends Size {
  readonly hue: number
  readonly light?: Light
  /** Further definitions, e.g. gradients of objects in other hues. */
  readonly defs?: string
}

/** A whole picture: its content with the gradients that it names. */
export function framed({ width, height, hue, light = 'left', defs = '' }: Frame, content: string): DrawnPicture {
  const gradients = gradientsOf(content, paintOf(hue), { light })
  const soft = content.includes('url(#soft)') ? SOFT : ''
  // The root rounds every stroke, which takes a third of a drawing's bytes off.
  const rounded = content.replaceAll(' stroke-linecap="round"', '').replaceAll(' stroke-linejoin="round"', '')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${gradients}${soft}${defs}</defs>${rounded}</svg>`.replace(
      /\n\s*/g,
      '',
    )
  return { svg, width, height }
}

/** A slope of two colours for a background. */
export function slope(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** Width of a text in ems: Latin letters are about half as wide as Han signs. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((width, sign) => width + (/\p{Script=Han}/u.test(sign) ? 1 : 0.54), 0)
}

/** A text that stands for itself in SVG. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** What cards of a page leave clear above and below, in its units: 8 between two of them. */
export const CARD_CLEARANCE = 4
