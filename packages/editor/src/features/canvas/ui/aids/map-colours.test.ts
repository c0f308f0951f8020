import { DEFINITIONS } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { mapColourOf } from './map-colours.ts'

it('tells pictures, other content, layout and products apart, and unknown modules from all', () => {
  const types = ['image', 'text', 'free-container', 'product-list', 'removed-module']
  expect(new Set(types.map(mapColourOf)).size).toBe(types.length)
  expect(mapColourOf('carousel')).toBe(mapColourOf('image'))
})

it('has a colour for every module', () => {
  for (const type of Object.keys(DEFINITIONS)) expect(mapColourOf(type), type).not.toBe(mapColourOf('removed-module'))
})
