import { gradientsOf, paintOf } from './objects/svg-drawing.ts'
import { objectOf } from './object-drawings.ts'
import { CARD_CLEARANCE, escapeXml, FONT, framed, slope, widthOf } from './picture-frame.ts'
import type { DrawnPicture, Size } from './picture-frame.ts'

/** An object of a banner: a noun or a class number, and its hue. */
export type BannerObject = readonly [name: string, hue: number]

/** What a wide picture shows. */
export interface BannerScene {
  /** Hue of its ground. */
  readonly hue: number
  /** Three or four objects, front first. */
  readonly objects: readonly BannerObject[]
}

/** Content of a banner with words. */
export interface BannerSubject extends BannerScene {
  readonly title: string
  readonly subtitle: string
  /** On the ribbon; may be empty. */
  readonly label: string
  /** On the price flag, e.g. `¥98`; may be empty. */
  readonly price: string
  /** Below the price, e.g. `起`. */
  readonly priceNote: string
}

/** How much of an object's box the height of a banner shows. */
const OBJECT_FRAME = 660

/** Places of the objects, front first: share of the width and of the height, size, as seen from the front. */
const PLACES = [
  [0.72, 0.93, 0.86],
  [0.9, 0.86, 0.62],
  [0.57, 0.84, 0.52],
  [0.8, 0.72, 0.5],
] as const

