import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import { drawModule, viewProps } from '../kit/test-view.tsx'
import { imageSamples } from './image.samples.ts'
import { image } from './image.ts'
import { imageView } from './image.view.tsx'

const long = imageSamples.states['long'] ?? {}
const draw = (change: Readonly<Record<string, unknown>> = {}) =>
  drawModule(image, imageView, { stored: { ...long, ...change } })
const longPicture = (isFirst: boolean) => (
  <imageView.View
    {...viewProps()}
    props={readFields(image.fields, long)}
    data={{ state: 'ready', value: undefined }}
    isFirst={isFirst}
    onAction={() => undefined}
  />
)

it('renders as stripes whose heights add up to the whole', () => {
  const images = [...draw().root.querySelectorAll('img')]
  expect(images).toHaveLength(4)
  const tops = images.map(({ style }) => Number.parseFloat(style.top))
  const heights = images.map(({ style }) => Number.parseFloat(style.height))
  for (const [index, top] of tops.slice(1).entries()) {
    // Overlap of adjacent stripes: 2/375 of the width.
    const overlap = (tops[index] ?? 0) + (heights[index] ?? 0) - top
    expect((overlap / 100) * 6200).toBeCloseTo(4, 6)
  }
  expect((tops[3] ?? 0) + (heights[3] ?? 0)).toBeCloseTo(100, 10)
  expect(imageView.heightOf?.(readFields(image.fields, long))).toBe(3100)
})

it('has one accessible name and loads distant stripes lazily', () => {
  const { root } = draw()
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: '采购季长海报' })])
  for (const image of root.querySelectorAll('img')) expect(image).toHaveAttribute('loading', 'lazy')
})

it('loads only its first stripe eagerly at the top of a page', () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(longPicture(true))
  expect([...root.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    null,
    'lazy',
    'lazy',
    'lazy',
  ])
})

it('renders the same on the server and in the shop', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(longPicture(false))
  const complaints = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const rendered = await act(async () => hydrateRoot(root, longPicture(false), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => rendered.unmount())
  complaints.mockRestore()
})

it('positions its hot zones over the whole picture', () => {
  const { root } = draw({
    zones: [{ name: '底部', link: { kind: 'product', code: 'P1' }, x: 0, y: 90, width: 100, height: 10 }],
  })
  expect(screen.getByRole('listitem')).toHaveStyle({ top: '90%', height: '10%' })
  expect(root.querySelector('.mw-image-stripes')?.closest('.mw-image')?.querySelector('.mw-image-zones')).not.toBeNull()
})

it('falls back to the whole picture when a stripe fails', () => {
  const { root } = draw()
  fireEvent.error(root.querySelectorAll('img')[2] as Element)
  expect(root.querySelectorAll('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: '采购季长海报' })).toHaveAttribute('src', expect.stringMatching(/origin$/))
})

it.each([
  ['is not ours', imageSamples.states['longElsewhere']],
  ['has a height of its own', { ...long, height: 300 }],
  ['is a drawing', { picture: { url: '/api/alc-oss/handle/downLoad/a/vector', width: 750, height: 6200 } }],
  ['is not long', { picture: { url: '/api/alc-oss/handle/downLoad/a/origin', width: 750, height: 2250 } }],
])('renders as a whole when it %s', (_, stored) => {
  expect(drawModule(image, imageView, { stored: stored ?? {} }).root.querySelectorAll('img')).toHaveLength(1)
})
