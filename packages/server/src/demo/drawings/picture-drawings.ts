import { box } from './objects/shapes.ts'
import { block, paintOf, shadow } from './objects/svg-drawing.ts'
import type { Light } from './objects/svg-drawing.ts'
import { objectOf } from './object-drawings.ts'
import { escapeXml, FONT, framed, slope, widthOf } from './picture-frame.ts'
import type { DrawnPicture } from './picture-frame.ts'
import { SCENE_OBJECT, sceneOf } from './scene-drawings.ts'
import type { Scene } from './scene-drawings.ts'

/** What an object stands before: nothing, a tint of its hue, or the dark. */
export type Ground = 'white' | 'tint' | 'dark'

/** Content of a product picture. */
export interface ProductSubject {
  readonly classNumber: string
  readonly hue: number
  readonly series: string
  readonly noun: string
  readonly ground: Ground
  readonly light: Light
  readonly scene: Scene
  readonly attributes: readonly (readonly [string, string])[]
}

const SIDE = 800

/** Room for the title of a table of attributes. */
const TITLE_WIDTH = 570

/** The views of a product, in the order of its pictures. */
export const PRODUCT_VIEWS = ['front', 'scene', 'table', 'package'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

/** One view of a product, 800 × 800. */
export function productPicture(subject: ProductSubject, view: ProductView): DrawnPicture {
  const draw = { front, scene, table, package: packed }[view]
  const { hue, light } = subject
  const defs = view === 'front' && subject.ground === 'dark' ? darkGround(hue) : tintGround(hue)
  return framed({ width: SIDE, height: SIDE, hue, light, defs: view === 'scene' ? '' : defs }, draw(subject))
}

/** The square icon of a class, 240 × 240: its object on a soft tile. */
export function classPicture(names: readonly string[], hue: number): DrawnPicture {
  const object = `<g transform="translate(6 12) scale(.285)">${objectOf(names, hue)}</g>`
  return framed({ width: 240, height: 240, hue, defs: tintGround(hue) }, box('0 0 240 240 64', 'url(#ground)') + object)
}

/** A product alone on nothing, 800 × 800, to be laid over anything. */
export function cutOut(noun: string, hue: number): DrawnPicture {
  return framed({ width: SIDE, height: SIDE, hue }, enlarged(objectOf([noun], hue)))
}

const tintGround = (hue: number) => slope('ground', `hsl(${hue} 72% 96%)`, `hsl(${(hue + 22) % 360} 62% 87%)`)

const darkGround = (hue: number) =>
  `<radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop stop-color="hsl(${hue} 34% 46%)"/><stop offset="1" stop-color="hsl(${hue} 42% 13%)"/></radialGradient>`

/** Enlarged about the middle of what stands on y = 570, which comes to the middle of the picture. */
const enlarged = (object: string) => `<g transform="translate(400 404) scale(1.16) translate(-400 -376)">${object}</g>`

function front(subject: ProductSubject): string {
  const object = enlarged(objectOf([subject.noun, subject.classNumber], subject.hue))
  const grounds = {
    white: () => box('0 0 800 800', '#fff'),
    tint: halo,
    dark: () =>
      box('0 0 800 800', 'url(#ground)') + '<ellipse cx="400" cy="642" rx="330" ry="52" fill="#fff" opacity=".16"/>',
  }
  return grounds[subject.ground]() + object
}

function scene({ noun, classNumber, hue, scene: room }: ProductSubject): string {
  const { baseline, scale } = SCENE_OBJECT
  const object = objectOf([noun, classNumber], hue)
  return `${sceneOf(room)}<g transform="translate(${400 - 400 * scale} ${baseline - 570 * scale}) scale(${scale})">${object}</g>`
}

function table({ attributes, hue, series, noun }: ProductSubject): string {
  const { text, main } = paintOf(hue)
  const title = /\p{Script=Han}/u.test(noun) ? series + noun : `${series} ${noun}`
  const titleSize = Math.min(42, Math.floor(TITLE_WIDTH / widthOf(title)))
  const rows = attributes.slice(0, 6).map(([name, value], row) => {
    const y = 300 + row * 74
    return `<text x="110" y="${y}" opacity=".6">${escapeXml(name)}</text><text x="690" y="${y}" font-weight="600" text-anchor="end">${escapeXml(value)}</text><path d="M110 ${y + 26}h580" stroke="${text}" opacity=".1" stroke-width="2"/>`
  })
  return `${box('0 0 800 800', 'url(#ground)')}${box('60 90 680 640 36', '#fff', 0.9)}${box('110 150 10 52 5', main)}<g ${FONT} font-size="30" fill="${text}"><text x="142" y="190" font-size="${titleSize}" font-weight="700">${escapeXml(title)}</text>${rows.join('')}</g>`
}

function packed({ noun, classNumber, hue }: ProductSubject): string {
  const object = `<g transform="translate(222 318) scale(.34)">${objectOf([noun, classNumber], hue)}</g>`
  const carton = block({ x: 200, y: 300 }, { width: 320, height: 266, depth: 120 }, paintOf(hue))
  return `${halo()}<g transform="translate(-24 0)">${shadow(430, 574, 270)}${carton}${box('216 316 288 234 18', '#fff', 0.82)}${object}</g>`
}

function halo(): string {
  return `${box('0 0 800 800', 'url(#ground)')}<circle cx="400" cy="400" r="316" fill="#fff" opacity=".46"/>`
}
