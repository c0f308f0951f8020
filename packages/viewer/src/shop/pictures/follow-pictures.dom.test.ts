import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { followPictures } from './follow-pictures.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function addPicture(alt: string, height = 168): HTMLImageElement {
  document.body.innerHTML = `<a><picture><img src="/gone.png" alt="${alt}"></picture></a>`
  const image = document.images[0] as HTMLImageElement
  Object.defineProperty(image, 'clientHeight', { value: height })
  return image
}

it('marks a picture that fails, with its alternative text on the box, until another one has loaded in its place', () => {
  const stop = followPictures()
  const image = addPicture('年终采购季')
  image.dispatchEvent(new Event('error'))
  expect(image).toHaveAttribute('data-mw-broken')
  expect(image.closest('a')).toHaveAttribute('data-mw-alt', '年终采购季')
  image.dispatchEvent(new Event('load'))
  expect(image).not.toHaveAttribute('data-mw-broken')
  expect(image.closest('a')).not.toHaveAttribute('data-mw-alt')
  stop()
  image.dispatchEvent(new Event('error'))
  expect(image).not.toHaveAttribute('data-mw-broken')
})

it('marks a picture that failed before the shop hydrated', () => {
  const image = addPicture('')
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: 'http://localhost/gone.png' },
  })
  followPictures()()
  expect(image).toHaveAttribute('data-mw-broken')
})

it('has no room for words in a small box', () => {
  const stop = followPictures()
  const image = addPicture('头像', 56)
  image.dispatchEvent(new Event('error'))
  expect(image.closest('a')).not.toHaveAttribute('data-mw-alt')
  stop()
})

it.each([
  ['a lazy picture', false, 'lazy', 1],
  ['no picture that is there at once', false, 'eager', 0],
  ['none for who asks for less motion', true, 'lazy', 0],
])('fades in %s', (_, isCalm, loading, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  const stop = followPictures()
  const image = addPicture('')
  Object.defineProperty(image, 'loading', { value: loading })
  const animate = vi.fn()
  image.animate = animate
  image.dispatchEvent(new Event('load'))
  expect(animate).toHaveBeenCalledTimes(times)
  stop()
})
