import { expect, it } from 'vitest'

import { readSettings } from './settings.ts'

it('foreign pictures and videos are allowed by origin, none by default', () => {
  const read = (text: string) => readSettings({ MEDIA_ORIGINS: text }).mediaOrigins
  expect([read(''), read(' https://img.example, https://b.example:8443'), read('https:')]).toEqual([
    [],
    ['https://img.example', 'https://b.example:8443'],
    ['https:'],
  ])
})

it.each([
  'http://img.example',
  'img.example',
  'https://img.example/a',
  "'unsafe-inline'",
  'https://a.example;script-src',
  '*',
])('a wrong origin is told in a sentence: %s', (text) => {
  expect(() => readSettings({ MEDIA_ORIGINS: text })).toThrow(
    'MEDIA_ORIGINS must be addresses such as https://img.example',
  )
})
