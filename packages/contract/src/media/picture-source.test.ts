import { expect, it } from 'vitest'

import { pictureUrl, sourceSet } from './picture-source.ts'

it('loads pictures over http and from the own host only', () => {
  expect(pictureUrl('/api/alc-oss/handle/downLoad/a/origin')).not.toBe('')
  expect(pictureUrl('https://cdn.example/a.png')).not.toBe('')
  for (const hostile of [
    '',
    'javascript:x',
    'data:image/svg+xml,x',
    '//other.example/a',
    '/\\other.example/a',
    '/\t/other.example/a',
    '/\n\\other.example/a',
  ])
    expect(pictureUrl(hostile), hostile).toBe('')
})

it('offers the existing widths of a stored picture, and none of a foreign one', () => {
  const url = '/api/alc-oss/handle/downLoad/0b-1/origin'
  expect(sourceSet({ url, width: 800, height: 400 }, 'webp')).toBe(
    '/api/alc-oss/handle/downLoad/0b-1/w375.webp 375w, /api/alc-oss/handle/downLoad/0b-1/w750.webp 750w',
  )
  expect(sourceSet({ url, width: 100, height: 40 }, 'avif')).toContain('w375.avif 375w')
  expect(sourceSet({ url: 'https://cdn.example/a.png', width: 800, height: 400 }, 'webp')).toBe('')
})

it('offers no width in which a picture exceeds the maximum height of WebP', () => {
  const url = '/api/alc-oss/handle/downLoad/0b-1/origin'
  expect(sourceSet({ url, width: 750, height: 20_000 }, 'webp')).toBe(
    '/api/alc-oss/handle/downLoad/0b-1/w375.webp 375w',
  )
  expect(sourceSet({ url, width: 750, height: 40_000 }, 'webp')).toBe('')
})
