import { blockCode } from '@mallwright/contract/document'
import { readSiteChrome } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { phoneBarsOf } from './phone-bars.ts'

it('are those of the shop: a top bar on home unless hidden, a title bar elsewhere, a tab bar everywhere, none around a block', () => {
  const { topBar } = readSiteChrome({})
  expect(phoneBarsOf('home', { topBar })).toEqual({ top: 48, tabs: 53 })
  expect(phoneBarsOf('home', { topBar: { ...topBar, isShown: false } })).toEqual({ top: 0, tabs: 53 })
  expect(phoneBarsOf('fest', { topBar: { ...topBar, isShown: false } })).toEqual({ top: 48, tabs: 53 })
  expect(phoneBarsOf(blockCode('00000000-0000-4000-8000-000000000000'), { topBar })).toEqual({ top: 0, tabs: 0 })
})
