import { expect, it } from 'vitest'

import { expressName, trackText } from './shipping-texts.ts'

it('names steps and carriers that the mall knows in the language of the reader, and others as they came', () => {
  expect(trackText('en-US', '快件已被揽收')).toBe('Collected')
  expect(trackText('en-US', '商家已发货，等待揽收')).toBe('Handed over, waiting for collection')
  expect(trackText('zh-CN', '快件已被揽收')).toBe('快件已被揽收')
  expect(trackText('en-US', '快件在仓库盘点')).toBe('快件在仓库盘点')
  expect(expressName('en-US', '云顺速运')).toBe('Yunshun Express')
  expect(expressName('en-US', '顺路带')).toBe('顺路带')
})
