import { expect, it } from 'vitest'

import { addressFromTitle } from './title-address.ts'

it.each([
  ['Spring Sale 2027!', 'spring-sale-2027'],
  ['  双11 ', undefined],
  ['新品', 'xinpin'],
  ['１１·１１', '11-11'],
  ['？！', undefined],
  ['', undefined],
  ['a'.repeat(60), 'a'.repeat(40)],
])('the title %j suggests the address %j', (title, address) => expect(addressFromTitle(title)).toBe(address))
