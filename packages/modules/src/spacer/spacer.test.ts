import { expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import { spacer, SPACER_HEIGHT } from './spacer.ts'
import { spacerView } from './spacer.view.tsx'

const heightOf = (stored: Record<string, unknown>) => spacerView.heightOf?.(readFields(spacer.fields, stored))

it('is 20 to 2000 px high, and 20 for invalid values', () => {
  expect(SPACER_HEIGHT).toEqual({ min: 20, max: 2000 })
  expect([{}, { height: 19 }, { height: 2001 }, { height: '80' }].map(heightOf)).toEqual([20, 20, 20, 20])
  expect([{ height: 20 }, { height: 2000 }].map(heightOf)).toEqual([20, 2000])
})
