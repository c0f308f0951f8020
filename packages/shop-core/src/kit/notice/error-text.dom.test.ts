import { expect, it, vi } from 'vitest'

import { CallError } from '../../query/call-error.ts'
import { errorText } from './error-text.ts'

const chunkError = Object.assign(new Error('Failed to fetch dynamically imported module'), { name: 'ChunkLoadError' })

it.each([
  ['the server’s message', new CallError({ failure: 'NOT_FOUND', msg: '商品不存在' }), '商品不存在'],
  [
    'a lost connection',
    new CallError({ failure: 'NETWORK', msg: 'TypeError: failed to fetch' }),
    'Connection lost. Please try again',
  ],
  ['a script that did not load', chunkError, 'Connection lost. Please try again'],
  [
    'a bug of ours, never a network failure',
    new TypeError('x.toSorted is not a function'),
    'Something went wrong on this page. Reload it and try again',
  ],
])('tells %s', (_, error, text) => {
  expect(errorText(error)).toBe(text)
})

it('tells that the device is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  expect(errorText(new CallError({ failure: 'NETWORK', msg: '' }))).toBe('You are offline')
})
