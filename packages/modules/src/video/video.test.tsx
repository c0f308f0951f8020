import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { videoSamples } from './video.samples.ts'
import { video } from './video.ts'
import { videoView } from './video.view.tsx'

const stored = videoSamples.versions[0] ?? {}
const draw = (change: Readonly<Record<string, unknown>> = {}, mode: ViewMode = 'view') =>
  drawModule(video, videoView, { stored: { ...stored, ...change }, mode })
const player = (root: HTMLElement) => {
  const found = root.querySelector('video')
  if (!found) throw new Error('no video')
  return found
}

it('loads nothing of the video before playback, and has native controls', () => {
  const { root } = draw()
  const element = player(root)
  expect(element).toHaveAttribute('preload', 'none')
  expect(element).toHaveAttribute('controls')
  expect(element).toHaveAttribute('playsinline')
  expect(element).not.toHaveAttribute('autoplay')
  expect(element).toHaveAttribute('poster', expect.stringMatching(/^data:/))
  expect(screen.getByLabelText('三十秒看懂企业采购')).toBe(element)
  expect(root.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

it('removes the poster when the first frame is available', () => {
  const { root } = draw()
  fireEvent.playing(player(root))
  expect(root.querySelector('img')).toBeNull()
})

it('reserves its space by the chosen ratio, its own, its poster’s, or 16:9', () => {
  const height = (change: object) => videoView.heightOf?.(readFields(video.fields, { ...stored, ...change }))
  const unknown = { url: 'https://a.example/v.mp4', width: 0, height: 0, durationSec: 0 }
  expect(height({})).toBeCloseTo((375 * 9) / 16)
  expect(height({ ratio: '1/1', marginX: 10, marginY: 5 })).toBe(365)
  expect(height({ video: unknown })).toBe(180)
  expect(height({ video: unknown, poster: {} })).toBeCloseTo((375 * 9) / 16)
  expect(height({ video: {} })).toBeUndefined()
})

it('shows its poster with a mark on the canvas, a hint while empty, and nothing to buyers then', () => {
  expect(draw({}, 'edit').root.querySelector('video')).toBeNull()
  expect(screen.getByRole('img', { name: '三十秒看懂企业采购' })).toBeVisible()
  draw({ video: {} }, 'edit')
  expect(screen.getByText('请选择视频')).toBeVisible()
  expect(draw({ video: {} }).root).toBeEmptyDOMElement()
})

it.each(['javascript:alert(1)', 'data:video/mp4,x', 'http://a.example/v.mp4', '//a.example/v.mp4', '/admin/v.mp4'])(
  'plays nothing from %s',
  (url) => {
    expect(draw({ video: { url, width: 1, height: 1, durationSec: 1 } }).root).toBeEmptyDOMElement()
  },
)

describe('autoplay', () => {
  let see: (isSeen: boolean) => void
  const play = vi.fn(() => Promise.resolve())
  const pause = vi.fn()
  const calm = vi.fn(() => false)

  beforeEach(() => {
    play.mockClear()
    pause.mockClear()
    calm.mockReturnValue(false)
    vi.stubGlobal('matchMedia', () => ({ matches: calm() }))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => callback([{ isIntersecting }])
        }
        observe = () => undefined
        disconnect = () => void (see = () => undefined)
      },
    )
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
    see = () => undefined
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('starts muted while in view', () => {
    const { root } = draw({ isAutoplay: true })
    expect(player(root).muted).toBe(true)
    act(() => see(true))
    expect(play).toHaveBeenCalledOnce()
    act(() => see(false))
    expect(pause).toHaveBeenCalledOnce()
  })

  it('is off with reduced motion, and by default', () => {
    calm.mockReturnValue(true)
    draw({ isAutoplay: true })
    act(() => see(true))
    calm.mockReturnValue(false)
    draw()
    act(() => see(true))
    expect(play).not.toHaveBeenCalled()
  })

  it('stops after a manual pause in view', () => {
    const { root } = draw({ isAutoplay: true })
    act(() => see(true))
    fireEvent.pause(player(root))
    act(() => see(true))
    expect(play).toHaveBeenCalledOnce()
  })
})
