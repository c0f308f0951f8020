import { CLASS_DRAWINGS } from './class-drawings.ts'
import { ELECTRIC_DRAWINGS } from './electric-drawings.ts'
import { GIFT_DRAWINGS } from './gift-drawings.ts'
import { OFFICE_DRAWINGS } from './office-drawings.ts'
import { TOOL_DRAWINGS } from './tool-drawings.ts'
import { block, gradients, paintOf, shadow } from './svg-drawing.ts'

/** A generated picture. */
export interface DrawnPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Content of a product picture. */
export interface ProductSubject {
  readonly classNumber: string
  readonly hue: number
  readonly series: string
  readonly noun: string
  readonly attributes: readonly (readonly [string, string])[]
}

const FONT = "font-family=\"'PingFang SC','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei',sans-serif\""
const SIDE = 800

/** Room for the title of a table of attributes. */
const TITLE_WIDTH = 570

/** How much of an object's box the height of a banner shows. */
const OBJECT_FRAME = 640

/** The views of a product, in the order of its pictures. */
export const PRODUCT_VIEWS = ['front', 'close', 'table', 'package'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

/** One view of a product, 800 × 800. */
export function productPicture(subject: ProductSubject, view: ProductView): DrawnPicture {
  const draw = { front, close, table, package: packed }[view]
  return frame(SIDE, SIDE, subject.hue, draw(subject))
}

/** The square icon of a class, 240 × 240: its object on a soft tile. */
export function classPicture(classNumber: string, hue: number): DrawnPicture {
  const object = `<g transform="translate(6 12) scale(.285)">${drawingOf(classNumber, hue)}</g>`
  const svg = `<rect width="240" height="240" rx="64" fill="url(#background)"/>${object}`
  return { svg: wrap(240, 240, hue, svg), width: 240, height: 240 }
}

/** A shop's logo: its first two signs on a rounded tile. */
export function shopLogo(name: string, hue: number): DrawnPicture {
  const text = `<text x="120" y="122" ${FONT} font-size="78" font-weight="700" fill="#fff" text-anchor="middle" dominant-baseline="central">${escapeXml(name.slice(0, 2))}</text>`
  const svg = `<rect width="240" height="240" rx="56" fill="url(#dark)"/><path d="M0 56A56 56 0 0 1 56 0H184A56 56 0 0 1 240 56V90Q120 150 0 110Z" fill="#fff" opacity=".1"/>${text}`
  return { svg: wrap(240, 240, hue, svg), width: 240, height: 240 }
}

/** The mark of a site: one sign on its colour; readable at 32 px. */
export function siteMark(sign: string, colour: string): DrawnPicture {
  const text = `<text x="60" y="62" ${FONT} font-size="66" font-weight="700" fill="#fff" text-anchor="middle" dominant-baseline="central">${escapeXml(sign)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><rect width="120" height="120" rx="28" fill="${colour}"/>${text}</svg>`
  return { svg, width: 120, height: 120 }
}

/** Content of a banner picture. */
export interface BannerSubject {
  readonly title: string
  readonly subtitle: string
  readonly label: string
  readonly hue: number
  /** Class numbers of the objects, front first. */
  readonly objects: readonly string[]
  /** A card with clear margins and more room at the left, for texts of the page. */
  readonly isCard?: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Objects on one base line, the front one at a share of the width. */
function groupOf(
  { objects, hue }: Pick<BannerSubject, 'objects' | 'hue'>,
  { width, height }: Size,
  { at, scale, shift = 0 }: { readonly at: number; readonly scale: number; readonly shift?: number },
): string {
  return objects
    .map((number, index) => {
      const size = (height / OBJECT_FRAME) * scale * (1 - index * 0.2)
      const x = Math.round(width * (at - index * 0.15) + shift - 400 * size)
      const y = Math.round(height * 0.86 - 572 * size)
      return `<g transform="translate(${x} ${y}) scale(${size.toFixed(3)})">${drawingOf(number, hue)}</g>`
    })
    .toReversed()
    .join('')
}

/** The cover of an article: objects in the middle, which lists cut to other shapes, and no text. */
export function coverPicture(subject: Pick<BannerSubject, 'objects' | 'hue'>, size: Size): DrawnPicture {
  const { width, height } = size
  const svg = [
    `<rect width="${width}" height="${height}" fill="url(#background)"/>`,
    `<circle cx="${Math.round(width / 2)}" cy="${Math.round(height / 2)}" r="${Math.round(height * 0.46)}" fill="#fff" opacity=".42"/>`,
    groupOf(subject, size, { at: 0.56, scale: 0.98 }),
  ].join('')
  return { svg: wrap(width, height, subject.hue, svg), width, height }
}

/** A wide picture for carousels and banners. */
export function bannerPicture(subject: BannerSubject, size: Size): DrawnPicture {
  const { width, height } = size
  const objects = groupOf(subject, size, subject.isCard ? { at: 0.77, scale: 0.88, shift: 24 } : { at: 0.77, scale: 1 })
  const paint = paintOf(subject.hue)
  const left = Math.round(width * 0.064)
  const svg = [
    `<rect width="${width}" height="${height}" fill="url(#background)"/>`,
    `<circle cx="${Math.round(width * 0.76)}" cy="${Math.round(height * 0.5)}" r="${Math.round(height * 0.62)}" fill="#fff" opacity=".42"/>`,
    objects,
    `<text x="${left}" y="${Math.round(height * 0.43)}" ${FONT} font-size="${Math.round(height * 0.163)}" font-weight="700" fill="${paint.text}">${escapeXml(subject.title)}</text>`,
    `<text x="${left}" y="${Math.round(height * 0.585)}" ${FONT} font-size="${Math.round(height * 0.078)}" fill="${paint.text}" opacity=".78">${escapeXml(subject.subtitle)}</text>`,
    subject.label && pill({ x: left, y: Math.round(height * 0.68), size: height * 0.07 }, subject.label, paint.deep),
  ].join('')
  return { svg: wrap(width, height, subject.hue, subject.isCard ? card(svg, { width, height }) : svg), width, height }
}

/** Cuts a picture of a page's full width to a card: 12 page px from both edges, rounded by 12. */
function card(svg: string, { width, height }: { width: number; height: number }): string {
  const edge = Math.round((width * 12) / 375)
  return `<clipPath id="card"><rect x="${edge}" width="${width - 2 * edge}" height="${height}" rx="${edge}"/></clipPath><g clip-path="url(#card)">${svg}</g>`
}

function front(subject: ProductSubject): string {
  // Enlarged about the middle of what stands on y = 570, which comes to the middle of the picture.
  const object = productDrawing(subject)
  return `${halo()}<g transform="translate(400 400) scale(1.12) translate(-400 -376)">${object}</g>`
}

function close(subject: ProductSubject): string {
  const object = productDrawing(subject)
  return `${halo()}<g transform="translate(400 420) scale(1.62) rotate(-8) translate(-390 -400)">${object}</g>`
}

function table({ attributes, hue, series, noun }: ProductSubject): string {
  const { text, main } = paintOf(hue)
  const title = /\p{Script=Han}/u.test(noun) ? series + noun : `${series} ${noun}`
  const titleSize = Math.min(42, Math.floor(TITLE_WIDTH / widthOf(title)))
  const rows = attributes.slice(0, 6).map(([name, value], row) => {
    const y = 300 + row * 74
    return `<text x="110" y="${y}" ${FONT} font-size="30" fill="${text}" opacity=".6">${escapeXml(name)}</text><text x="690" y="${y}" ${FONT} font-size="30" font-weight="600" fill="${text}" text-anchor="end">${escapeXml(value)}</text><path d="M110 ${y + 26}h580" stroke="${text}" opacity=".1" stroke-width="2"/>`
  })
  return `<rect x="60" y="90" width="680" height="640" rx="36" fill="#fff" opacity=".9"/><rect x="110" y="150" width="10" height="52" rx="5" fill="${main}"/><text x="142" y="190" ${FONT} font-size="${titleSize}" font-weight="700" fill="${text}">${escapeXml(title)}</text>${rows.join('')}`
}

function packed(subject: ProductSubject): string {
  const paint = paintOf(subject.hue)
  const box = block({ x: 200, y: 300 }, { width: 320, height: 266, depth: 120 }, paint)
  const small = `<g transform="translate(222 318) scale(.34)">${productDrawing(subject)}</g>`
  return `${halo()}<g transform="translate(-24 0)">${shadow(430, 574, 270)}${box}<rect x="216" y="316" width="288" height="234" rx="18" fill="#fff" opacity=".82"/>${small}</g>`
}

function pill(at: { x: number; y: number; size: number }, text: string, colour: string): string {
  const width = Math.round(widthOf(text) * at.size + at.size * 1.5)
  const height = Math.round(at.size * 1.9)
  return `<rect x="${at.x}" y="${at.y}" width="${width}" height="${height}" rx="${Math.round(height / 2)}" fill="${colour}"/><text x="${at.x + width / 2}" y="${at.y + height / 2}" ${FONT} font-size="${Math.round(at.size)}" font-weight="600" fill="#fff" text-anchor="middle" dominant-baseline="central">${escapeXml(text)}</text>`
}

/** Width of a text in ems: Latin letters are about half as wide as Han signs. */
function widthOf(text: string): number {
  return Array.from(text).reduce((width, sign) => width + (/\p{Script=Han}/u.test(sign) ? 1 : 0.54), 0)
}

function halo(): string {
  return `<rect width="${SIDE}" height="${SIDE}" fill="url(#background)"/><circle cx="400" cy="400" r="316" fill="#fff" opacity=".46"/>`
}

/** Drawings of products that look different from their class, by noun. */
const NOUN_DRAWINGS = { ...OFFICE_DRAWINGS, ...TOOL_DRAWINGS, ...ELECTRIC_DRAWINGS, ...GIFT_DRAWINGS }

function productDrawing({ classNumber, noun, hue }: ProductSubject): string {
  return NOUN_DRAWINGS[noun]?.(paintOf(hue)) ?? drawingOf(classNumber, hue)
}

function drawingOf(classNumber: string, hue: number): string {
  return CLASS_DRAWINGS[classNumber]?.(paintOf(hue)) ?? ''
}

function frame(width: number, height: number, hue: number, content: string): DrawnPicture {
  const background = `<rect width="${width}" height="${height}" fill="url(#background)"/>`
  return { svg: wrap(width, height, hue, background + content), width, height }
}

function wrap(width: number, height: number, hue: number, content: string): string {
  const background = `<linearGradient id="background" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 72% 96%)"/><stop offset="1" stop-color="hsl(${(hue + 22) % 360} 62% 87%)"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${background}${gradients(paintOf(hue))}</defs>${content}</svg>`.replace(
    /\n\s*/g,
    '',
  )
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
