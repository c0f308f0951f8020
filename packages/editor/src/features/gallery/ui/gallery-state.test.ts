import { expect, it } from 'vitest'

import { readGalleryState } from './gallery-state.ts'

it('opens in the language of the studio unless the address names one', () => {
  expect(readGalleryState('', 'en-US').locale).toBe('en-US')
  expect(readGalleryState('?locale=zh-CN', 'en-US').locale).toBe('zh-CN')
  expect(readGalleryState('?locale=fr', 'zh-CN').locale).toBe('zh-CN')
})
