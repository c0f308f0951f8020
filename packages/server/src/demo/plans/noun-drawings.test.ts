import { expect, it } from 'vitest'

import { CLASS_PLANS } from './class-plans.data.ts'
import { ELECTRIC_DRAWINGS } from '../drawings/electric-drawings.ts'
import { GIFT_DRAWINGS } from '../drawings/gift-drawings.ts'
import { OFFICE_DRAWINGS } from '../drawings/office-drawings.ts'
import { productPicture } from '../drawings/picture-drawings.ts'
import { TOOL_DRAWINGS } from '../drawings/tool-drawings.ts'

const pictureOf = (classNumber: string, noun: string) =>
  productPicture({ classNumber, hue: 200, series: '', noun, attributes: [] }, 'front').svg

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
])('draws different %s differently', (_, number, count) => {
  expect(differentIn(number)).toBe(count)
})

it('has drawings for products that exist', () => {
  const nouns = new Set(CLASS_PLANS.flatMap((plan) => plan.nouns))
  const drawn = [OFFICE_DRAWINGS, TOOL_DRAWINGS, ELECTRIC_DRAWINGS, GIFT_DRAWINGS].flatMap((table) =>
    Object.keys(table),
  )
  expect(drawn.filter((noun) => !nouns.has(noun))).toEqual([])
  expect(new Set(drawn).size).toBe(drawn.length)
})
