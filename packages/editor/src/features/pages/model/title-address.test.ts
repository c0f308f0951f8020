import { expect, it } from 'vitest'

import { addressFromTitle } from './title-address.ts'

it.each([
  ['Spring Sale 2027!', 'spring-sale-2027'],
  ['  双11 ', 'shuang11'],
  ['会员日 11.28', 'huiyuanri-11-28'],
  ['𠮷利', undefined],
  ['１１·１１', '11-11'],
  ['？！', undefined],
  ['', undefined],
  ['a'.repeat(60), 'a'.repeat(40)],
])('the title %j suggests the address %j', (title, address) => expect(addressFromTitle(title)).toBe(address))
