import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { cropName, cropSettings, cropSize } from './crop-settings.ts'
import { createCropper } from './image-cropper.machine.ts'

const AREA = { x: 10, y: 20, width: 300, height: 300 }
const PICTURE = new File(['x'], 'a.jpg')

function open(encode: () => Promise<File | undefined> = () => Promise.resolve(PICTURE)) {
  const onCrop = vi.fn<(picture: File) => void>()
  const spy = vi.fn(encode)
  const cropper = createCropper()
  const close = cropper.open({ file: PICTURE, encode: spy, onCrop })
  return { cropper, close, encode: spy, onCrop, phase: () => cropper.state.getState().phase }
}

describe('a cropper', () => {
  it('crops what is in the frame, and nothing before the picture has loaded', async () => {
    const { cropper, encode, onCrop, phase } = open()
    await cropper.crop()
    cropper.frame({ x: 0, y: 0, width: 0, height: 0 })
    expect(phase()).toBe('loading')
    expect(encode).not.toHaveBeenCalled()
    cropper.frame(AREA)
    await cropper.crop()
    expect(encode.mock.calls).toEqual([[AREA]])
    expect(onCrop.mock.calls).toEqual([[PICTURE]])
  })

  it('crops once for two taps', async () => {
    const { cropper, onCrop } = open()
    cropper.frame(AREA)
    await Promise.all([cropper.crop(), cropper.crop()])
    expect(onCrop).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['gives nothing', () => Promise.resolve(undefined)],
    ['throws', () => Promise.reject(new Error('decode'))],
  ])('can be tried again when the encoder %s', async (_, encode) => {
    const { cropper, encode: spy, onCrop, phase } = open(encode)
    cropper.frame(AREA)
    await cropper.crop()
    expect(phase()).toBe('failed')
    spy.mockResolvedValue(PICTURE)
    await cropper.crop()
    expect(onCrop).toHaveBeenCalledTimes(1)
  })

  it('never gets ready with a file that is no picture', () => {
    const { cropper, phase } = open()
    cropper.unreadable()
    cropper.frame(AREA)
    expect(phase()).toBe('unreadable')
  })

  it('tells nobody of what was being encoded when it closed', async () => {
    const { cropper, close, onCrop } = open()
    cropper.frame(AREA)
    const cropping = cropper.crop()
    close()
    await cropping
    expect(onCrop).not.toHaveBeenCalled()
  })
})

describe('its numbers', () => {
  it('have defaults and limits', () => {
    expect(cropSettings({}, 'image/jpeg')).toEqual({ aspect: 1, quality: 1, maxSize: 1024, format: 'jpeg' })
    expect(cropSettings({ ratio: '4,3', quality: 0, maxSize: 9999 }, 'image/png')).toEqual({
      aspect: 4 / 3,
      quality: 0.1,
      maxSize: 2000,
      format: 'png',
    })
    expect(cropSettings({ quality: 7, maxSize: -1 }, '')).toMatchObject({ quality: 1, maxSize: 0 })
    for (const ratio of ['', '4', '0,3', '4,0', 'a,b', '-4,3'])
      expect(cropSettings({ ratio }, '')).toMatchObject({ aspect: 1 })
  })

  it('make a picture that is never larger than asked for, and keeps its proportions', () => {
    expect(cropSize(AREA, { maxSize: 1024 })).toEqual({ width: 300, height: 300 })
    expect(cropSize({ ...AREA, width: 3000, height: 2000 }, { maxSize: 0 })).toEqual({ width: 3000, height: 2000 })
    const side = fc.integer({ min: 1, max: 9000 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 2000 }), (width, height, maxSize) => {
        const size = cropSize({ x: 0, y: 0, width, height }, { maxSize })
        expect(Math.max(size.width, size.height)).toBe(Math.min(maxSize, Math.max(width, height)))
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('name it by its format', () => {
    expect(cropName('photo.of.me.heic', 'jpeg')).toBe('photo.of.me.jpg')
    expect(cropName('.png', 'png')).toBe('picture.png')
  })
})