/** Objects one behind another; each in its own hue. */
function groupOf(objects: readonly BannerObject[], { width, height }: Size, shift = 0): { svg: string; defs: string } {
  const drawn = objects.map(([name, hue], index) => {
    const [across, down, size] = PLACES[index % PLACES.length] ?? PLACES[0]
    const scale = (height / OBJECT_FRAME) * size
    const object = objectOf([name], hue).replaceAll(/url\(#(body|dark)\)/g, `url(#$1${index})`)
    const at = `${Math.round(width * across + shift - 400 * scale)} ${Math.round(height * down - 572 * scale)}`
    return {
      svg: `<g transform="translate(${at}) scale(${scale.toFixed(3)})">${object}</g>`,
      defs: gradientsOf(object, paintOf(hue), { suffix: String(index) }),
    }
  })
  return {
    svg: drawn
      .map(({ svg }) => svg)
      .toReversed()
      .join(''),
    defs: drawn.map(({ defs }) => defs).join(''),
  }
}

/** The loud ground of a banner: a slope, rays and a stage that the objects stand on. */
function stage(hue: number, { width, height }: Size): string {
  const [x, y] = [Math.round(width * 0.74), Math.round(height * 0.52)]
  const rays = [0, 1, 2, 3, 4, 5].map((ray) => {
    const [across, down] = [Math.cos((Math.PI / 6) * ray) * width, Math.sin((Math.PI / 6) * ray) * width].map(
      Math.round,
    )
    return `M${x} ${y}m${-(across ?? 0)} ${-(down ?? 0)}l${2 * (across ?? 0)} ${2 * (down ?? 0)}`
  })
  const step = (rise: number, radius: number, fill: string) =>
    `<ellipse cx="${x}" cy="${Math.round(height * rise)}" rx="${Math.round(width * radius)}" ry="${Math.round(height * 0.13)}" fill="${fill}"/>`
  return `<rect width="${width}" height="${height}" fill="url(#loud)"/><path d="${rays.join('')}" stroke="#fff" stroke-width="48" opacity=".06"/><circle cx="${x}" cy="${y}" r="${Math.round(height * 0.46)}" fill="#fff" opacity=".16"/>${step(0.96, 0.3, `hsl(${hue} 70% 30%)`)}${step(0.92, 0.3, `hsl(${hue} 72% 68%)`)}${step(0.9, 0.27, `hsl(${hue} 80% 84%)`)}`
}

/** Greens glare at the lightness that suits reds and blues. */
const GREENS = { from: 90, to: 200, dimmed: 14 } as const

const loud = (hue: number) => {
  const dimmed = hue > GREENS.from && hue < GREENS.to ? GREENS.dimmed : 0
  return slope('loud', `hsl(${(hue + 350) % 360} 78% ${50 - dimmed}%)`, `hsl(${(hue + 18) % 360} 80% ${36 - dimmed}%)`)
}

/** A wide picture with words for carousels: headline, ribbon, objects on a stage and a price flag. */
export function bannerPicture(subject: BannerSubject, size: Size): DrawnPicture {
  const { hue, objects } = subject
  const group = groupOf(objects, size)
  const words = `<g ${FONT}>${wordsOf(subject, size)}${flag(subject, size)}</g>`
  return framed({ ...size, hue, defs: loud(hue) + group.defs }, stage(hue, size) + group.svg + words)
}

/** A wide picture of objects without words: heads of shops and classes, and banners that a page writes on. */
export function objectBanner({ hue, objects }: BannerScene, size: Size): DrawnPicture {
  const group = groupOf(objects, size)
  return framed({ ...size, hue, defs: loud(hue) + group.defs }, stage(hue, size) + group.svg)
}

/** A pale card with objects at its right, for texts of the page; clear at 12 page px from both sides, and at 4 above and below. */
export function cardPicture({ hue, objects }: BannerScene, size: Size): DrawnPicture {
  const { width, height } = size
  const edge = Math.round((width * 12) / 375)
  const space = clearOf(width)
  const group = groupOf(objects, size, 10)
  const ground = slope('pale', `hsl(${hue} 86% 95%)`, `hsl(${(hue + 20) % 360} 78% 84%)`)
  const card = `<clipPath id="edge"><rect x="${edge}" y="${space}" width="${width - 2 * edge}" height="${height - 2 * space}" rx="${edge}"/></clipPath>`
  const glow = `<circle cx="${Math.round(width * 0.74)}" cy="${Math.round(height * 0.55)}" r="${Math.round(height * 0.55)}" fill="#fff" opacity=".5"/>`
  return framed(
    { ...size, hue, defs: ground + card + group.defs },
    `<g clip-path="url(#edge)"><rect width="${width}" height="${height}" fill="url(#pale)"/>${glow}${group.svg}</g>`,
  )
}

/** Where the tiles of a row stand in a picture 758 wide, in its own pixels. */
const TILE_ROW = { edge: 24, gap: 12 } as const

/** What a card leaves clear above and below: half of what lies between two cards of a page, as modules have it as their margin. */
const clearOf = (width: number): number => Math.round((width * CARD_CLEARANCE) / 379)

/** Pale rounded tiles of some hues side by side on nothing, for texts and objects of the page. */
export function tileRow(hues: readonly number[], { width, height }: Size): DrawnPicture {
  const { edge, gap } = TILE_ROW
  const across = (width - 2 * edge - gap * (hues.length - 1)) / hues.length
  const space = clearOf(width)
  const tiles = hues.map((_, index) => {
    const x = edge + index * (across + gap)
    return `<rect x="${x}" y="${space}" width="${across}" height="${height - 2 * space}" rx="20" fill="url(#tile${index})"/><circle cx="${x + across / 2}" cy="${height * 0.7}" r="${height * 0.27}" fill="#fff" opacity=".55"/>`
  })
  const defs = hues.map((hue, index) => slope(`tile${index}`, `hsl(${hue} 90% 95%)`, `hsl(${hue} 84% 84%)`))
  return framed({ width, height, hue: 0, defs: defs.join('') }, tiles.join(''))
}

/** The cover of an article: objects in the middle, which lists cut to other shapes, and no text. */
export function coverPicture({ hue, objects }: BannerScene, size: Size): DrawnPicture {
  const { width, height } = size
  const group = groupOf(objects, size, -Math.round(width * 0.22))
  const ground = slope('pale', `hsl(${hue} 70% 94%)`, `hsl(${(hue + 24) % 360} 60% 82%)`)
  const glow = `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.round(height * 0.46)}" fill="#fff" opacity=".5"/>`
  return framed(
    { ...size, hue, defs: ground + group.defs },
    `<rect width="${width}" height="${height}" fill="url(#pale)"/>${glow}<g transform="translate(${-Math.round(width * 0.16)} ${-Math.round(height * 0.26)}) scale(1.3)">${group.svg}</g>`,
  )
}

/** A background without objects, in one of three patterns. */
export function backgroundPicture(hue: number, pattern: 'rays' | 'waves' | 'dots', size: Size): DrawnPicture {
  const { width, height } = size
  const patterns = {
    rays: () =>
      `<g fill="#fff" opacity=".09">${[0, 20, 40, 60, 80, 100, 120, 140, 160].map((turn) => `<path d="M-400 ${height / 2 - 24}h1600v48H-400z" transform="rotate(${turn} ${width / 2} ${height / 2})"/>`).join('')}</g>`,
    waves: () =>
      [0.45, 0.6, 0.75]
        .map(
          (share) =>
            `<path d="M0 ${height * share}q${width / 4} -70 ${width / 2} 0t${width / 2} 0V${height}H0z" fill="#fff" opacity=".12"/>`,
        )
        .join(''),
    dots: () =>
      Array.from(
        { length: 60 },
        (_, index) =>
          `<circle cx="${(index % 10) * 78 + 24 + (Math.floor(index / 10) % 2) * 39}" cy="${Math.floor(index / 10) * 66 + 24}" r="9" fill="#fff" opacity=".16"/>`,
      ).join(''),
  }
  return framed(
    { ...size, hue, defs: loud(hue) },
    `<rect width="${width}" height="${height}" fill="url(#loud)"/>${patterns[pattern]()}`,
  )
}

function wordsOf({ title, subtitle, label, hue }: BannerSubject, { width, height }: Size): string {
  const left = Math.round(width * 0.06)
  const room = width * 0.48
  const titleSize = Math.min(Math.round(height * 0.19), Math.floor(room / widthOf(title)))
  const smallSize = Math.min(Math.round(height * 0.082), Math.floor(room / widthOf(subtitle)))
  const texts = `<g fill="#fff"><text x="${left}" y="${Math.round(height * 0.42)}" font-size="${titleSize}" font-weight="800">${escapeXml(title)}</text><text x="${left}" y="${Math.round(height * 0.57)}" font-size="${smallSize}" opacity=".92">${escapeXml(subtitle)}</text></g>`
  return (
    texts +
    (label && ribbon(label, { x: left, y: Math.round(height * 0.66) }, { size: Math.round(height * 0.075), hue }))
  )
}

/** A ribbon with a notched end. */
function ribbon(
  label: string,
  { x, y }: { x: number; y: number },
  { size, hue }: { size: number; hue: number },
): string {
  const [width, height] = [Math.round(widthOf(label) * size + size * 2.4), Math.round(size * 2)]
  return `<path d="M${x} ${y}h${width}l${-Math.round(height / 3)} ${height / 2}l${Math.round(height / 3)} ${height / 2}H${x}z" fill="#ffd84d"/><text x="${x + size}" y="${y + height / 2}" font-size="${size}" font-weight="700" fill="hsl(${hue} 70% 24%)" dominant-baseline="central">${escapeXml(label)}</text>`
}

/** A round flag with a price. */
function flag({ price, priceNote }: BannerSubject, { width, height }: Size): string {
  if (price === '') return ''
  const radius = Math.round(height * 0.155)
  const [x, y] = [Math.round(width * 0.915), Math.round(height * 0.24)]
  const size = Math.floor((radius * 1.66) / Math.max(2.2, widthOf(price)))
  return `<g transform="rotate(8 ${x} ${y})"><circle cx="${x}" cy="${y}" r="${radius}" fill="#ffd84d"/><circle cx="${x}" cy="${y}" r="${radius - 6}" fill="none" stroke="#d3261f" stroke-width="2" stroke-dasharray="5 5"/><g fill="#c4161c" text-anchor="middle"><text x="${x}" y="${y + size * 0.16}" font-size="${size}" font-weight="800">${escapeXml(price)}</text><text x="${x}" y="${y + radius * 0.62}" font-size="${Math.round(radius * 0.34)}" font-weight="700">${escapeXml(priceNote)}</text></g></g>`
}
