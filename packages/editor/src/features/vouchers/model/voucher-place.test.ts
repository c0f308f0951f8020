import { VOUCHER_TYPE_CODES } from '@mallwright/contract/voucher'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { placeIn, searchOf } from './voucher-place.ts'

const types = fc.constantFrom(...VOUCHER_TYPE_CODES)
const ids = fc.option(fc.uuid(), { nil: undefined })

const places = fc.oneof(
  fc.constant({ kind: 'overview' } as const),
  fc.constant({ kind: 'tasks' } as const),
  types.map((type) => ({ kind: 'list', type }) as const),
  fc.record({ kind: fc.constant('form' as const), type: types, id: ids }, { requiredKeys: ['kind', 'type', 'id'] }),
  fc.record({ kind: fc.constant('form' as const), type: types, id: fc.constant(undefined), copiedId: fc.uuid() }),
)

it('finds every place again by its address', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(placeIn(searchOf(place))).toEqual(place)
    }),
  )
})

it('names nothing of vouchers in other addresses, and says when a type is unknown', () => {
  expect(placeIn('?list=orders')).toBeUndefined()
  expect(placeIn('')).toBeUndefined()
  expect(placeIn('?work=constructor')).toEqual({ kind: 'unknown' })
  expect(placeIn('?work=PUR_ORDERS&voucher=new')).toEqual({ kind: 'unknown' })
})
