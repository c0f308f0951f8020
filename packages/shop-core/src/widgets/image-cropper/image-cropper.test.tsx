import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ImageCropper } from './image-cropper.tsx'

const FILE = new File(['x'], 'me.png', { type: 'image/png' })

/** What the canvas was asked to draw: source rectangle, then target. */
let drawn: readonly number[] = []

beforeEach(() => {
  setDocumentLocale('zh-CN')
  // jsdom lays nothing out and has no pictures: one of 800 × 600 px in a view of 400 × 300.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 800, height: 600, close: () => undefined }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:me')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  for (const [name, size] of [
    ['offsetWidth', 400],
    ['offsetHeight', 300],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  const context = { drawImage: (_: unknown, ...numbers: number[]) => (drawn = numbers) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['y'], { type: type ?? '' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show() {
  const onCrop = vi.fn<(picture: File) => void>()
  const onClose = vi.fn<() => void>()
  render(<ImageCropper file={FILE} maxSize={200} onCrop={onCrop} onClose={onClose} />)
  return { onCrop, onClose, picture: () => document.querySelector('.wg-crop img') as HTMLImageElement }
}

it('is not ready until the picture has loaded, then gives the framed part in the size asked for', async () => {
  const { onCrop, picture } = show()
  const apply = screen.getByRole('button', { name: '确定' })
  expect(apply).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('图片加载中…')
  fireEvent.load(picture())
  await waitFor(() => expect(apply).toBeEnabled())
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.click(apply)
  await waitFor(() => expect(onCrop).toHaveBeenCalled())
  // The square in the middle of 800 × 600, made 200 × 200.
  expect(drawn).toEqual([100, 0, 600, 600, 0, 0, 200, 200])
  expect(onCrop.mock.lastCall?.[0]).toMatchObject({ name: 'me.png', type: 'image/png' })
})

it('moves the picture by arrow keys and zooms it by a slider', async () => {
  const { picture } = show()
  fireEvent.load(picture())
  const frame = await screen.findByRole('group', { name: '裁剪区域，方向键移动图片' })
  fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '2' } })
  frame.focus()
  await userEvent.keyboard('{ArrowRight>3/}')
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(drawn[2]).toBe(300))
  expect(drawn[0]).toBeLessThan(250)
})

it('says that a file is no picture', () => {
  const { picture } = show()
  fireEvent.error(picture())
  expect(screen.getByRole('status')).toHaveTextContent('图片无法显示')
  expect(screen.getByRole('button', { name: '确定' })).toBeDisabled()
})

it('closes without a crop', async () => {
  const { onClose, onCrop } = show()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenCalled()
  expect(onCrop).not.toHaveBeenCalled()
})
