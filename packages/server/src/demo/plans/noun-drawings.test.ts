import { expect, it } from 'vitest'

import { drawDemoPictures } from '../demo-pictures.ts'
import { NOUN_TABLES } from '../drawings/object-drawings.ts'
import { productPicture } from '../drawings/picture-drawings.ts'
import { CLASS_PLANS } from './class-plans.ts'
import { LEAF_WORDS } from './leaf-plans.ts'
import { planProducts } from './product-plans.ts'

const products = planProducts()
const pictures = drawDemoPictures(products)

const pictureOf = (classNumber: string, noun: string) =>
  productPicture(
    { classNumber, hue: 200, series: '', noun, attributes: [], ground: 'white', light: 'left', scene: 'desk' },
    'front',
  ).svg

const differentIn = (number: string) => {
  const nouns = CLASS_PLANS.find((plan) => plan.number === number)?.nouns ?? []
  return new Set(nouns.map((noun) => pictureOf(number, noun))).size
}

it.each([
  ['hand tools', '05', 6],
  ['fasteners', '06', 5],
  ['lamps', '08', 5],
  ['cables', '07', 3],
  ['drinks', '12', 5],
  ['gift boxes', '11', 3],
  ['printers', '03', 3],
  ['shredders and binders', '04', 3],
  ['paper', '01', 2],
  ['cartridges', '02', 2],
  ['helmets', '09', 3],
  ['gloves', '10', 3],
  ['switches', '21', 4],
  ['measuring tools', '20', 3],
])('draws different %s differently', (_, number, count) => {
  expect(differentIn(number)).toBe(count)
})

it('has more than a hundred drawings, all of products that exist', () => {
  const nouns = new Set(CLASS_PLANS.flatMap((plan) => plan.nouns))
  const drawn = NOUN_TABLES.flatMap((table) => Object.keys(table))
  expect(drawn.filter((noun) => !nouns.has(noun))).toEqual([])
  expect(new Set(drawn).size).toBe(drawn.length)
  const different = CLASS_PLANS.flatMap(({ number, nouns: own }) => own.map((noun) => pictureOf(number, noun)))
  expect(new Set(different).size).toBeGreaterThan(100)
})

it('makes no picture larger than 6 kB', () => {
  const large = pictures.filter(({ svg }) => Buffer.byteLength(svg) > 6 * 1024)
  expect(large.map(({ name, svg }) => `${name} ${svg.length}`)).toEqual([])
})

it('bakes no words into the picture that lists show', () => {
  const fronts = pictures.filter(({ name }) => name.endsWith('/front'))
  expect(fronts.length).toBeGreaterThan(390)
  expect(fronts.filter(({ svg }) => svg.includes('<text'))).toEqual([])
})

it('sets products before three grounds in two lights and in eight rooms', () => {
  const seen = (choose: (subject: (typeof products)[number]['subject']) => string) =>
    new Set(products.map(({ subject }) => choose(subject))).size
  expect([seen(({ ground }) => ground), seen(({ light }) => light), seen(({ scene }) => scene)]).toEqual([3, 2, 8])
})

it('names a word of its leaves in one way', () => {
  const english = new Map<string, Set<string>>()
  for (const [word, other] of LEAF_WORDS) english.set(word, (english.get(word) ?? new Set()).add(other))
  expect([...english].filter(([, others]) => others.size > 1)).toEqual([])
})
